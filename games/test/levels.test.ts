import type { Rating } from '@pocket-stadium/bots';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundled } from './bundled.ts';

const SOAK = process.env.SOAK === '1';

let contest: typeof import('./contest.ts')['contest'];
beforeAll(async () => {
  ({ contest } = await bundled<typeof import('./contest.ts')>(new URL('./contest.ts', import.meta.url)));
});

/** Expects the one to do better than the other, with 95 % intervals apart. */
function expectApart(one: Rating | undefined, other: Rating | undefined): void {
  expect(one?.share.low).toBeGreaterThan(other?.share.high ?? 1);
}

describe('Play Ball', () => {
  // The larger fields take longer but need fewer matches: the better bot wins them all.
  it.each([
    ['pitch', 8],
    ['park', 8],
    ['court', 16],
  ])('best beats regular beats rookie on the %s', async (field, matches) => {
    const times = SOAK ? 20 : 1;
    const upper = await contest('play-ball', { field }, ['best:3000', 'regular'], times * matches, 1);
    expectApart(upper['best:3000'], upper.regular);
    const lower = await contest('play-ball', { field }, ['regular', 'rookie'], times * matches, 2);
    expectApart(lower.regular, lower.rookie);
  });

  it.each(['pitch', 'park', 'court'])('the rookie wins 30 to 50 % against a child on the %s', async (field) => {
    const { rookie } = await contest('play-ball', { field }, ['rookie', 'child'], SOAK ? 4000 : 200, 3);
    expect(rookie?.share.mean).toBeGreaterThan(0.3);
    expect(rookie?.share.mean).toBeLessThan(0.5);
  });

  it.each(['pitch', 'park', 'court'])('a beginner wins at least six matches of ten against the gentlest face on the %s', async (field) => {
    const { beginner } = await contest('play-ball', { field }, ['beginner', 'gus'], SOAK ? 4000 : 40, 6);
    expect(beginner?.share.mean).toBeGreaterThanOrEqual(0.6);
  });
});

describe('Runy, Run, Run', () => {
  // The small board is the quickest to play on.
  it.each(SOAK ? [5, 6, 7] : [5])('best beats regular beats rookie at one table, on side %i', async (side) => {
    const results = await contest('runy-run-run', { side }, ['best:300', 'regular', 'rookie'], SOAK ? 600 : 48, 4);
    expectApart(results['best:300'], results.regular);
    expectApart(results.regular, results.rookie);
  });

  it('best wins against two regular ones on the large board, in the soak at least 70 %', async () => {
    const name = SOAK ? 'best' : 'best:300';
    const results = await contest('runy-run-run', {}, [name, 'regular', 'regular'], SOAK ? 600 : 24, 8);
    expectApart(results[name], results.regular);
    if (SOAK) expect(results[name]?.share.mean).toBeGreaterThanOrEqual(0.7);
  });

  it('the rookie wins 20 to 33 % at a table with two children', async () => {
    const { rookie } = await contest('runy-run-run', {}, ['rookie', 'child', 'child'], SOAK ? 6000 : 300, 5);
    expect(rookie?.share.mean).toBeGreaterThan(0.2);
    expect(rookie?.share.mean).toBeLessThan(0.33);
  });

  it('a beginner wins at least 60 % at a table with the gentlest face twice', async () => {
    const { beginner } = await contest('runy-run-run', {}, ['beginner', 'gus', 'gus'], SOAK ? 3000 : 60, 7);
    expect(beginner?.share.mean).toBeGreaterThanOrEqual(0.6);
  });
});
