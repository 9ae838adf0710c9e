import { readFileSync } from 'node:fs';
import type { LineScore } from '../../games/_baseball/rules/index.ts';
import { game as oneDieBaseball } from '../../games/one-die-baseball/rules/index.ts';
import { badFaces, newHeader, Play, type RollNext } from '../../packages/rules/src/index.ts';

// Plays complete one-die games on the dice of a file, as many as asked for, in one of three ways. `kernel` asks what is
// next, checks the faces and rolls. `play` keeps the log and the fold that the server keeps for a table. `by-hand` does
// the same with typed dice, of which each can be taken back.
const [way, file, asked] = process.argv.slice(2) as [string, string, string];
const dice = readFileSync(file);
let at = 0;
function nextDie(): number {
  const face = dice[at] as number;
  if (++at === dice.length) at = 0;
  return face;
}

const from = way === 'play' ? 'seed' : 'hand';
const header = newHeader(oneDieBaseball, { seats: [{ name: 'A' }, { name: 'B' }], options: { first: 0 }, dice: { kind: from } });
if (!header.ok) throw new Error(header.problem.message.en);

function byPlay(): LineScore {
  if (!header.ok) throw new Error();
  const play = Play.start(oneDieBaseball, header.value);
  while (play.next.kind === 'roll') {
    const refused = play.append({ type: 'roll', seat: play.next.seat, faces: [nextDie()], from });
    if (refused) throw new Error(refused.problem.message.en);
  }
  return play.sheet() as LineScore;
}

function byKernel(): LineScore {
  if (!header.ok) throw new Error();
  const { options } = header.value;
  let state = oneDieBaseball.start(options, 2);
  const factsByEntry = [];
  for (let next = oneDieBaseball.next(state); next.kind === 'roll'; next = oneDieBaseball.next(state)) {
    const faces = [nextDie()];
    const refused = badFaces(faces, (next as RollNext).dice);
    if (refused) throw new Error(refused.problem.message.en);
    const step = oneDieBaseball.roll(state, faces);
    state = step.state;
    factsByEntry.push(step.facts);
  }
  return oneDieBaseball.sheet?.({ options, seats: 2 }, factsByEntry) as LineScore;
}

const game = way === 'kernel' ? byKernel : byPlay;
const games = Number(asked);
for (let i = 0; i < games / 4; i++) game();
at = 0;
let check = 0;
const start = process.cpuUsage();
for (let i = 0; i < games; i++) {
  const { rows, inningsPlayed } = game();
  const [a, b] = rows.map(({ totals }) => totals) as [Record<string, number>, Record<string, number>];
  check += (a.R as number) + 3 * (b.R as number) + 5 * (a.H as number) + 7 * (b.LOB as number) + inningsPlayed;
}
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ games, cpuSeconds: (user + system) / 1e6, check }));
