import type { Fact, RollOffFact, Seat } from '@pocket-stadium/kernel';
import type { Run } from '../../_baseball/rules/diamond.ts';
import type { HalfFact } from '../../_baseball/rules/innings.ts';
import type { Scoring } from '../../_baseball/rules/line-score.ts';
import type { InPlay, PlayCode } from './chart.ts';

/** A play that moved or removed men; `seat` is at bat. */
export interface PlayFact extends Scoring {
  readonly code: PlayCode | 'stolen-base' | 'caught-stealing';
  readonly seat: Seat;
  readonly outs: number;
  readonly error: boolean;
  readonly moves: readonly Run[];
}
/** The count changed, or a foul ball left it as it was. */
export interface CountFact extends Fact {
  readonly code: 'ball' | 'strike' | 'foul-ball' | 'foul-again';
  readonly seat: Seat;
  readonly balls: number;
  readonly strikes: number;
}
/** The pitch left the hand of `seat`. Nobody learns more from it. */
export interface PitchFact extends Fact {
  readonly code: 'pitch';
  readonly seat: Seat;
}
export interface PitchShownFact extends Fact {
  readonly code: 'pitch-shown';
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly sum: number;
}
/** A decision, or a ball in play that waits for the defence. */
export interface DecisionFact extends Fact {
  readonly code: 'swing' | 'take' | 'accept' | 'react' | 'hit-stands' | `${InPlay}-hit`;
  readonly seat: Seat;
}
/** A runner sets off from base `from`; `die` is there once the runner has thrown. */
export interface StealFact extends Fact {
  readonly code: 'steal' | 'steal-die';
  readonly seat: Seat;
  readonly from: 1 | 2 | 3;
  readonly die?: number;
}
export type DiceAndRunFact = PlayFact | CountFact | PitchFact | PitchShownFact | DecisionFact | StealFact | HalfFact | RollOffFact;
