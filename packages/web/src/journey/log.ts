import type { RatedMatch } from '@pocket-stadium/bots';
import type { Honoured, Seat } from '@pocket-stadium/kernel';
import { keep, readKept } from '../../kit/keep.ts';
import { JOURNEY } from './key.ts';

/** A match that was played to its end by somebody at this device, as the journey remembers it. */
export interface PlayedNote {
  readonly id: string;
  readonly game: string;
  /** The day it began, `2026-11-15`. */
  readonly date: string;
  /** By seat: the name, and the face or level where it was a bot. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  /** The seats of the people at this device. */
  readonly here: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  /** What the match brought the people at this device, by seat. */
  readonly honours: Readonly<Record<string, Honoured>>;
  /** The rating of the one person at this device, once the match was reviewed. */
  readonly rated?: RatedMatch;
}

const KEY = JOURNEY;
const VERSION = 1;
/** How many matches are remembered. The oldest make room after years. */
const MOST = 3000;

/** The matches remembered, the oldest first. */
export function journeyKept(): readonly PlayedNote[] {
  return readJourney(readKept(KEY));
}

/** The matches in a text that may come from anywhere. What is not understood is left out. */
export function readJourney(text: string | null): readonly PlayedNote[] {
  try {
    const { matches }: { matches?: unknown } = JSON.parse(text ?? '{}') ?? {};
    return Array.isArray(matches) ? matches.flatMap((match) => readNote(match) ?? []) : [];
  } catch {
    // Another program wrote there.
    return [];
  }
}

export const writeJourney = (matches: readonly PlayedNote[]): string => JSON.stringify({ version: VERSION, matches });

/** Remembers a match. If it ended anew after a move was taken back, it replaces what was known. */
export function remember(note: PlayedNote): boolean {
  return keep(KEY, writeJourney(joined(journeyKept(), [note])));
}

/** Both lists, each match once. What the second says of a match counts, and ratings stay. */
export function joined(known: readonly PlayedNote[], more: readonly PlayedNote[]): readonly PlayedNote[] {
  const all = new Map(known.map((note) => [note.id, note]));
  for (const note of more) {
    const rated = note.rated ?? all.get(note.id)?.rated;
    all.set(note.id, { ...note, ...(rated && { rated }) });
  }
  return [...all.values()].slice(-MOST);
}

/** Notes how the one person at this device chose in a reviewed match. */
export function noteRated(id: string, rated: RatedMatch): void {
  const known = journeyKept();
  if (known.some((note) => note.id === id)) keep(KEY, writeJourney(known.map((note) => (note.id === id ? { ...note, rated } : note))));
}

type Unknown<T> = Partial<Record<keyof T, unknown>>;
const isText = (value: unknown): value is string => typeof value === 'string';
const isSeats = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

function readNote(value: unknown): PlayedNote | null {
  const { id, game, date, seats, here, winners, draw, honours, rated } = (value ?? {}) as Unknown<PlayedNote>;
  if (!isText(id) || !isText(game) || !isText(date) || !Array.isArray(seats) || !isSeats(here) || !isSeats(winners)) return null;
  const known = seats.map((seat) => {
    const { name, bot } = (seat ?? {}) as { name?: unknown; bot?: unknown };
    return { name: isText(name) ? name : '', ...(isText(bot) && { bot }) };
  });
  const score = readRated(rated);
  return {
    ...{ id, game, date, here, winners, seats: known, draw: draw === true, honours: readHonours(honours) },
    ...(score && { rated: score }),
  };
}

function readHonours(value: unknown): PlayedNote['honours'] {
  const pairs = Object.entries((value ?? {}) as Record<string, Unknown<Honoured> | null>).map(([seat, given]) => {
    const numbers = Object.entries((given?.records ?? {}) as Record<string, unknown>).filter(([, figure]) => Number.isFinite(figure));
    const trophies = Array.isArray(given?.trophies) ? given.trophies.filter(isText) : [];
    return [seat, { records: Object.fromEntries(numbers) as Record<string, number>, trophies }];
  });
  return Object.fromEntries(pairs);
}

function readRated(value: unknown): RatedMatch | null {
  const { winning, choosing, start, decisions, cost, estimated } = (value ?? {}) as Record<string, number> & { estimated?: unknown };
  const all = [winning, choosing, decisions, cost];
  // Older notes do not say what could be expected at the start.
  const known = { ...(Number.isFinite(start) && { start }), ...(estimated === true && { estimated }) };
  return all.every(Number.isFinite) ? ({ winning, choosing, decisions, cost, ...known } as RatedMatch) : null;
}
