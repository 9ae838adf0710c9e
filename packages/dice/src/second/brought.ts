import { type Entry, makeEntryText } from '@pocket-stadium/kernel';
import { bytesToHex, isHex, utf8ToBytes } from './bytes.ts';
import { digest } from './digest.ts';

/** A match that is brought along, as it goes into the table's key. */
export interface Brought {
  readonly entries: number;
  /** SHA-256 of its entry lines, in hexadecimal. */
  readonly hash: string;
}

/** One line of the text record: the number from 1, and the entry. */
export function entryLine(entry: Entry, number: number): string {
  return `${number}. ${makeEntryText(entry)}`;
}

/** The hash of entry lines as the text record has them, each ended by a newline. */
export function linesHash(lines: readonly string[]): string {
  return bytesToHex(digest(utf8ToBytes(lines.map((line) => `${line}\n`).join(''))));
}

/** What a table with these entries brings along; null where there are none. */
export function broughtOf(entries: readonly Entry[]): Brought | null {
  if (entries.length === 0) return null;
  return { entries: entries.length, hash: linesHash(entries.map((entry, i) => entryLine(entry, i + 1))) };
}

export function isBrought(value: unknown): value is Brought {
  const { entries, hash } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Number.isSafeInteger(entries) && (entries as number) > 0 && isHex(hash, 32);
}
