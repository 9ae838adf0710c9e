import type { Lang } from '@pocket-stadium/kernel';
import { KIND_NAMES, type Kind, loadPrintables, sparing } from '@pocket-stadium/print';
import { loadGame } from '../games.ts';

/** One kind of pages of a game, drawn. */
export interface PrintedKind {
  readonly kind: Kind;
  readonly name: string;
  /** A4 pages as SVG. */
  readonly pages: readonly string[];
}

/** The pages in a language. Spared ones save ink. */
export type DrawPages = (lang: Lang, spared: boolean) => readonly PrintedKind[];

/** Loads what draws the pages of a game. */
export async function loadPages(id: string): Promise<DrawPages> {
  const game = await loadGame(id);
  const printables = game ? await loadPrintables(game) : [];
  return (lang, spared) =>
    printables.map(({ kind, pages }) => ({ kind, name: KIND_NAMES[kind][lang], pages: spared ? pages(lang).map(sparing) : pages(lang) }));
}
