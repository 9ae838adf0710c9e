import type { Sheet } from '@pocket-stadium/kernel';
import type { Drawing, Scene } from './scene.ts';

/** How a game is drawn in a terminal. */
export interface TerminalPart {
  readonly draw: Drawing;
  /** The sheet in at most `scene.rows` lines: what does not fit is left out from the top, or whole. */
  readonly sheet?: (sheet: Sheet, scene: Scene) => readonly string[];
}
