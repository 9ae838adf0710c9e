import type { Cell } from '../../_hex/rules/grid.ts';
import type { Position } from './position.ts';

/** A turn under way: some parts of it are made. */
export interface Turn {
  readonly start: Position;
  readonly now: Position;
  /** Where the ball has been since the last step or jump (K7). */
  readonly ballSince: readonly Cell[];
  readonly scored: boolean;
}
