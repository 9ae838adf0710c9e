import { completeOptions, type Game } from '@pocket-stadium/kernel';
import { expect, it } from 'vitest';
import { diceHalf } from '../_baseball/bots/dice-half.ts';
import { packInnings, unpackInnings } from '../_baseball/bots/innings-file.ts';
import { solveMatch } from '../_baseball/bots/match-of-innings.ts';
import { game as oneDie } from '../one-die-baseball/rules/index.ts';
import { game as twoDice } from '../two-dice-baseball/rules/index.ts';

const half = diceHalf(twoDice);
const other = diceHalf(oneDie);
const options = (innings: number) => {
  const full = completeOptions(half.game.about.options, { innings }, 2);
  if (!full.ok) throw new Error('options');
  return full.value;
};

it('a solution comes back from its text as it was, and from no other', () => {
  const solved = solveMatch(half, options(3));
  const text = packInnings(half.game as Game, options(3), solved);
  const read = unpackInnings(half, options(3), text);
  if (!read.ok) throw new Error(read.problem.message.en);
  for (let number = 0; number < 8; number++) expect(read.value.at(number).values).toEqual(solved.at(number).values);
  expect(unpackInnings(half, options(4), text).ok).toBe(false);
  expect(unpackInnings(half, options(3), text.slice(0, 50)).ok).toBe(false);
  expect(unpackInnings(other, options(3), text).ok).toBe(false);
});
