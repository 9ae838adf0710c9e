import { describe, expect, it } from 'vitest';
import { add, addTallies, distribution, estimate, estimateRatio, type Figure, figureOf, noTallies, observeRatio } from './figures.ts';
import { bars } from './histogram.ts';

function observed(values: readonly number[]): Figure {
  const tallies = noTallies();
  for (const value of values) add(figureOf(tallies, 'x'), value, 1);
  return tallies.figures.get('x') as Figure;
}

describe('figures', () => {
  it('mean, standard error, extremes and distribution', () => {
    const figure = observed([2, 4, 4, 4, 5, 5, 7, 9]);
    // Sum of squares about the mean 5 is 32; variance 32 / 7.
    expect(estimate(figure)).toEqual({ mean: 5, se: Math.sqrt(32 / 7 / 8) });
    expect([figure.min, figure.max]).toEqual([2, 9]);
    expect(distribution(figure)).toEqual([[2, 1], [4, 3], [5, 2], [7, 1], [9, 1]]); // biome-ignore format: a table
    expect(estimate(observed([3]))).toEqual({ mean: 3, se: 0 });
  });

  it('parts added up are the whole', () => {
    const [whole, left, right] = [noTallies(), noTallies(), noTallies()];
    for (const [i, value] of [5, 1, 3, 8, 8, 2].entries()) {
      for (const tallies of [whole, i < 3 ? left : right]) {
        add(figureOf(tallies, 'x'), value, 1);
        observeRatio(tallies, 'r', value, i + 1);
        tallies.games++;
      }
    }
    addTallies(left, right);
    expect(left).toEqual(whole);
  });

  it('a ratio that never varies has no error', () => {
    const tallies = noTallies();
    for (const y of [1, 2, 5]) observeRatio(tallies, 'r', 3 * y, y);
    const [ratio] = [...tallies.ratios.values()];
    if (!ratio) throw new Error('no ratio');
    expect(estimateRatio(ratio)).toEqual({ mean: 3, se: 0 });
  });
});

describe('histogram', () => {
  it('one bar a value where there are few, and the shares sum to one', () => {
    const drawn = bars(observed([1, 1, 2, 4]));
    expect(drawn.map(({ from, to, share }) => [from, to, share])).toEqual([[1, 1, 0.5], [2, 2, 0.25], [3, 3, 0], [4, 4, 0.25]]); // biome-ignore format: a table
  });

  it('a single odd game goes into an open bar at the end', () => {
    const drawn = bars(observed([...new Array(999).fill(0).map((_, i) => i % 10), 5000]));
    expect(drawn.length).toBeLessThanOrEqual(12);
    expect(drawn.at(-1)).toMatchObject({ from: 11, to: Number.POSITIVE_INFINITY, share: 0.001 });
    expect(drawn.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  });
});
