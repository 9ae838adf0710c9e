// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Words } from '@pocket-stadium/kernel';

/** What the faces say of themselves in each game that has bots of its own. */
export const FACES: Readonly<Record<string, () => Promise<{ readonly faces: Readonly<Record<string, Words>> }>>> = {
  'dice-and-run': () => import('../dice-and-run/bots/faces.ts'),
  'pocket-rugby': () => import('../pocket-rugby/bots/faces.ts'),
  'runy-run-run': () => import('../runy-run-run/bots/faces.ts'),
  'play-ball': () => import('../play-ball/bots/faces.ts'),
};
