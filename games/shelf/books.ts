// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Book } from '@pocket-stadium/bots/kit';

/** Every position of each game that is known completely. */
export const BOOKS: Readonly<Record<string, () => Promise<{ readonly book: Book }>>> = {
  'play-ball': () => import('../play-ball/bots/book.ts'),
};
