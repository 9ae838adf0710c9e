import { accept, isName, type OptionValues, type Result, refuse, type SeatHeader } from '@pocket-stadium/kernel';
import * as w from '../../words/refusals.ts';
import { type Brought, isBrought } from './brought.ts';
import { hashOf, isHex } from './bytes.ts';
import { canonicalOptions } from './options.ts';
import type { Opening } from './seat-string.ts';

/** What is played and who sits where: what a person is ready for. */
export interface Setting {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  /** The complete set, as the record will have it. */
  readonly options: OptionValues;
  /** Who sits at each seat, as the record will have it. Compared, not hashed: the hashes say whose string it is. */
  readonly seats: readonly SeatHeader[];
  readonly brought: Brought | null;
}

/** What everybody is promised before any string is shown. A promise has one transcript. */
export interface Transcript extends Setting {
  /** The promise it belongs to. */
  readonly promise: string;
  /** Each seat's hash; null where a bot or a program that declines sits. */
  readonly hashes: readonly (string | null)[];
  /** How often this table started anew before. */
  readonly starts: number;
}

const MAX_SEATS = 64;

/** What was wrong with a setting of unknown origin, or the setting. */
export function checkSetting(data: unknown): Result<Setting> {
  const { game, rules, options, seats, brought } = fields(data);
  const bad = (field: string) => refuse('malformed-transcript', w.malformed_transcript, { field });
  if (typeof game !== 'string' || game.length > 100) return bad('game');
  if (!isCount(rules) || rules < 1) return bad('rules');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return bad('options');
  const canonical = canonicalOptions(options as Record<string, unknown>);
  if (!canonical.ok) return canonical;
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > MAX_SEATS) return bad('seats');
  const sitting: SeatHeader[] = [];
  for (const seat of seats) {
    const { name, bot } = fields(seat);
    if (!isName(name) || (bot !== undefined && !isName(bot))) return bad('seats');
    sitting.push(bot === undefined ? { name } : { name, bot });
  }
  if (brought !== null && !isBrought(brought)) return bad('brought');
  const along = brought === null ? null : { entries: brought.entries, hash: brought.hash };
  return accept({ game, rules, options: options as OptionValues, seats: sitting, brought: along });
}

/** A transcript of unknown origin, well formed. */
export function checkTranscript(data: unknown): Result<Transcript> {
  const setting = checkSetting(data);
  if (!setting.ok) return setting;
  const { promise, hashes, starts } = fields(data);
  const bad = (field: string) => refuse('malformed-transcript', w.malformed_transcript, { field });
  if (!isHex(promise, 32)) return bad('promise');
  if (!Array.isArray(hashes) || hashes.length !== setting.value.seats.length) return bad('hashes');
  if (!hashes.every((hash) => hash === null || isHex(hash, 32))) return bad('hashes');
  if (!isCount(starts)) return bad('starts');
  return accept({ ...setting.value, promise, hashes: [...hashes], starts });
}

/** What goes into the key beside the openings: the hashed part of a transcript. */
export type Keyed = Pick<Transcript, 'promise' | 'game' | 'rules' | 'options' | 'hashes'> & {
  readonly brought: { readonly hash: string } | null;
};

/** `X`, the key of the table, from a transcript and what opens its hashes. In hexadecimal. */
export function tableKey(keyed: Keyed, openings: readonly (Opening | null)[]): Result<string> {
  const { promise, game, rules, hashes, brought } = keyed;
  const options = canonicalOptions(keyed.options);
  if (!options.ok) return options;
  const seats: string[] = [];
  for (let seat = 0; seat < Math.max(hashes.length, openings.length); seat++) {
    const [hash = null, opening = null] = [hashes[seat], openings[seat]];
    if ((hash === null) !== (opening === null)) return refuse('missing-string', w.not_all, { seat });
    seats.push(hash ?? '', opening?.nonce ?? '', opening?.string ?? '');
  }
  const texts = ['pocket-stadium/2 table', promise, game, String(rules), options.value, String(hashes.length), ...seats];
  return accept(hashOf(brought ? [...texts, brought.hash] : texts));
}

/** The first digits of a key: devices that show the same sit at the same table. */
export function digitsOf(key: string): string {
  return key.slice(0, 8);
}

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
