import { describe, expect, it } from 'vitest';
import { botRandom, diceStream, seededFaces } from './seeded.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded dice', () => {
  it('never change: records made with a seed depend on them', () => {
    const rolls = [0, 1, 2, 3, 4, 5, 6, 7].map((roll) => seededFaces('Lucie', roll, 2).join(''));
    expect(rolls.join(' ')).toBe('11 22 13 65 55 41 12 22');
    expect(seededFaces('é😀"\n', 3, 3)).toEqual([4, 5, 6]);
    expect(diceStream('Lucie', 0)(10)).toEqual([3, 3, 6, 2, 3, 5, 4, 1, 1, 3]);
    const random = botRandom('Lucie', 0);
    expect([random(100), random(100), random(100), random(100)]).toEqual([39, 95, 74, 28]);
  });

  it('a roll of more dice begins with the roll of fewer', () => {
    expect(seededFaces('s', 9, 5).slice(0, 2)).toEqual(seededFaces('s', 9, 2));
  });

  it('show every face equally often, roll by roll and within a stream', () => {
    const byRoll = FACES.map(() => 0);
    const byStream = FACES.map(() => 0);
    const stream = diceStream('fair', 1);
    for (let n = 0; n < 60_000; n++) {
      for (const face of seededFaces('fair', n, 1)) byRoll[face - 1] = (byRoll[face - 1] as number) + 1;
      for (const face of stream(1)) byStream[face - 1] = (byStream[face - 1] as number) + 1;
    }
    // 5 degrees of freedom: 25.7 is passed once in ten thousand fair dice.
    expect(chiSquare(byRoll)).toBeLessThan(25.7);
    expect(chiSquare(byStream)).toBeLessThan(25.7);
  });

  it('consecutive rolls do not know each other', () => {
    const pairs = new Array<number>(36).fill(0);
    for (let n = 0; n < 36_000; n++) {
      const [a = 1] = seededFaces('pairs', 2 * n, 1);
      const [b = 1] = seededFaces('pairs', 2 * n + 1, 1);
      const index = (a - 1) * 6 + b - 1;
      pairs[index] = (pairs[index] as number) + 1;
    }
    // 35 degrees of freedom: the bound is passed once in ten thousand.
    expect(chiSquare(pairs)).toBeLessThan(75.0);
  });

  it('bots draw every number below the bound and no other', () => {
    const random = botRandom('b', 3);
    const seen = new Set(Array.from({ length: 1000 }, () => random(7)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
