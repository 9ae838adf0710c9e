// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Puzzles } from '@pocket-stadium/bots/kit';

/** The problems of each game that has some. */
export const PUZZLES: Readonly<Record<string, () => Promise<{ readonly puzzles: Puzzles }>>> = {
  'dice-and-run': () => import('../dice-and-run/bots/puzzles/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/bots/puzzles/index.ts'),
  'runy-run-run': () => import('../runy-run-run/bots/puzzles/index.ts'),
  'play-ball': () => import('../play-ball/bots/puzzles/index.ts'),
};
