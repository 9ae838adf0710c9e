import * as w from '../words/refusals.ts';
import type { Game, Seat } from './game.ts';
import { completeOptions, type OptionValues } from './options.ts';
import { accept, type Result, refuse } from './problem.ts';
import { checkSeries, countSides, type SeriesTag } from './series.ts';

/** Who sits there, as the record keeps it. */
export interface SeatHeader {
  readonly name: string;
  /** The level, where a bot plays. */
  readonly bot?: string;
  /** The face that the bot was given; older records have none. */
  readonly face?: string;
}

/** Fair dice of the first version: the seats' strings come after the promise, in the clear. */
export interface FairDiceFirst {
  readonly kind: 'fair';
  readonly scheme?: undefined;
  /** The SHA-256 of the server's seed, published before any seat's string. */
  readonly commitment: string;
  /** The seats' own strings, in seat order. */
  readonly strings: readonly string[];
  /** The server's seed, once the match is over. */
  readonly seed?: string;
}

/** What a seat gave to fair dice of the second version: a hash first, and later what opens it. In hexadecimal. */
export interface SeatString {
  readonly hash: string;
  readonly nonce: string;
  readonly string: string;
}

/** Fair dice of the second version: the house is bound by the end of a chain, people by hashes. Needs the match id. */
export interface FairDiceSecond {
  readonly kind: 'fair';
  readonly scheme: 2;
  /** How many rolls were checked as they fell. */
  readonly length: number;
  /** The end of the server's chain, published when the table was made. */
  readonly end: string;
  /** How often the table started anew before this match came about. */
  readonly starts: number;
  /** How many entries were brought along from another device: their rolls are not the server's. */
  readonly brought?: number;
  /** By seat; `null` for a bot, or a program that declined. */
  readonly seats: readonly (SeatString | null)[];
  /** The server's seed, once the match is over. */
  readonly seed?: string;
}

/** Where the dice come from. */
export type DiceSource =
  | { readonly kind: 'hand' }
  /** The seed is left out of copies of a match in progress. */
  | { readonly kind: 'seed'; readonly seed?: string }
  | FairDiceFirst
  | FairDiceSecond;
export const DICE_KINDS = ['hand', 'seed', 'fair'] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

export interface Header {
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatHeader[];
  readonly dice: DiceSource;
  /** 128 bits in hexadecimal; fair dice depend on it. */
  readonly id?: string;
  /** The day it began, `2026-11-15`. */
  readonly date?: string;
  /** The series it belongs to. */
  readonly series?: SeriesTag;
}

export interface MoveEntry {
  readonly type: 'move';
  readonly seat: Seat;
  readonly move: string;
}
export interface RollEntry {
  readonly type: 'roll';
  readonly seat: Seat;
  /** `null` in a copy whose reader may not see them yet. */
  readonly faces: readonly number[] | null;
  readonly from: DiceKind;
}
export interface ForfeitEntry {
  readonly type: 'forfeit';
  readonly seat: Seat;
}
export interface DrawEntry {
  readonly type: 'draw';
}
/** Back to just after entry `to` (numbered from 1; 0 is the start). It erases nothing. */
export interface BackEntry {
  readonly type: 'back';
  readonly to: number;
}
export type Entry = MoveEntry | RollEntry | ForfeitEntry | DrawEntry | BackEntry;

export interface Match {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** A header for a new match: options completed and checked against the seats. */
export function newHeader(
  game: Game,
  given: {
    readonly seats: readonly SeatHeader[];
    readonly options?: Readonly<Record<string, unknown>>;
    readonly dice: DiceSource;
    readonly id?: string;
    readonly date?: string;
    readonly series?: SeriesTag;
  },
): Result<Header> {
  const { seats, options = {}, ...rest } = given;
  const { min, max } = game.about.seats;
  if (seats.length < min || seats.length > max) {
    return refuse('bad-seats', w.wrong_seats, { game: game.about.names, min, max, given: seats.length });
  }
  const full = completeOptions(game.about.options, options, seats.length);
  if (!full.ok) return full;
  const series = given.series && checkSeries(given.series, countSides(game, seats.length, full.value));
  if (series && !series.ok) return series;
  return accept({ game: game.about.id, rules: game.about.rulesVersion, options: full.value, seats, ...rest });
}

/** Whether today's rules can fold a match with this header. */
export function checkHeader(game: Game, header: Header): Result<Header> {
  if (header.rules > game.about.rulesVersion) {
    return refuse('newer-rules', w.newer_rules, { game: game.about.names, given: header.rules, known: game.about.rulesVersion });
  }
  const fresh = newHeader(game, header);
  return fresh.ok ? accept({ ...fresh.value, rules: header.rules }) : fresh;
}
