import type { Match, Seat } from '@pocket-stadium/kernel';
import { foreignSeats, ownAt, ownSeats, type Receipt } from './receipt.ts';
import type { Opening } from './seat-string.ts';
import { digitsOf, type Setting } from './transcript.ts';
import { type LogEvent, seeLog, seeSeed } from './witness-log.ts';
import { seeRecord } from './witness-record.ts';
import { type PromiseEvent, seePromise } from './witness-start.ts';
import { type Change, changesBetween, drawString, seeOpenings, seeTranscript } from './witness-table.ts';

/** What happens at a device: what the house says (`unknown`: anything may come), and what the device does itself. */
export type DiceEvent =
  | PromiseEvent
  /** This device drew a string for a seat, or its person typed one. The nonce is drawn anew for each promise. */
  | { readonly type: 'string'; readonly seat: Seat; readonly opening: Opening }
  /** The person is ready for this. */
  | { readonly type: 'ready'; readonly setting: Setting }
  /** The hashes that were due went out. */
  | { readonly type: 'sent' }
  /** The transcript, with the seats that the person holds, where that is known. */
  | { readonly type: 'transcript'; readonly transcript: unknown; readonly mine?: readonly Seat[] }
  /** The person agrees to a transcript that is not what they were ready for. */
  | { readonly type: 'agreed' }
  /** This receipt, with the transcript in it, is safe on the device. */
  | { readonly type: 'stored' }
  | { readonly type: 'revealed' }
  /** All that was revealed, by seat, and the key where the house names one. */
  | { readonly type: 'openings'; readonly openings: unknown; readonly key?: unknown }
  | LogEvent
  | { readonly type: 'seed'; readonly seed: unknown }
  | { readonly type: 'record'; readonly match: Match };

/** The receipt after an event. Differences are added to those it has; none is ever taken away. */
export function witness(receipt: Receipt, event: DiceEvent, at: number): Receipt {
  switch (event.type) {
    case 'promise':
      return seePromise(receipt, event, at);
    case 'string':
      return drawString(receipt, event.seat, event.opening);
    case 'ready':
      return receipt.transcript ? receipt : { ...receipt, setting: readyFor(receipt, event.setting) };
    case 'sent':
      return { ...receipt, own: receipt.own.map((own) => (isLatest(receipt, own.hash) ? { ...own, sent: true } : own)) };
    case 'transcript':
      return seeTranscript(receipt, event.transcript, at, event.mine);
    case 'agreed':
      return receipt.transcript ? { ...receipt, agreed: true } : receipt;
    case 'stored':
      return receipt.transcript ? { ...receipt, stored: true } : receipt;
    case 'revealed':
      return dueFrom(receipt).send === 'reveal' ? { ...receipt, revealed: true } : receipt;
    case 'openings':
      return seeOpenings(receipt, event.openings, event.key, at);
    case 'log':
      return seeLog(receipt, event, at);
    case 'seed':
      return seeSeed(receipt, event.seed, at);
    case 'record':
      return seeRecord(receipt, event.match, at);
  }
}

/** People come and go until the transcript. What is played stays as it was when this device drew its text for it. */
function readyFor({ setting, own }: Receipt, now: Setting): Setting {
  return setting && own.length > 0 ? { ...setting, seats: now.seats } : now;
}

const isLatest = (receipt: Receipt, hash: string): boolean => ownSeats(receipt).some((seat) => ownAt(receipt, seat)?.hash === hash);

/** What the device sends, or does, now. */
export type Due =
  | { readonly send: 'hash'; readonly hashes: readonly { readonly seat: Seat; readonly hash: string }[] }
  /** Keep the receipt, then tell it `stored`: nothing is revealed before. */
  | { readonly send: 'nothing'; readonly because: 'store' | 'waiting' | 'playing' | 'difference' | 'lost' }
  /** The transcript is not what the person was ready for: ask them, and tell the receipt `agreed` if they are content. */
  | { readonly send: 'nothing'; readonly because: 'changed'; readonly changes: readonly Change[] }
  | { readonly send: 'reveal'; readonly openings: readonly (Opening & { readonly seat: Seat })[] };

/**
 * What is due. `mine` are the seats that this person holds, where that is known. A seat whose text is on another device
 * is `lost` here.
 */
export function dueFrom(receipt: Receipt, mine: readonly Seat[] = []): Due {
  const { transcript, setting } = receipt;
  if (receipt.differences.length > 0) return { send: 'nothing', because: 'difference' };
  if (receipt.key !== null) return { send: 'nothing', because: 'playing' };
  const own = ownSeats(receipt).flatMap((seat) => ownAt(receipt, seat) ?? []);
  if (!transcript) {
    const hashes = setting ? own.filter(({ sent }) => !sent).map(({ seat, hash }) => ({ seat, hash })) : [];
    return hashes.length > 0 ? { send: 'hash', hashes } : { send: 'nothing', because: 'waiting' };
  }
  const openings = own.flatMap(({ seat, nonce, string, hash }) => (transcript.hashes[seat] === hash ? [{ seat, nonce, string }] : []));
  const lost = mine.some((seat) => transcript.hashes[seat] && !openings.some((opening) => opening.seat === seat));
  if (openings.length === 0) return { send: 'nothing', because: lost ? 'lost' : 'waiting' };
  if (receipt.revealed) return { send: 'nothing', because: 'waiting' };
  const changes = setting ? changesBetween(setting, transcript) : [];
  if (changes.length > 0 && !receipt.agreed) return { send: 'nothing', because: 'changed', changes };
  if (!receipt.stored) return { send: 'nothing', because: 'store' };
  return { send: 'reveal', openings };
}

/** How far the dice of a match are checked. */
export interface Checked {
  /** Whether everything came as promised. */
  readonly fair: boolean;
  /** The first digits of the key: devices that show the same sit at the same table. */
  readonly digits: string | null;
  /** The rolls up to here were checked. Those brought along are left out. */
  readonly rolls: number;
  /** Rolls that wait for their link, because one of them is still secret. */
  readonly waiting: number;
  /** Rolls behind the chain's end, which wait for the seed. */
  readonly late: number;
  /**
   * Seats of this person whose text is not of this device. Where no other device of theirs gave it, nothing is proven
   * to them.
   */
  readonly foreign: readonly Seat[];
}

/** `mine`: the seats that this person holds. */
export function checkedSoFar(receipt: Receipt, mine: readonly Seat[] = []): Checked {
  const { differences, key, checked, rolls, promised, seed } = receipt;
  const late = Math.max(0, rolls.length - promised.length);
  const done = seed === null ? checked.roll : rolls.length;
  const waiting = seed === null ? Math.max(0, Math.min(rolls.length, promised.length) - checked.roll) : 0;
  const foreign = foreignSeats(receipt, mine);
  return { fair: differences.length === 0, digits: key && digitsOf(key), rolls: done, waiting, late: seed === null ? late : 0, foreign };
}

/** Over all tables: the texts that this device revealed for starts that led to no match, and which seats were missing. */
export interface Tally {
  readonly revealed: number;
  readonly missing: Readonly<Record<Seat, number>>;
}

export function tallyOf(receipts: readonly Receipt[]): Tally {
  const missing: Record<Seat, number> = {};
  const starts = receipts.flatMap(({ given }) => given.filter(({ revealed }) => revealed));
  for (const start of starts) for (const seat of start.missing) missing[seat] = (missing[seat] ?? 0) + 1;
  return { revealed: starts.length, missing };
}
