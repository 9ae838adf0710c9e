import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { expect, test } from 'vitest';
import { game as oneDieBaseball } from '../../one-die-baseball/rules/index.ts';
import type { LineScore } from './line-score.ts';

const sides = (play: { sheet(): unknown }) => (play.sheet() as LineScore).rows.map(({ side }) => side);

test('the side that bats first is on top before anything has happened', () => {
  expect(sides(openPlay(oneDieBaseball, { first: 2 }, 4))).toEqual([2, 3, 0, 1]);
});

test('the winner of the roll-off is on top, and the others follow clockwise', () => {
  const play = openPlay(oneDieBaseball, {}, 3);
  expect(sides(play)).toEqual([0, 1, 2]);
  playScript(play, [[1], [6], [2]]);
  expect(sides(play)).toEqual([1, 2, 0]);
  playScript(play, [[4]]);
  expect(sides(play)).toEqual([1, 2, 0]);
});
