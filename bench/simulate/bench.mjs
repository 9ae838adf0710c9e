import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { middle, printTable, whole } from '../table.mjs';
import { usedBy } from '../used.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const STADIUM = join(here, '../../packages/cli/bin/stadium.js');
const ROUNDS = 5;

const DICE_GAMES = [
  { name: 'one die', id: 'one-die-baseball', games: 400_000 },
  { name: 'two dice', id: 'two-dice-baseball', games: 400_000 },
  { name: 'three dice', id: 'three-dice-baseball', games: 400_000 },
  { name: 'Dice & Run, basic', id: 'dice-and-run', options: { mode: 'basic' }, games: 200_000 },
  { name: 'Dice & Run, advanced, rookies', id: 'dice-and-run', options: { mode: 'advanced' }, games: 20_000 },
  { name: 'pocket rugby, rookies', id: 'pocket-rugby', games: 60_000 },
];

/** Games per CPU-second of the whole command, from its start to its figures. */
function simulate({ id, options = {}, games }) {
  const chosen = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const asked = ['simulate', id, '--games', games, '--seed', 'bench', '--workers', '1', '--json', ...chosen];
  return games / usedBy(STADIUM, asked).seconds;
}

function alone(program, { id, options = {}, games }) {
  const told = execFileSync('node', [program, id, String(games), JSON.stringify(options)], { encoding: 'utf8' });
  const { cpuSeconds } = JSON.parse(told);
  return games / cpuSeconds;
}

/** `stadium simulate`, the whole command, beside the rules alone: complete games per CPU-second. */
export async function run() {
  const kernel = await bundle(join(here, 'kernel.ts'));
  const rows = DICE_GAMES.map((game) => ({ game, command: [], rules: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { game, command, rules } of rows) {
      command.push(simulate(game));
      rules.push(alone(kernel, game));
    }
  }
  printTable(
    `stadium simulate on one thread beside the rules alone: complete games per CPU-second (median of ${ROUNDS})`,
    ['', 'simulate', 'low', 'high', 'rules alone', 'of it'],
    rows.map(({ game, command, rules }) => {
      const { median, low, high } = middle(command);
      const ratio = middle(command.map((rate, i) => rate / rules[i])).median;
      return [game.name, whole(median), whole(low), whole(high), whole(middle(rules).median), ratio.toFixed(2)];
    }),
  );
}
