import type { Outcome, RollOff } from '@pocket-stadium/kernel';
import { COLOURS, type Colour, PREY } from './field.ts';
import type { AllPawns } from './pawns.ts';

/** What does not change during a match; all its states share it. */
export interface RunyFrame {
  readonly side: number;
  readonly quietRounds: number;
  readonly maxRounds: number;
  readonly kindStart: boolean;
  /** Whether a seat that has made a leg and can make a second has to (U3). */
  readonly secondLegMust: boolean;
}

export interface RunyState {
  readonly frame: RunyFrame;
  readonly rollOff: RollOff | null;
  /** The seat with which setup and rounds begin. */
  readonly first: Colour;
  /** Whose setup or turn it is. A colour without pawns has its setup to come. */
  readonly turn: Colour;
  readonly pawns: AllPawns;
  /** What was thrown, as long as the turn is to be made. */
  readonly dice: readonly number[] | null;
  /** Turns played, passes among them. */
  readonly turns: number;
  /** Whole rounds since the last capture or release (U6). */
  readonly quiet: number;
  /** Whether there was a capture or release in this round. */
  readonly stirred: boolean;
  readonly outcome: Outcome | null;
}

/** Prisoners held by each seat. */
export function prisoners(pawns: AllPawns): number[] {
  return COLOURS.map((colour) => pawns[PREY[colour]].held.length);
}

/** How many legs the turn may have: one in a gentle start (U10). */
export function legsAllowed({ frame, turns }: RunyState): number {
  return frame.kindStart && turns === 0 ? 1 : 2;
}

/** Whether the colour whose turn it is still has to place its pawns. */
export function atSetup({ pawns, turn }: RunyState): boolean {
  return pawns[turn].free.length + pawns[turn].held.length === 0;
}
