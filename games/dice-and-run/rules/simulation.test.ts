import { completeOptions, type Random, repeatableRandom } from '@pocket-stadium/kernel';
import { simulate } from '@pocket-stadium/kernel/test-simulate';
import { expect, test } from 'vitest';
import type { LineScore } from '../../_baseball/rules/line-score.ts';
import { game as diceAndRun } from './index.ts';
import type { DiceAndRunState } from './state.ts';

const MATCHES = process.env.SOAK ? 200_000 : 5000;

function randomSetup(mode: string, random: Random) {
  const { options, seats } = diceAndRun.about;
  const count = seats.min + random(seats.max - seats.min + 1);
  const given = {
    mode,
    innings: 1 + random(9),
    extraInnings: random(2) === 0,
    walkOff: random(2) === 0,
    stealDuel: options.stealDuel?.kind === 'one-of' ? options.stealDuel.values[random(3)] : undefined,
    first: random(2) === 0 ? 'roll-off' : random(count),
  };
  const full = completeOptions(options, given, count);
  if (!full.ok) throw new Error(full.problem.message.en);
  return { options: full.value, seats: count };
}

/** What holds in every state. */
function sound({ outs, bases, balls, strikes, standing, frame, phase }: DiceAndRunState): boolean {
  if (outs > 2 || bases > 7 || balls > 3 || strikes > 2) return false;
  if (phase.at === 'steal' && bases === 0) return false;
  return standing.inning <= frame.innings || frame.extraInnings;
}

test.each(['basic', 'advanced'])(`${MATCHES} random matches end, %s`, { timeout: 600_000 }, (mode) => {
  const random = repeatableRandom(11);
  const wrong: string[] = [];
  let draws = 0;
  for (let i = 0; i < MATCHES; i++) {
    const setup = randomSetup(mode, random);
    const { outcome, sheet } = simulate(diceAndRun, setup, random, (state) => {
      if (!sound(state)) wrong.push(JSON.stringify(state));
    });
    const { rows } = sheet as LineScore;
    const runs = [0, 1].map((side) => rows.find((row) => row.side === side)?.totals.R);
    if (runs.join() !== outcome.score.join()) wrong.push(`the sheet says ${runs}, the outcome ${outcome.score}`);
    if (outcome.draw !== (runs[0] === runs[1])) wrong.push(`a draw at ${runs}`);
    if (outcome.draw) draws++;
  }
  expect(wrong).toEqual([]);
  // Level scores without extra innings are draws. Some of these matches end so.
  expect(draws).toBeGreaterThan(0);
});
