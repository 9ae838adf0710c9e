import type { Sheet, Words } from '@pocket-stadium/kernel';
import type { Drawing, Scene } from './scene.ts';

/** What a finished match is counted by. */
export interface SheetFigures {
  /** What the figures are called. */
  readonly names: Readonly<Record<string, Words>>;
  /** Figures whose distribution is worth a look, in order. */
  readonly drawn: readonly string[];
  /** Says every value of a figure, and what there was of one quantity for each of another. A name may end in the side: `yellows 1`. */
  count(sheet: Sheet, observe: (name: string, value: number) => void, ratio: (name: string, of: number, each: number) => void): void;
}

/** How a game is drawn in a terminal. */
export interface TerminalPart {
  readonly draw: Drawing;
  /** The sheet in at most `scene.rows` lines: what does not fit is left out from the top, or whole. */
  readonly sheet?: (sheet: Sheet, scene: Scene) => readonly string[];
  /** What a simulation takes down of a sheet, beside what it knows of every match; by default the totals by side. */
  readonly figures?: SheetFigures;
}
