// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { PuzzleMaker } from '@pocket-stadium/bots/kit';

/** Who finds the problems of each game: when lists are made, in Node alone. */
export const MAKERS: Readonly<Record<string, () => Promise<{ readonly maker: PuzzleMaker }>>> = {
  'dice-and-run': () => import('../dice-and-run/bots/puzzles/make.ts'),
  'pocket-rugby': () => import('../pocket-rugby/bots/puzzles/make.ts'),
  'runy-run-run': () => import('../runy-run-run/bots/puzzles/make.ts'),
  'play-ball': () => import('../play-ball/bots/puzzles/make.ts'),
};
