// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { BoardModule } from '@pocket-stadium/web/kit/board.ts';

/** The board of each game that has one of its own. */
export const BOARDS: Readonly<Record<string, () => Promise<{ readonly default: BoardModule }>>> = {
};
