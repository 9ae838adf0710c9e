// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { GameBots } from '@pocket-stadium/bots/kit';

/** The bots of each game with choices. */
export const BOTS: Readonly<Record<string, () => Promise<{ readonly bots: GameBots }>>> = {
  'dice-and-run': () => import('../dice-and-run/bots/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/bots/index.ts'),
  'runy-run-run': () => import('../runy-run-run/bots/index.ts'),
  'play-ball': () => import('../play-ball/bots/index.ts'),
};
