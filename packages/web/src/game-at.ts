import { onShelf } from './games.ts';
import { gameOf } from './match/store.ts';
import { readNote } from './online/notes.ts';
import type { Route } from './router.svelte.ts';
import { gameSaid } from './share/server.ts';

const GAME_AT: Readonly<Record<string, (id: string) => string | undefined>> = {
  book: (id) => id,
  learn: (id) => id,
  new: (id) => id,
  problems: (id) => onShelf(id)?.id,
  play: gameOf,
  after: gameOf,
  m: gameSaid,
  t: (id) => readNote(id)?.game ?? gameSaid(id),
};

/** The game that a page is about, as far as can be told without asking anybody. */
export function gameAt({ page, id }: Route): string | undefined {
  return Object.hasOwn(GAME_AT, page) ? GAME_AT[page]?.(id) : undefined;
}
