// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { SeasonPart } from '@pocket-stadium/season/kit';

/** The statistics of each game that keeps some. */
export const SEASONS: Readonly<Record<string, () => Promise<{ readonly season: SeasonPart }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/season/index.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/season/index.ts'),
  'dice-and-run': () => import('../dice-and-run/season/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/season/index.ts'),
};
