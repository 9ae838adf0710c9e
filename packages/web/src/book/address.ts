import type { Move } from '@pocket-stadium/kernel';
import { href } from '../router.svelte.ts';

/** Between a position and the turns made from it, in the address of a page of the book. */
const SEPARATOR = '~';

/** A position in the book, and the turns that were walked from there. */
export interface BookPath {
  readonly position: string;
  readonly moves: readonly Move[];
}

/** The address of a page of the book. */
export function bookAddress(gameId: string, { position, moves }: BookPath): string {
  return `${href('book', gameId)}#${encodeURIComponent([position, ...moves].join(SEPARATOR))}`;
}

/** What an address names. An empty position is the start. */
export function pathIn(hash: string): BookPath {
  try {
    const [position = '', ...moves] = decodeURIComponent(hash.replace(/^#/, '')).split(SEPARATOR);
    return { position, moves };
  } catch {
    // Somebody cut the address short.
    return { position: '', moves: [] };
  }
}
