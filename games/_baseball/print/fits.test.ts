import { expect, test } from 'vitest';
import { COUNTER, COUNTER_SPOT, TRACK_CELL, TRACK_COUNTER } from './counters.ts';
import { BASE_REACH } from './diamond.ts';
import { RUNNER } from './runners.ts';

test('runners fit the bases, counters their circles and cells', () => {
  // A disc touches the sides of a base that stands on its corner, a square its corners.
  expect(RUNNER.disc / 2).toBeLessThan(BASE_REACH / Math.SQRT2);
  expect(RUNNER.square).toBeLessThan(BASE_REACH);
  expect(COUNTER).toBeLessThan(COUNTER_SPOT);
  expect(TRACK_COUNTER).toBeLessThan(TRACK_CELL);
});
