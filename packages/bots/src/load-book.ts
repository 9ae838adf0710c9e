import { BOOKS } from '@pocket-stadium/games/shelf/books';
import type { Book } from '../kit/index.ts';

/** The book of a game, loaded on demand; null where it has none. */
export async function loadBook(gameId: string): Promise<Book | null> {
  const part = Object.hasOwn(BOOKS, gameId) ? await BOOKS[gameId]?.() : undefined;
  return part?.book ?? null;
}
