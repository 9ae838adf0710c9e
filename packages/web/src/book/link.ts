import { hasBook } from '@pocket-stadium/bots';
import type { Game } from '@pocket-stadium/kernel';
import { bookAddress } from './address.ts';

/** The address where the book says what a state is worth; undefined where it has no page for it. */
export function bookLink(game: Game, state: unknown): string | undefined {
  if (!hasBook(game.about.id) || !game.position || game.next(state).kind !== 'choice') return undefined;
  return bookAddress(game.about.id, { position: game.position.make(state), moves: [] });
}
