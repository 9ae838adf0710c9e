import { review } from '@pocket-stadium/bots';
import { playBots } from '@pocket-stadium/bots/kit/test-matches';
import { newHeader, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { game as runyRunRun } from '../rules/index.ts';
import { RunyOracle } from './oracle.ts';
import { regular } from './regular.ts';
import { rookie } from './rookie.ts';

describe('the review of a Runy match', () => {
  it('is an estimate that adds up to the result, and costs a rookie more than a regular', () => {
    const oracle = new RunyOracle(6);
    const costs = [0, 0, 0];
    for (let seed = 0; seed < 2; seed++) {
      const header = newHeader(runyRunRun, {
        seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
        options: { side: 5 },
        dice: { kind: 'hand' },
      });
      if (!header.ok) throw new Error('header');
      const play = playBots(Play.start(runyRunRun, header.value), [regular, rookie, regular], repeatableRandom(seed));
      const { source, totals, entries } = review(play, oracle);
      expect(source).toBe('search');
      for (const [seat, { start, luck, cost, gained, end }] of totals.entries()) {
        expect(start + luck - cost + gained).toBeCloseTo(end, 9);
        costs[seat] = (costs[seat] as number) + cost;
      }
      for (const { expect: shares } of entries) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(costs[1]).toBeGreaterThan(Math.max(costs[0] as number, costs[2] as number));
  });
});
