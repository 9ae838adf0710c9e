import type { Outcome, RollOff } from '@pocket-stadium/kernel';
import type { Team } from './field.ts';
import type { Position } from './position.ts';

/** What does not change during a match; all its states share it. */
export interface PlayBallFrame {
  readonly field: string;
  readonly mode: 'standard' | 'expert';
}

export interface PlayBallState {
  readonly frame: PlayBallFrame;
  readonly rollOff: RollOff | null;
  /** The position at the start of a turn; in a preview, within it. */
  readonly position: Position;
  /** How the round before ended, to be looked at once more; after the match, how its last round ended. */
  readonly previous: Position | null;
  /** The team that began this round. */
  readonly begins: Team;
  readonly goals: readonly [number, number];
  /** The team that scored last, for two goals in a row. */
  readonly lastGoal: Team | null;
  /** Void rounds since the last goal (K5). */
  readonly voids: number;
  /** The positions in which the turns of this round began, packed (K5). */
  readonly seen: readonly number[];
  readonly outcome: Outcome | null;
}
