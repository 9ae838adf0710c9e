import { completeOptions } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../shelf/rules.ts';
import { bundled } from './bundled.ts';

const SOAK = process.env.SOAK === '1';
const MATCHES = SOAK ? 1_000_000 : 100_000;

/** Each match begins in the middle, so that luck has already favoured somebody. Pocket rugby begins at kick-off. */
const SOLVED = [
  ['one-die-baseball', { innings: 2 }, 12],
  ['two-dice-baseball', { innings: 3 }, 15],
  ['three-dice-baseball', {}, 9],
  ['dice-and-run', { innings: 3 }, 15],
  ['dice-and-run', { mode: 'advanced', innings: 1 }, 12],
  ['pocket-rugby', { minutes: 20, halves: 1 }, 2],
] as const;

let simulate: typeof import('./simulated.ts')['simulate'];
beforeAll(async () => {
  ({ simulate } = await bundled<typeof import('./simulated.ts')>(new URL('./simulated.ts', import.meta.url)));
});

describe('best play, simulated', () => {
  it.each(SOLVED)('wins as often as the solution says: %s %j after %i entries', async (gameId, given, entries) => {
    const options = completeOptions(GAMES.get(gameId)?.about.options ?? {}, given, 2);
    if (!options.ok) throw new Error(options.problem.message.en);
    const { expected, mean, standardError } = await simulate({ gameId, options: options.value, entries }, MATCHES, 42);
    expect(expected).toBeGreaterThan(0.01);
    expect(expected).toBeLessThan(0.99);
    expect(Math.abs(mean - expected)).toBeLessThan(4 * standardError);
  });
});
