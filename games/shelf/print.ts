// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Figures, MatchLog, Print } from '@pocket-stadium/print/kit';

/** What each game has on paper. */
export const PRINT: Readonly<Record<string, () => Promise<{ readonly print: Print; readonly log?: MatchLog; readonly figures?: Figures }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/print/index.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/print/index.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/print/index.ts'),
  'dice-and-run': () => import('../dice-and-run/print/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/print/index.ts'),
  'runy-run-run': () => import('../runy-run-run/print/index.ts'),
  'play-ball': () => import('../play-ball/print/index.ts'),
};
