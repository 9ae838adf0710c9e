import { completeOptions } from '@pocket-stadium/rules';
import { expect, it } from 'vitest';
import { solvableInnings } from './half-games.ts';
import { packInnings, unpackInnings } from './innings-file.ts';
import { solveMatch } from './match-of-innings.ts';

const half = solvableInnings('two-dice-baseball');
const options = (innings: number) => {
  const full = half && completeOptions(half.game.about.options, { innings }, 2);
  if (!full?.ok) throw new Error('options');
  return full.value;
};

it('a solution comes back from its text as it was, and from no other', () => {
  if (!half) throw new Error('not solved');
  const solved = solveMatch(half, options(3));
  const text = packInnings('two-dice-baseball', options(3), solved);
  const read = unpackInnings('two-dice-baseball', options(3), text);
  if (!read.ok) throw new Error(read.problem.message.en);
  for (let number = 0; number < 8; number++) expect(read.value.at(number).values).toEqual(solved.at(number).values);
  expect(unpackInnings('two-dice-baseball', options(4), text).ok).toBe(false);
  expect(unpackInnings('two-dice-baseball', options(3), text.slice(0, 50)).ok).toBe(false);
  expect(unpackInnings('one-die-baseball', options(3), text).ok).toBe(false);
});
