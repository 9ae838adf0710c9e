// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Solver } from '@pocket-stadium/bots/kit';

/** The solver of each game that is solved. */
export const SOLVERS: Readonly<Record<string, () => Promise<{ readonly solver: Solver }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/bots/solver/index.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/bots/solver/index.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/bots/solver/index.ts'),
  'dice-and-run': () => import('../dice-and-run/bots/solver/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/bots/solver/index.ts'),
  'play-ball': () => import('../play-ball/bots/solver/index.ts'),
};
