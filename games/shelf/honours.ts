// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Honours } from '@pocket-stadium/kernel';

/** What matches of each game are remembered for. */
export const HONOURS: Readonly<Record<string, () => Promise<{ readonly honours: Honours }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/honours.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/honours.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/honours.ts'),
  'dice-and-run': () => import('../dice-and-run/honours.ts'),
  'pocket-rugby': () => import('../pocket-rugby/honours.ts'),
  'runy-run-run': () => import('../runy-run-run/honours.ts'),
  'play-ball': () => import('../play-ball/honours.ts'),
};
