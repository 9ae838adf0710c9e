import type { Fact, Move, RollOffFact, Seat } from '@pocket-stadium/kernel';
import type { DOUBLES, Scored, Turnover } from './chart.ts';
import type { CardsInForce, Pair } from './state.ts';

/** An action starts: the first fact of a line of the match sheet. `seat` has the hand. */
export interface ActionFact extends Fact {
  readonly code: 'action';
  readonly seat: Seat;
  readonly half: number;
  readonly minute: number;
  readonly dice: readonly number[];
  readonly cardsBefore: Pair<number>;
}
/** What the throw means; `other` is the opponent of `seat`. */
export interface EventFact extends Fact {
  readonly code: Exclude<(typeof DOUBLES)[keyof typeof DOUBLES], Scored> | Turnover | 'penalty-won' | 'video-called';
  readonly seat: Seat;
  readonly other: Seat;
  /** The second die of a penalty won. */
  readonly x?: number;
}
/** Cards in force take `cards` away from the second die of a try. */
export interface ShortHandedFact extends Fact {
  readonly code: 'short-handed';
  readonly seat: Seat;
  readonly cards: number;
  readonly x: number;
  readonly left: number;
}
export interface CardFact extends Fact {
  readonly code: 'yellow-card' | 'red-card';
  readonly seat: Seat;
  readonly minute: number;
  /** The last minute of a card that does not last to the end. */
  readonly until?: number;
}
export interface ChoiceFact extends Fact {
  readonly code: 'kick' | 'play' | 'drop' | 'fifty22';
  readonly seat: Seat;
  readonly choice: Move;
}
/** A die of a duel or of the video. */
export interface DieFact extends Fact {
  readonly code: 'duel-die' | 'video-die';
  readonly seat: Seat;
  readonly die: number;
}
export interface ScoredFact extends Fact {
  readonly code: Scored;
  readonly seat: Seat;
  readonly points: number;
}
export interface MissedFact extends Fact {
  readonly code: 'penalty-missed' | 'drop-charged-down' | 'counter-stopped' | 'try-refused' | 'try-refused-by-cards' | 'conversion-missed';
  readonly seat: Seat;
  readonly other: Seat;
}
/** An action is over: this is the last fact of a line of the match sheet. `seat` has the hand at `minute`. */
export interface LineFact extends Fact {
  readonly code: 'hand-over' | 'hand-kept' | 'half-time' | 'full-time';
  readonly seat: Seat;
  readonly minute: number;
  readonly score: Pair<number>;
  readonly cards: Pair<CardsInForce>;
  /** The minute and the hand that would have followed, had the period not ended. */
  readonly next: number;
  readonly nextHand: Seat;
}
/** Level on points: what decided for `seat` (P6). */
export interface TieBreakFact extends Fact {
  readonly code: 'fewer-reds' | 'fewer-yellows';
  readonly seat: Seat;
}
export type PocketRugbyFact =
  | ActionFact
  | EventFact
  | ShortHandedFact
  | CardFact
  | ChoiceFact
  | DieFact
  | ScoredFact
  | MissedFact
  | LineFact
  | TieBreakFact
  | RollOffFact;
