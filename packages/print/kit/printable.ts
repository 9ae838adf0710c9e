import type { Game, Lang, Words } from '@pocket-stadium/kernel';

export const KINDS = ['summary', 'sheet', 'board', 'pieces'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Readonly<Record<Kind, Words>> = {
  summary: { fr: 'Les règles en une page', en: 'The rules on a page' },
  sheet: { fr: 'Feuille à remplir', en: 'Sheet to fill in' },
  board: { fr: 'Plateau', en: 'Board' },
  pieces: { fr: 'Pions à découper', en: 'Pieces to cut out' },
};

/** Something of a game that can be printed: A4 pages as SVG. */
export interface Printable {
  readonly game: string;
  readonly kind: Kind;
  readonly title: Words;
  pages(lang: Lang): readonly string[];
}

/** The part of a game that makes its pages. */
export type Print = (game: Game) => readonly Printable[];
