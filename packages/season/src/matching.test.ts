import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { bestMatching } from './matching.ts';

/** The best there is, by trying everything: as many pairs as possible, then the greatest weight. */
function exhaustive(count: number, weight: (a: number, b: number) => number | null): [pairs: number, weight: number] {
  const known = new Map<number, [number, number]>();
  const best = (left: number): [number, number] => {
    if (left === 0) return [0, 0];
    const found = known.get(left);
    if (found) return found;
    const first = 31 - Math.clz32(left & -left);
    const rest = left & ~(1 << first);
    let most = best(rest);
    for (let other = first + 1; other < count; other++) {
      const value = rest & (1 << other) ? weight(first, other) : null;
      if (value === null) continue;
      const [pairs, sum] = best(rest & ~(1 << other));
      if (pairs + 1 > most[0] || (pairs + 1 === most[0] && sum + value > most[1])) most = [pairs + 1, sum + value];
    }
    known.set(left, most);
    return most;
  };
  return best(2 ** count - 1);
}

describe('the best matching', () => {
  it('is as good as trying everything, in sparse and dense graphs of every size', () => {
    const random = repeatableRandom(20);
    for (let round = 0; round < (process.env.SOAK ? 20_000 : 1500); round++) {
      const count = 2 + random(11);
      const dense = 1 + random(10);
      const greatest = [2, 10, 1000][random(3)] as number;
      const weights = Array.from({ length: count * count }, () => (random(10) < dense ? random(greatest) : null));
      const weight = (a: number, b: number) => weights[a * count + b] as number | null;
      const mate = bestMatching(count, weight);
      let [pairs, sum] = [0, 0];
      for (const [a, b] of mate.entries()) {
        if (b === -1) continue;
        expect(mate[b]).toBe(a);
        if (a > b) continue;
        pairs++;
        sum += weight(a, b) as number;
      }
      expect([round, pairs, sum]).toEqual([round, ...exhaustive(count, weight)]);
    }
  });
});
