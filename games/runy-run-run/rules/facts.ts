import type { Fact, RollOffFact, Seat } from '@pocket-stadium/kernel';

/** `seat` placed its pawns. Cells go by their names. */
export interface SetUpFact extends Fact {
  readonly code: 'set-up';
  readonly seat: Seat;
  readonly cells: readonly string[];
}
export interface ThrowFact extends Fact {
  readonly code: 'throw';
  readonly seat: Seat;
  readonly dice: readonly number[];
}
/** A pawn moved with a die. */
export interface LegFact extends Fact {
  readonly code: 'leg';
  readonly seat: Seat;
  readonly die: number;
  readonly from: string;
  readonly to: string;
}
/** A pawn took the cell of a pawn of `other`, which is now a prisoner on `place`; `held` are held in all. */
export interface CaptureFact extends Fact {
  readonly code: 'capture';
  readonly seat: Seat;
  readonly other: Seat;
  readonly die: number;
  readonly from: string;
  readonly to: string;
  readonly place: readonly string[];
  readonly held: number;
}
/** A pawn reached a prisoner of its colour, held by `other`. Both are back in their camp, on `place`. */
export interface ReleaseFact extends Fact {
  readonly code: 'release';
  readonly seat: Seat;
  readonly other: Seat;
  readonly die: number;
  readonly from: string;
  readonly to: string;
  readonly place: readonly string[];
}
/** No leg was legal (U3). */
export interface PassFact extends Fact {
  readonly code: 'pass';
  readonly seat: Seat;
}
/** `seat` holds all pawns of `other` and wins. */
export interface WonFact extends Fact {
  readonly code: 'all-captured';
  readonly seat: Seat;
  readonly other: Seat;
}
/** The game ends after so many rounds (U6). */
export interface RoundsFact extends Fact {
  readonly code: 'quiet-end' | 'rounds-end';
  readonly rounds: number;
}
export type RunyFact = SetUpFact | ThrowFact | LegFact | CaptureFact | ReleaseFact | PassFact | WonFact | RoundsFact | RollOffFact;
