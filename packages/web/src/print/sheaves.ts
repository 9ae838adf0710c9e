import { KIND_NAMES, type Kind, printablesOf } from '@pocket-stadium/print';
import type { Lang } from '@pocket-stadium/rules';

/** One kind of pages of a game, drawn. */
export interface Sheaf {
  readonly kind: Kind;
  readonly name: string;
  /** A4 pages as SVG. */
  readonly pages: readonly string[];
}

export function sheavesOf(game: string, lang: Lang): readonly Sheaf[] {
  return printablesOf(game).map(({ kind, pages }) => ({ kind, name: KIND_NAMES[kind][lang], pages: pages(lang) }));
}
