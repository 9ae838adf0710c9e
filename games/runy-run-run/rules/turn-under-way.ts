import type { Colour } from './field.ts';
import type { Leg } from './leg-codes.ts';
import type { AllPawns } from './pawns.ts';
import { PLAIN } from './single-legs.ts';

/** A turn under way: some of its legs are made. */
export interface Turn {
  readonly colour: Colour;
  readonly start: AllPawns;
  readonly dice: readonly number[];
  /** How many legs the turn may have. */
  readonly most: number;
  readonly legs: readonly Leg[];
  /** The pawns after the legs made so far. */
  readonly pawns: AllPawns;
}

/** Whether a capture or a release was made (U6). */
export function hasStirred({ legs }: Turn): boolean {
  return legs.some(({ kind }) => kind !== PLAIN);
}

/** The dice not used yet. */
export function diceLeft({ dice, legs }: Turn): readonly number[] {
  return legs.reduce((left, { die }) => left.toSpliced(left.indexOf(die), 1), dice);
}
