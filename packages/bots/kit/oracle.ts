import type { Move, OptionValues, Seat, Words } from '@pocket-stadium/kernel';

export const SOURCES = ['exact', 'simulation', 'search'] as const;
/** Where values come from: computed, or estimated from simulated matches or from a search. */
export type Source = (typeof SOURCES)[number];

/** What a match is worth to each seat, in every state of it. */
export interface Oracle<S = unknown> {
  readonly source: Source;
  /** How far a value may be off; 0 where only rounding separates it from the truth. */
  readonly error: number;
  /**
   * What each seat can expect: the probability of a win and its share of a draw, as somebody sees it who knows the state
   * but no hidden faces. All seats of a side expect the same.
   */
  expect(state: S): readonly number[];
  /** The same after each legal move, as the seat that chooses can know it. */
  weigh(state: S): readonly Weighed[];
  /** What else there is to say about a move that was made: a goal missed, a goal allowed. */
  remarks?(before: S, move: Move, after: S): readonly Remark[];
}

export interface Remark {
  readonly code: string;
  readonly seat: Seat;
  readonly words: Words;
  /** The better move, where it is to be shown. */
  readonly move?: Move;
}

export interface Weighed {
  readonly move: Move;
  readonly expect: readonly number[];
}

export type MakeOracle = (options: OptionValues, seats: number) => Oracle;
