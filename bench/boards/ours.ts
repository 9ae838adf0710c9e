import { readFileSync } from 'node:fs';
import { FIELDS, kickOff, makeField, TurnGenerator as PlayBallTurns, packTrio, type Team } from '../../games/play-ball/rules/index.ts';
import {
  BOARDS,
  type Colour,
  makeBoard,
  packPawns,
  type RunyState,
  TurnGenerator as RunyTurns,
  game as runyRunRun,
} from '../../games/runy-run-run/rules/index.ts';

// How many positions the fast generators give: `play-ball` counts the ends of three turns from the start of
// the pitch, over every line of play; `runy-run-run` the results of the turns of the positions in a file.
const [game, file = ''] = process.argv.slice(2);
const measured = game === 'play-ball' ? playBall() : runy();
console.log(JSON.stringify(measured));

function timed(work: () => number): { count: number; cpuSeconds: number } {
  work();
  const start = process.cpuUsage();
  const count = work();
  const { user, system } = process.cpuUsage(start);
  return { count, cpuSeconds: (user + system) / 1e6 };
}

function playBall() {
  const [table] = FIELDS;
  if (!table) throw new Error('no field');
  const field = makeField(table);
  const generators = [1, 2, 3].map(() => new PlayBallTurns(field));
  const count = (depth: number, team: Team, mine: number, theirs: number, ball: number, moves: number): number => {
    const turns = generators[depth - 1];
    if (!turns) throw new Error('too deep');
    const ends = turns.generate(team, mine, theirs, ball, moves);
    if (depth === 1) return ends;
    let sum = 0;
    for (let i = 0; i < ends; i++) {
      const end = turns.ends[i] ?? 0;
      sum += count(depth - 1, team === 0 ? 1 : 0, theirs, end >> 6, end & 63, 3);
    }
    return sum;
  };
  const { cells, ball, turn, moves } = kickOff(field, 0);
  return timed(() => count(3, turn, packTrio(cells[0]), packTrio(cells[1]), ball, moves));
}

function runy() {
  const generators = new Map(BOARDS.map((table) => [table.side, new RunyTurns(makeBoard(table))]));
  const positions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { text, dice, side, toMove } = JSON.parse(line);
      const state = runyRunRun.position?.parse(text);
      const turns = generators.get(side);
      if (!state?.ok || !turns) throw new Error(text);
      return { pawns: packPawns((state.value as RunyState).pawns), dice, turns, colour: toMove as Colour };
    });
  return timed(() => {
    let sum = 0;
    for (let round = 0; round < 200; round++) {
      for (const { pawns, dice, turns, colour } of positions) sum += turns.generate(pawns, colour, dice[0], dice[1]);
    }
    return sum;
  });
}
