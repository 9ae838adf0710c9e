import type { Seat } from '@pocket-stadium/kernel';
import { isHex } from './bytes.ts';
import { DIFFERENCE_CODES, type Difference, type DifferenceCode, type Whereabouts } from './differences.ts';
import { checkPromise, type Promised } from './promise.ts';
import { checkOpening, type Opening, stringHash } from './seat-string.ts';
import { checkSetting, checkTranscript, type Setting, type Transcript } from './transcript.ts';

/** A string of this device: what it drew, and whether its hash went out. */
export interface OwnString extends Opening {
  readonly seat: Seat;
  readonly hash: string;
  readonly sent: boolean;
}

/** A start of this table from which no match came. */
export interface GivenUp {
  readonly promise: string;
  /** Whether this device had revealed its texts in it. */
  readonly revealed: boolean;
  /** The seats whose texts were missing, as the house said. */
  readonly missing: readonly Seat[];
  readonly at: number;
}

/**
 * What a device was promised, what it said, and what came: plain data, kept on the device, from which every later
 * message is compared. It convinces its owner; nothing in it is signed.
 */
export interface Receipt {
  readonly scheme: 2;
  /** The first promise that this device saw. */
  readonly promised: Promised;
  readonly at: number;
  /** What this device's own program knows: the version of the rules, and the least length of a chain for its game. */
  readonly rules: number;
  readonly minimum: number;
  /** The highest number of new starts that the house published. */
  readonly starts: number;
  readonly given: readonly GivenUp[];
  /** The strings in the order drawn. A later one of a seat replaces the earlier, until the transcript. */
  readonly own: readonly OwnString[];
  /** What the person was ready for. */
  readonly setting: Setting | null;
  readonly transcript: (Transcript & { readonly at: number }) | null;
  /** Whether the transcript is safe on this device. */
  readonly stored: boolean;
  /** Whether the person agreed to a transcript that is not what they were ready for. */
  readonly agreed: boolean;
  readonly revealed: boolean;
  readonly openings: readonly (Opening | null)[] | null;
  /** `X`, as this device computed it. */
  readonly key: string | null;
  /** The log as this device saw it, an entry a line as in the text record, without its number. */
  readonly log: readonly string[];
  /** The index in the log of each roll. */
  readonly rolls: readonly number[];
  readonly broughtChecked: boolean;
  /** The newest link that hashed back to the promise, and its roll: those up to it are checked. */
  readonly checked: { readonly roll: number; readonly link: string };
  readonly seed: string | null;
  readonly differences: readonly Difference[];
}

/** What a device knows when it comes to a table. */
export interface Beginning {
  readonly rules: number;
  readonly minimum: number;
  /** The promises of other receipts of this device. */
  readonly known?: readonly string[];
}

/** What a receipt begins with where nothing has happened under a promise. */
export function blank(promised: Promised, at: number) {
  return {
    promised,
    at,
    own: [],
    setting: null,
    transcript: null,
    stored: false,
    agreed: false,
    revealed: false,
    openings: null,
    key: null,
    log: [],
    rolls: [],
    broughtChecked: false,
    checked: { roll: 0, link: promised.end },
    seed: null,
  } as const satisfies Partial<Receipt>;
}

/** What stands in a receipt where no promise came. Nothing that could follow fits it. */
const NO_PROMISE: Promised = { id: '0'.repeat(32), length: 1, end: '0'.repeat(64), promise: '0'.repeat(64) };

/** A receipt from the first sight of a table. A promise that is none is its first difference. */
export function beginReceipt(data: unknown, starts: unknown, { rules, minimum, known = [] }: Beginning, at: number): Receipt {
  const checked = checkPromise(data);
  const malformed = !checked.ok && checked.problem.code !== 'wrong-promise';
  const { id, length, end, promise } = checked.ok ? checked.value : malformed ? NO_PROMISE : (data as Promised);
  const promised = { id, length, end, promise };
  const count = Number.isSafeInteger(starts) && (starts as number) >= 0 ? (starts as number) : 0;
  const receipt: Receipt = { scheme: 2, rules, minimum, starts: count, given: [], differences: [], ...blank(promised, at) };
  if (!malformed) return promiseDifferences(receipt, known, at);
  return differ(receipt, at, 'malformed-message', 'M, N, E, P', short(data), { field: 'promise' });
}

/** A value of unknown origin, made short enough to keep and show. */
export function short(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
  } catch {
    // A value that goes in circles cannot be shown.
    return '?';
  }
}

/** What is wrong with the receipt's promise by itself. */
export function promiseDifferences(receipt: Receipt, known: readonly string[], at: number): Receipt {
  const { promised, minimum } = receipt;
  const checked = checkPromise(promised);
  let next = receipt;
  if (!checked.ok) {
    const { expected, came } = checked.problem.values;
    next = differ(next, at, 'wrong-promise', String(expected), String(came));
  }
  if (known.includes(promised.promise)) next = differ(next, at, 'promise-reused', '', promised.promise);
  if (promised.length < minimum) next = differ(next, at, 'short-chain', String(minimum), String(promised.length));
  return next;
}

/** The receipt with one more difference; the same one is kept once. */
export function differ(
  receipt: Receipt,
  at: number,
  code: DifferenceCode,
  expected: string,
  came: string,
  place: Whereabouts = {},
): Receipt {
  const difference = { code, expected, came, ...place, at };
  if (receipt.differences.some((other) => sameDifference(other, difference))) return receipt;
  return { ...receipt, differences: [...receipt.differences, difference] };
}

function sameDifference(a: Difference, b: Difference): boolean {
  return (['code', 'expected', 'came', 'seat', 'roll', 'entry', 'field'] as const).every((field) => a[field] === b[field]);
}

/** This device's string for a seat as the transcript has it, or else the latest. */
export function ownAt(receipt: Receipt, seat: Seat): OwnString | null {
  const own = receipt.own.filter((string) => string.seat === seat);
  const hash = receipt.transcript?.hashes[seat];
  return own.find((string) => string.hash === hash) ?? own.at(-1) ?? null;
}

/** The seats for which this device drew strings. */
export function ownSeats({ own }: Receipt): Seat[] {
  return [...new Set(own.map(({ seat }) => seat))];
}

/**
 * The seats of this device's person at which the transcript has no text of this device. Another device gave it, or
 * somebody else.
 */
export function foreignSeats({ transcript, own }: Receipt, mine: readonly Seat[]): Seat[] {
  if (!transcript) return [];
  return mine.filter((seat) => !own.some((string) => string.seat === seat && string.hash === transcript.hashes[seat]));
}

/** A receipt with what another page of this device wrote meanwhile under the same promise: its texts, its transcript, its differences. */
export function withOther(receipt: Receipt, other: Receipt): Receipt {
  if (other.promised.promise !== receipt.promised.promise) return receipt;
  const own = other.own.filter(({ hash }) => !receipt.own.some((string) => string.hash === hash));
  const differences = other.differences.filter((theirs) => !receipt.differences.some((ours) => sameDifference(ours, theirs)));
  const transcript = receipt.transcript ? {} : { transcript: other.transcript, stored: other.stored, agreed: other.agreed };
  if (own.length === 0 && differences.length === 0 && (receipt.transcript || !other.transcript)) return receipt;
  return {
    ...receipt,
    ...transcript,
    own: [...own, ...receipt.own],
    revealed: receipt.revealed || other.revealed,
    differences: [...receipt.differences, ...differences],
  };
}

/** A string that this device drew for a seat. */
export function ownString(receipt: Receipt, seat: Seat, opening: Opening): OwnString {
  return { seat, nonce: opening.nonce, string: opening.string, hash: stringHash(receipt.promised.promise, seat, opening), sent: false };
}

/** A kept receipt, read back; null where it is none. */
export function readReceipt(data: unknown): Receipt | null {
  const receipt = fields(data) as { readonly [K in keyof Receipt]?: unknown };
  const promise = checkPromise(receipt.promised);
  const { roll, link } = fields(receipt.checked);
  const orNull = (value: unknown, fits: (value: unknown) => boolean) => value === null || fits(value);
  const whole =
    receipt.scheme === 2 &&
    (promise.ok || promise.problem.code === 'wrong-promise') &&
    [receipt.at, receipt.rules, receipt.minimum, receipt.starts, roll].every(Number.isFinite) &&
    [receipt.stored, receipt.agreed, receipt.revealed, receipt.broughtChecked].every((flag) => typeof flag === 'boolean') &&
    isHex(link, 32) &&
    orNull(receipt.key, (key) => isHex(key, 32)) &&
    orNull(receipt.seed, (seed) => isHex(seed, 32)) &&
    orNull(receipt.setting, (setting) => checkSetting(setting).ok) &&
    orNull(receipt.transcript, (transcript) => checkTranscript(transcript).ok && Number.isFinite(fields(transcript).at)) &&
    orNull(receipt.openings, (openings) => isListOf(openings, (one) => orNull(one, (opening) => checkOpening(opening).ok))) &&
    isListOf(receipt.own, (own) => checkOpening(own).ok && isHex(fields(own).hash, 32) && Number.isInteger(fields(own).seat)) &&
    isListOf(receipt.given, (start) => isHex(fields(start).promise, 32) && isListOf(fields(start).missing, Number.isInteger)) &&
    isListOf(receipt.log, (line) => typeof line === 'string') &&
    isListOf(receipt.rolls, Number.isInteger) &&
    isListOf(receipt.differences, (difference) => DIFFERENCE_CODES.includes(fields(difference).code as DifferenceCode));
  return whole ? (data as Receipt) : null;
}

const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every((item) => fits(item));

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}
