import type { Rating } from '@pocket-stadium/bots';
import { completeOptions, type OptionValues } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../shelf/rules.ts';
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

/** Choices weigh little in pocket rugby: it takes many matches to tell the levels apart. */
const SOLVED: readonly (readonly [string, Record<string, unknown>, number, number])[] = [
  ['dice-and-run', { mode: 'advanced' }, 200, 1500],
  ['pocket-rugby', {}, 4000, 10_000],
  ['pocket-rugby', { minutes: 20, halves: 1 }, 4000, 10_000],
];

describe.each(SOLVED)('%s %j', (gameId, given, matches, more) => {
  const times = SOAK ? 5 : 1;
  const full = completeOptions(GAMES.get(gameId)?.about.options ?? {}, given, 2);
  const options: OptionValues = full.ok ? full.value : {};

  it('best beats regular beats rookie', async () => {
    const upper = await contest(gameId, options, ['best', 'regular'], times * matches, 1);
    expectApart(upper.best, upper.regular);
    const lower = await contest(gameId, options, ['regular', 'rookie'], times * matches, 2);
    expectApart(lower.regular, lower.rookie);
  });

  it('the rookie wins 30 to 50 % against a child', async () => {
    const { rookie } = await contest(gameId, options, ['rookie', 'child'], times * more, 3);
    expect(rookie?.share.mean).toBeGreaterThan(0.3);
    expect(rookie?.share.mean).toBeLessThan(0.5);
  });
});
