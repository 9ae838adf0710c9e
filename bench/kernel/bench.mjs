import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { middle, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const ROUNDS = 5;

/** The rules in C, where a compiler is found. */
function compileC(folder) {
  const program = join(folder, 'one-die');
  for (const compiler of ['cc', 'gcc', 'clang']) {
    if (spawnSync(compiler, ['-O2', '-o', program, join(here, 'one-die.c')]).status === 0) return program;
  }
  return null;
}

/** Complete one-die games per CPU-second, everybody on the same dice, in rounds so that noise hits all alike. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-kernel-'));
  const dice = join(folder, 'dice');
  execFileSync('node', [await bundle(join(here, 'dice.ts')), dice]);
  const ours = await bundle(join(here, 'ours.ts'));
  const rival = await bundle(join(here, 'boardgame-io.ts'));
  const c = compileC(folder);
  const runners = [
    { name: 'our kernel, checked roll by roll', games: 60_000, command: ['node', ours, 'kernel', dice] },
    { name: 'our Play (log and fold, as the server)', games: 60_000, command: ['node', ours, 'play', dice] },
    { name: 'our Play, dice by hand', games: 60_000, command: ['node', ours, 'by-hand', dice] },
    { name: 'boardgame.io 0.50.2, same rules', games: 120, command: ['node', rival, dice] },
    ...(c ? [{ name: 'plain C, same rules', games: 300_000, command: [c, dice] }] : []),
  ].map((runner) => ({ ...runner, speeds: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { command, games, speeds } of runners) {
      const [program, ...rest] = command;
      const measured = JSON.parse(execFileSync(program, [...rest, String(games)], { encoding: 'utf8' }));
      speeds.push(measured.games / measured.cpuSeconds);
    }
  }
  const ofC = runners.find(({ name }) => name.startsWith('plain C'));
  const ofRival = runners.find(({ name }) => name.startsWith('boardgame.io'));
  const ratio = (a, b) => middle(a.speeds.map((speed, i) => speed / b.speeds[i])).median;
  printTable(
    `One-die baseball: complete games per CPU-second (median of ${ROUNDS}, lowest and highest)`,
    ['', 'games/s', 'low', 'high', 'of C', 'x boardgame.io'],
    runners.map((runner) => {
      const { median, low, high } = middle(runner.speeds);
      return [
        runner.name,
        whole(median),
        whole(low),
        whole(high),
        ofC ? ratio(runner, ofC).toFixed(3) : '-',
        whole(ratio(runner, ofRival)),
      ];
    }),
  );
  if (!c) console.log('No C compiler was found: the row of C is missing (install gcc or clang).');
}
