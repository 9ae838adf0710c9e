import type { Game, Lang, Words } from '@pocket-stadium/kernel';
import * as w from '../words/kit.ts';

export const KINDS = ['summary', 'sheet', 'board', 'pieces'] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_NAMES: Readonly<Record<Kind, Words>> = {
  summary: w.kind_summary,
  sheet: w.kind_sheet,
  board: w.kind_board,
  pieces: w.kind_pieces,
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
