import { describe, expect, it } from 'vitest';
import { repeatableRandom } from './random.ts';

const first = (seed: number, below: number) => {
  const random = repeatableRandom(seed);
  return Array.from({ length: 8 }, () => random(below));
};

describe('repeatable numbers', () => {
  it('are splitmix32, and stay what they were', () => {
    expect(first(1, 1_000_000)).toEqual([13426, 525680, 174333, 703609, 872864, 937712, 340400, 518249]);
    expect(first(2026, 6)).toEqual([2, 0, 2, 5, 0, 1, 4, 4]);
    expect(first(-1, 100)).toEqual([70, 68, 78, 21, 63, 71, 92, 74]);
  });
});
