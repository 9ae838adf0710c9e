// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { MakeOracle } from '@pocket-stadium/bots/kit';

/** Who weighs a match by search, where a game is not solved. */
export const ORACLES: Readonly<Record<string, () => Promise<{ readonly makeOracle: MakeOracle }>>> = {
  'runy-run-run': () => import('../runy-run-run/bots/oracle.ts'),
  'play-ball': () => import('../play-ball/bots/oracle.ts'),
};
