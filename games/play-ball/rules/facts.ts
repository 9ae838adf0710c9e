import type { Fact, RollOffFact, Seat } from '@pocket-stadium/kernel';

/** A playballer moved. With `ball` it had the ball when it set off. Cells go by their names. */
export interface MoveFact extends Fact {
  readonly code: 'step' | 'jump' | 'bounce';
  readonly seat: Seat;
  readonly from: string;
  /** Where it arrived; the same cell after a bounce. */
  readonly to: string;
  /** The cells jumped over, or of the line bounced off, the nearest first. */
  readonly over: readonly string[];
  readonly ball: boolean;
}
/** The playballer now on `to` took the ball, which was on `from`. */
export interface BallFact extends Fact {
  readonly code: 'ball-picked-up' | 'ball-stolen' | 'ball-taken-over';
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
}
export interface PassFact extends Fact {
  readonly code: 'pass';
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
}
/** `seat` scored against `other`; `goals` is the score after. */
export interface GoalFact extends Fact {
  readonly code: 'goal';
  readonly seat: Seat;
  readonly other: Seat;
  readonly to: string;
  readonly goals: readonly [number, number];
}
/** `other` could neither score nor end its turn: `seat` gets the goal (K4). */
export interface StuckFact extends Fact {
  readonly code: 'stuck';
  readonly seat: Seat;
  readonly other: Seat;
  readonly goals: readonly [number, number];
}
/** The round is void (K5); `voids` counts them in a row. */
export interface VoidFact extends Fact {
  readonly code: 'void-repeated' | 'void-long' | 'void-last';
  readonly voids: number;
}
/** Nobody scored any more in expert mode: `seat` scored last, and wins (K5). */
export interface LastGoalFact extends Fact {
  readonly code: 'scored-last';
  readonly seat: Seat;
}
/** A round begins; `seat` has the kick-off. */
export interface RoundFact extends Fact {
  readonly code: 'round';
  readonly seat: Seat;
}
export type PlayBallFact = MoveFact | BallFact | PassFact | GoalFact | StuckFact | VoidFact | LastGoalFact | RoundFact | RollOffFact;
