import { completeOptions, type Random, repeatableRandom, type Setup, type Tally } from '@pocket-stadium/kernel';
import { simulate } from '@pocket-stadium/kernel/test-simulate';
import { expect, test } from 'vitest';
import { BOARDS } from './chart.ts';
import { type Board, COLOURS, HUNTER, makeBoard } from './field.ts';
import { type RunyState, game as runyRunRun } from './index.ts';
import { prisoners } from './state.ts';

const MATCHES = process.env.SOAK ? 20_000 : 120;
const boards = new Map(BOARDS.map((table) => [table.side, makeBoard(table)]));

function randomSetup(random: Random): Setup {
  const given = {
    side: BOARDS[random(BOARDS.length)]?.side,
    first: ['roll-off', 0, 1, 2][random(4)],
    quietRounds: 1 + random(30),
    maxRounds: 1 + random(200),
    kindStart: random(2) === 0,
  };
  const full = completeOptions(runyRunRun.about.options, given, 3);
  if (!full.ok) throw new Error(full.problem.message.en);
  return { options: full.value, seats: 3 };
}

/** What holds in every state. */
function sound(state: RunyState): boolean {
  const { grid, campOf } = boards.get(state.frame.side) as Board;
  const cells = state.pawns.flatMap(({ free, held }) => [...free, ...held]);
  const placed = state.pawns.filter(({ free, held }) => free.length + held.length > 0).length;
  if (cells.length !== 5 * placed || new Set(cells).size !== cells.length || cells.some((cell) => cell >= grid.size)) return false;
  if (COLOURS.some((colour) => state.pawns[colour].held.some((cell) => campOf[cell] !== HUNTER[colour]))) return false;
  if (state.outcome) return true;
  const { frame, turns, quiet } = state;
  return quiet < frame.quietRounds && turns < 3 * frame.maxRounds && Math.max(...prisoners(state.pawns)) < 5;
}

test(`${MATCHES} random matches end`, { timeout: 3_600_000 }, () => {
  const random = repeatableRandom(6);
  const wrong: string[] = [];
  const ends = { won: 0, shared: 0 };
  for (let i = 0; i < MATCHES; i++) {
    const { outcome, sheet } = simulate(runyRunRun, randomSetup(random), random, (state) => {
      if (!sound(state)) wrong.push(JSON.stringify(state));
    });
    const { rows } = sheet as Tally;
    const held = rows.map(({ values }) => values.prisoners);
    if (held.join() !== outcome.score.join()) wrong.push(`the sheet says ${held}, the outcome ${outcome.score}`);
    const most = Math.max(...outcome.score);
    if (outcome.winners.join() !== COLOURS.filter((seat) => outcome.score[seat] === most).join())
      wrong.push(`${outcome.winners} won with ${held}`);
    ends[outcome.draw ? 'shared' : 'won']++;
  }
  expect(wrong).toEqual([]);
  expect(ends.won).toBeGreaterThan(0);
  expect(ends.shared).toBeGreaterThan(0);
});
