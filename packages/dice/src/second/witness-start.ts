import { isHex } from './bytes.ts';
import { checkPromise, endOf, isLength, type Promised } from './promise.ts';
import { blank, differ, promiseDifferences, type Receipt, short } from './receipt.ts';

/** The house's part as every view of a table shows it. */
export interface PromiseEvent {
  readonly type: 'promise';
  readonly promised: unknown;
  /** How often the table started anew. */
  readonly starts: unknown;
  /** Every start that was given up: `{ id, length, seed, missing }`. */
  readonly given?: unknown;
  /** The promises of other receipts of this device. */
  readonly known?: readonly string[];
}

/** A start that the house gave up, as it publishes it. */
export interface PublishedStart {
  readonly id: string;
  readonly length: number;
  readonly seed: string;
  /** The seats that did not reveal. */
  readonly missing: readonly number[];
}

/**
 * The promise, seen once more. It must be the first one, or belong to a new start that is counted and has published the
 * old seed.
 */
export function seePromise(receipt: Receipt, { promised: data, starts, given, known = [] }: PromiseEvent, at: number): Receipt {
  const count = Number.isSafeInteger(starts) ? (starts as number) : -1;
  const checked = checkPromise(data);
  if (!checked.ok && checked.problem.code !== 'wrong-promise') {
    return differ(receipt, at, 'malformed-message', receipt.promised.promise, short(data), { field: 'promise' });
  }
  const promised = checked.ok ? checked.value : (data as Promised);
  if (count > receipt.starts && promised.promise !== receipt.promised.promise) {
    return startAnew(receipt, promised, count, given, known, at);
  }
  let next = receipt;
  for (const field of ['id', 'length', 'end', 'promise'] as const) {
    const [expected, came] = [String(receipt.promised[field]), String(promised[field])];
    if (expected !== came) next = differ(next, at, 'promise-changed', expected, came, { field });
  }
  if (count < receipt.starts) return differ(next, at, 'starts', String(receipt.starts), short(starts));
  return { ...next, starts: count };
}

function startAnew(receipt: Receipt, promised: Promised, starts: number, given: unknown, known: readonly string[], at: number): Receipt {
  const { promise, end } = receipt.promised;
  let next = receipt;
  if (receipt.key !== null) next = differ(next, at, 'late-start', promise, promised.promise);
  const published = publishedStarts(given);
  const { said, came, right } = findStart(receipt.promised, published);
  // A seed that does not lead to the promised end is a lie. No seed at all is a silence.
  if (came === undefined) next = differ(next, at, 'missing-seed', promise, '');
  else if (!right) next = differ(next, at, 'seed', end, came);
  const start = { promise, revealed: receipt.revealed, missing: said?.missing ?? [], at };
  const all = [...receipt.given, start];
  if (starts < all.length) next = differ(next, at, 'starts', String(all.length), String(starts));
  if (published.length !== starts) next = differ(next, at, 'starts', String(published.length), String(starts), { field: 'given' });
  const fresh: Receipt = { ...next, ...blank(promised, at), starts, given: all };
  return promiseDifferences(fresh, [...all.map((earlier) => earlier.promise), ...known], at);
}

/** The published start of a promise, and whether its seed leads to the promised end. There is at most one of a match id. */
function findStart({ id, length, end }: Promised, published: readonly PublishedStart[]) {
  const said = published.find((start) => start.id === id && start.length === length);
  const came = said && endOf(said.seed, length);
  return { said, came, right: came === end };
}

function publishedStarts(given: unknown): PublishedStart[] {
  return Array.isArray(given) ? given.filter(isPublishedStart) : [];
}

function isPublishedStart(value: unknown): value is PublishedStart {
  const { id, length, seed, missing } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return isHex(id, 16) && isLength(length) && isHex(seed, 32) && Array.isArray(missing) && missing.every(Number.isInteger);
}
