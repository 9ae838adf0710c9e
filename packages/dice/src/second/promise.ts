import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../../words/refusals.ts';
import { bytesToHex, hashOf, hexToBytes, isHex } from './bytes.ts';
import { Chain, MAX_LENGTH } from './chain.ts';

/** The rolls that a new chain covers beside those of a match that is brought along: hardly any match has more. */
export const LIVE_ROLLS = 1024;

/** Everything the house contributes, shown when the table is made. It never changes while people gather. */
export interface Promised {
  /** `M`, the match id: 16 bytes in hexadecimal. */
  readonly id: string;
  /** `N`, how many rolls are checked as they fall. */
  readonly length: number;
  /** `E`, the end of the chain, in hexadecimal. */
  readonly end: string;
  /** `P`, the hash of the three. */
  readonly promise: string;
}

/** `N` for a table that brings along a match of so many rolls. */
export function lengthFor(broughtRolls: number): number {
  return Math.min(MAX_LENGTH, LIVE_ROLLS + broughtRolls);
}

export function promiseOf(id: string, length: number, end: string): string {
  return hashOf(['pocket-stadium/2 promise', id, String(length), end]);
}

export function isLength(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_LENGTH;
}

/** The end of a seed's chain, in hexadecimal. */
export function endOf(seed: string, length: number): string {
  return bytesToHex(new Chain(hexToBytes(seed), length).end);
}

/** A promise of unknown origin: well formed, and the hash of what it promises. */
export function checkPromise(data: unknown): Result<Promised> {
  const { id, length, end, promise } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const bad = (field: string) => refuse('malformed-promise', w.malformed_string, { field });
  if (!isHex(id, 16)) return bad('id');
  if (!isLength(length)) return bad('length');
  if (!isHex(end, 32)) return bad('end');
  if (!isHex(promise, 32)) return bad('promise');
  const expected = promiseOf(id, length, end);
  if (promise !== expected) return refuse('wrong-promise', w.not_its_hash, { expected, came: promise });
  return accept({ id, length, end, promise });
}
