import { accept, type Result, refuse, type Seat } from '@pocket-stadium/kernel';
import * as w from '../../words/refusals.ts';
import { bytesToHex, hashOf, isHex, isWellFormed } from './bytes.ts';

/** The most characters (UTF-16 units) of a person's text. */
export const MAX_STRING = 200;

/** What opens a seat's hash. */
export interface Opening {
  /** `r_i`: 32 random bytes of the device in hexadecimal, drawn anew for each promise. */
  readonly nonce: string;
  /** `s_i`: the person's text, typed or drawn. */
  readonly string: string;
}

/** `h_i`: what a device sends when its person is ready. */
export function stringHash(promise: string, seat: Seat, { nonce, string }: Opening): string {
  return hashOf(['pocket-stadium/2 string', promise, String(seat), nonce, string]);
}

/** 32 random bytes as the nonce of a string. */
export function makeNonce(random: Uint8Array): string {
  return bytesToHex(random);
}

/** Whether a text can be a person's string. */
export function isString(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_STRING && isWellFormed(value);
}

/** A seat's hash of unknown origin. */
export function checkHash(value: unknown): Result<string> {
  return isHex(value, 32) ? accept(value) : refuse('malformed-hash', w.bad_hash);
}

/** What opens a hash, of unknown origin: well formed, not yet compared. */
export function checkOpening(data: unknown): Result<Opening> {
  const { nonce, string } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (!isHex(nonce, 32)) return refuse('malformed-nonce', w.bad_nonce);
  if (!isString(string)) return refuse('malformed-string', w.bad_string, { max: MAX_STRING });
  return accept({ nonce, string });
}

/** What a seat revealed, if it opens the hash that stands in the transcript. */
export function openHash(promise: string, seat: Seat, hash: string, data: unknown): Result<Opening> {
  const opening = checkOpening(data);
  if (!opening.ok) return opening;
  const came = stringHash(promise, seat, opening.value);
  return came === hash ? opening : refuse('other-string', w.does_not_open, { seat, expected: hash, came });
}
