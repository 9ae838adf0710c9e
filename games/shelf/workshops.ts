// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Workshop } from '@pocket-stadium/bots/kit';

/** Who works a solution out with threads and files: in Node alone. */
export const WORKSHOPS: Readonly<Record<string, () => Promise<{ readonly workshop: Workshop }>>> = {
  'play-ball': () => import('../play-ball/bots/solver/node/index.ts'),
};
