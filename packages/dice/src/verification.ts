import type { Problem, Seat } from '@pocket-stadium/kernel';
import type { Statement } from './statements.ts';

/** One roll of a record, recomputed. */
export interface CheckedRoll {
  /** Counted from 1, the rolls taken back included. */
  readonly roll: number;
  /** The entry it stands in, from 1. */
  readonly entry: number;
  readonly seat: Seat;
  readonly faces: readonly number[] | null;
  /** What the seed and the strings give; null where the roll does not claim to come from them. */
  readonly expected: readonly number[] | null;
  readonly right: boolean;
}

export interface Verification {
  /** Whether every roll that claims to come from the published seed and the seats' strings does. */
  readonly ok: boolean;
  /** The version of fair dice it was played under; null for dice by hand or from a seed. */
  readonly scheme: 1 | 2 | null;
  readonly problems: readonly Problem[];
  readonly rolls: readonly CheckedRoll[];
  /** Seats whose string came from the server because a bot sat there (first version): those strings prove nothing. */
  readonly fromServer: readonly Seat[];
  /** What the check proves, where all is right. */
  readonly proven: readonly Statement[];
  /** What the check does not prove, all right or not. */
  readonly unproven: readonly Statement[];
}

/** Whether faces are those expected. */
export function sameFaces(faces: readonly number[], expected: readonly number[]): boolean {
  return faces.length === expected.length && faces.every((face, i) => face === expected[i]);
}
