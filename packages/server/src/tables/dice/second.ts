import {
  type Brought,
  broughtOf,
  endOf,
  lengthFor,
  type Opening,
  type PublishedStart,
  promiseOf,
  type Transcript,
} from '@pocket-stadium/dice';
import type { Entry, Seat } from '@pocket-stadium/kernel';
import type { MatchRow } from '../../store/schema.ts';
import type { TableData } from '../table.ts';

/** The hash that somebody gave at a seat; null where a program declines. It counts as long as they sit there. */
export interface HeldHash {
  readonly guest: string;
  readonly hash: string | null;
}

/**
 * The second fair dice of a table, as they are stored with it: every step is a change of the table, made by
 * compare-and-set. The seed itself stands with the match.
 */
export interface SecondDice {
  readonly scheme: 2;
  readonly length: number;
  readonly end: string;
  readonly brought: Brought | null;
  /** By seat. */
  readonly hashes: readonly (HeldHash | null)[];
  /** The one transcript of the promise. It is stored before anybody hears of it. */
  readonly transcript: Transcript | null;
  /** The openings that are in, by seat. */
  readonly openings: readonly (Opening | null)[];
  /** The starts from which no match came, with their seeds. */
  readonly given: readonly PublishedStart[];
  /** The match before at this table. */
  readonly before: EndedMatch | null;
  /** Those before that one, the latest first. */
  readonly earlier?: readonly EndedMatch[];
  /** Whether today's rules no longer take the match: it is over, and its seed is out. */
  readonly stopped?: true;
}

/** A match whose seed is out. */
interface EndedMatch {
  readonly id: string;
  readonly seed: string;
}

type Earlier = Partial<Pick<SecondDice, 'given' | 'before' | 'earlier'>>;

/** How many earlier matches of a table are told to those who were away while they were played. */
const MOST_EARLIER = 15;

/** What the next match at a table says of those before it. */
export function endedBefore(match: string, seed: string | null, fair: SecondDice | null | undefined): Earlier {
  const { before = null, earlier = [] } = fair ?? {};
  return { before: seed === null ? null : { id: match, seed }, earlier: (before ? [before, ...earlier] : earlier).slice(0, MOST_EARLIER) };
}

/** What the house promises with a new match. It is fixed here, before anybody sits down for it. */
export function newSecond(
  match: MatchRow,
  seats: number,
  entries: readonly Entry[],
  { given = [], before = null, earlier = [] }: Earlier = {},
): SecondDice | null {
  if (match.seed === null) return null;
  const length = lengthFor(entries.filter(({ type }) => type === 'roll').length);
  const nobody = Array.from({ length: seats }, () => null);
  const start = { brought: broughtOf(entries), hashes: nobody, transcript: null, openings: nobody };
  return { scheme: 2, length, end: endOf(match.seed, length), ...start, given, before, ...(earlier.length > 0 ? { earlier } : {}) };
}

/** What a seat said about its string; null where its holder has not said anything yet. */
export function heldAt({ seats, fair }: TableData, seat: Seat): HeldHash | null {
  const holder = seats[seat]?.holder;
  const held = fair?.hashes[seat] ?? null;
  return held !== null && holder?.kind === 'person' && holder.guest === held.guest ? held : null;
}

/** Whether everybody who sits here is ready: bots give nothing. */
export function everybodyReady(table: TableData): boolean {
  return table.seats.every(({ holder }, seat) => holder.kind === 'bot' || heldAt(table, seat) !== null);
}

export function promiseAt({ match }: Pick<TableData, 'match'>, { length, end }: SecondDice): string {
  return promiseOf(match, length, end);
}

/** The seats whose hash is in the transcript and whose string is not in yet. */
export function missingSeats({ transcript, openings }: SecondDice): Seat[] {
  return (transcript?.hashes ?? []).flatMap((hash, seat) => (hash !== null && !openings[seat] ? [seat] : []));
}
