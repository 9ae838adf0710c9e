// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { BoardModule } from '@pocket-stadium/web/kit/board.ts';

/** The board of each game that has one of its own. */
export const BOARDS: Readonly<Record<string, () => Promise<{ readonly default: BoardModule }>>> = {
  'one-die-baseball': () => import('../one-die-baseball/board/index.ts'),
  'two-dice-baseball': () => import('../two-dice-baseball/board/index.ts'),
  'three-dice-baseball': () => import('../three-dice-baseball/board/index.ts'),
  'dice-and-run': () => import('../dice-and-run/board/index.ts'),
  'pocket-rugby': () => import('../pocket-rugby/board/index.ts'),
  'runy-run-run': () => import('../runy-run-run/board/index.ts'),
  'play-ball': () => import('../play-ball/board/index.ts'),
};
