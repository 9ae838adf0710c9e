import type { Sheet, Words } from '@pocket-stadium/kernel';
import type { Draw, Scene } from './scene.ts';

/** The figures that a finished match is counted by. */
export interface SheetFigures {
  /** What the figures are called. */
  readonly names: Readonly<Record<string, Words>>;
  /** Figures whose distribution is worth a look, in order. */
  readonly drawn: readonly string[];
  /**
   * Reports every value of a figure, and ratios: how much of one quantity there was for each of another. A name may end
   * in the side: `yellows 1`.
   */
  count(sheet: Sheet, observe: (name: string, value: number) => void, ratio: (name: string, of: number, each: number) => void): void;
}

/** How a game is drawn in a terminal. */
export interface TerminalPart {
  readonly draw: Draw;
  /** The sheet in at most `scene.rows` lines. A sheet that does not fit loses lines from the top, or is left out whole. */
  readonly sheet?: (sheet: Sheet, scene: Scene) => readonly string[];
  /** What a simulation takes down of a sheet, besides what it knows of every match. By default it takes the totals by side. */
  readonly figures?: SheetFigures;
}
