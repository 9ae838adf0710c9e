import { describe, expect, it } from 'vitest';
import { averageRange, countRange, within } from './ranges.ts';

/** The sum of the binomial probabilities outside a range, the slow way. */
function outside(n: number, p: number, low: number, high: number): { below: number; above: number } {
  const choose = (k: number) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return ways;
  };
  let below = 0;
  let above = 0;
  for (let k = 0; k <= n; k++) {
    const probability = choose(k) * p ** k * (1 - p) ** (n - k);
    if (k < low) below += probability;
    if (k > high) above += probability;
  }
  return { below, above };
}

describe('the range that luck allows', () => {
  it.each([1, 2, 6, 10, 37, 60, 120, 300])('leaves out at most one chance in two hundred at each end of a count of %i tries', (n) => {
    const { low, high } = countRange(n, 1 / 6);
    const { below, above } = outside(n, 1 / 6, low, high);
    expect(below).toBeLessThanOrEqual(0.005);
    expect(above).toBeLessThanOrEqual(0.005);
  });

  it('is no wider than it must be', () => {
    const { low, high } = countRange(120, 1 / 6);
    expect(outside(120, 1 / 6, low + 1, high).below).toBeGreaterThan(0.005);
    expect(outside(120, 1 / 6, low, high - 1).above).toBeGreaterThan(0.005);
    expect({ low, high }).toEqual({ low: 10, high: 31 });
  });

  it('says nothing about nothing, and everything about one die', () => {
    expect(countRange(0, 1 / 6)).toEqual({ low: 0, high: 0 });
    expect(countRange(1, 1 / 6)).toEqual({ low: 0, high: 1 });
    expect(averageRange(1)).toEqual({ low: 1, high: 6 });
  });

  it('narrows around three and a half as dice add up', () => {
    expect(averageRange(2)).toEqual({ low: 1, high: 6 });
    const { low, high } = averageRange(100);
    expect(low).toBeCloseTo(3.06, 2);
    expect(high).toBeCloseTo(3.94, 2);
    expect(averageRange(600).low).toBeCloseTo(averageRange(601).low, 2);
    expect(within(averageRange(100_000), 3.5)).toBe(true);
    expect(within(averageRange(100_000), 3.52)).toBe(false);
  });

  it('holds for tens of thousands of tries', () => {
    const { low, high } = countRange(60_000, 1 / 6);
    expect(low).toBeGreaterThan(9_700);
    expect(high).toBeLessThan(10_300);
  });
});
