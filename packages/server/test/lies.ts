import { type DifferenceCode, makeLinkText, promiseOf } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type FairDiceSecond, type Header, newHeader, Play, type RollEntry } from '@pocket-stadium/kernel';
import type { FeedMessage, SecondDiceView } from '@pocket-stadium/protocol';

/** Alters what the server says to one device. It answers the same message to let it pass, and null to keep it back. */
export type Lie = (message: FeedMessage, seen: Seen) => FeedMessage | null;
/** What the device was told before. */
interface Seen {
  rolls: number;
  tables: number;
  /** How many messages told of a new start. */
  anew: number;
  lied: boolean;
  /** How many rolls the house kept to itself. */
  leftOut: number;
}

/** A house between the server and a device. It tells one lie, the first time it can, or `always` the same. */
export class Liar {
  readonly seen: Seen = { rolls: 0, tables: 0, anew: 0, lied: false, leftOut: 0 };

  constructor(
    private readonly lie: Lie,
    private readonly always = false,
  ) {}

  /** The altered message; null where the house says nothing. */
  say(message: FeedMessage): FeedMessage | null {
    const { seen } = this;
    if (message.type === 'table') seen.tables++;
    if (message.type === 'table' && message.table.fair?.starts === 1) seen.anew++;
    if (message.type === 'entries') seen.rolls += message.entries.filter(({ type }) => type === 'roll').length;
    const said = seen.lied && !this.always ? message : this.lie(message, seen);
    if (said !== message) seen.lied = true;
    return said;
  }
}

export const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const swap = <T>([a, b, ...rest]: readonly T[]): T[] => [b as T, a as T, ...rest];

/** Alters the dice of a table from the second sight on. */
const fair =
  (when: (fair: SecondDiceView, seen: Seen) => boolean, change: (fair: SecondDiceView, match: string) => Partial<SecondDiceView>): Lie =>
  (message, seen) => {
    if (message.type !== 'table' || !message.table.fair || !when(message.table.fair, seen)) return message;
    return { ...message, table: { ...message.table, fair: { ...message.table.fair, ...change(message.table.fair, message.table.match) } } };
  };
const later = (_: SecondDiceView, { tables }: Seen) => tables > 1;
const firstSight = (_: SecondDiceView, { tables }: Seen) => tables === 1;
export const transcript = (change: (transcript: NonNullable<SecondDiceView['transcript']>) => object): Lie =>
  fair(
    ({ transcript: notice }) => notice !== null,
    ({ transcript: notice }) => ({ transcript: notice && { ...notice, ...change(notice) } }),
  );
const header =
  (change: (header: Header & { dice: FairDiceSecond }) => object, when: (header: Header) => boolean = () => true): Lie =>
  (message) => {
    if (message.type !== 'match' || !when(message.header)) return message;
    return { ...message, header: { ...message.header, ...change(message.header as Header & { dice: FairDiceSecond }) } };
  };
const dice = (change: (dice: FairDiceSecond) => object, when?: (header: Header) => boolean): Lie =>
  header((notice) => ({ dice: { ...notice.dice, ...change(notice.dice) } }), when);
const ended = ({ dice: notice }: Header): boolean => notice.kind === 'fair' && notice.seed !== undefined;
const seatsOf = (change: (seat: { hash: string; nonce: string; string: string }, i: number) => object) => (notice: FairDiceSecond) => ({
  seats: notice.seats.map((seat, i) => seat && { ...seat, ...change(seat, i) }),
});
/** Alters the message of the third roll or a later one. */
const roll =
  (change: (message: Extract<FeedMessage, { type: 'entries' }>, entry: RollEntry) => object): Lie =>
  (message, { rolls }) => {
    const entry = message.type === 'entries' ? message.entries[0] : undefined;
    if (message.type !== 'entries' || rolls < 3 || entry?.type !== 'roll' || message.entries.length > 1) return message;
    return { ...message, ...change(message, entry) };
  };
const turned = (entry: RollEntry): RollEntry => ({ ...entry, faces: (entry.faces ?? []).map((face) => (face % 6) + 1) });

export interface Case {
  readonly name: string;
  readonly lie: Lie;
  /** The first difference that the device names. */
  readonly code: DifferenceCode;
  /** Whether the house goes on with the lie. */
  readonly always?: true;
  readonly brought?: true;
  readonly anew?: true;
  /** More is thrown afterwards, however the dice fall. */
  readonly goesOn?: true;
}

/** The table at which the lie is told. */
export const tableWish = ({ brought, goesOn }: Pick<Case, 'brought' | 'goesOn'>) =>
  brought ? { record: handRecord() } : { options: goesOn ? { innings: 2, first: 0 } : { innings: 1 } };

export const LIES: readonly Case[] = [
  { name: 'the promise', lie: fair(later, ({ promise }) => ({ promise: other(promise) })), code: 'promise-changed' },
  {
    name: 'the id',
    lie: (message, { tables }) =>
      message.type === 'table' && tables > 1 ? { ...message, table: { ...message.table, match: other(message.table.match) } } : message,
    code: 'promise-changed',
  },
  {
    name: 'the id at the start',
    lie: (message) => (message.type === 'match' ? { ...message, header: { ...message.header, id: other(message.match) } } : message),
    code: 'promise-changed',
  },
  {
    name: 'the end of the chain',
    lie: fair(later, ({ end, length }, match) => ({ end: other(end), promise: promiseOf(match, length, other(end)) })),
    code: 'promise-changed',
  },
  {
    name: 'a promise that is not the hash of what it promises',
    lie: fair(firstSight, ({ end }) => ({ end: other(end) })),
    code: 'wrong-promise',
  },
  {
    name: 'a chain that is too short',
    lie: fair(firstSight, ({ end }, match) => ({ length: 10, promise: promiseOf(match, 10, end) })),
    code: 'short-chain',
  },
  {
    name: 'a first promise that makes no sense',
    lie: fair(firstSight, () => ({ end: 'soon', promise: '' })),
    code: 'malformed-message',
  },
  { name: 'own string', lie: dice(seatsOf((seat, i) => (i === 0 ? { string: `${seat.string}!` } : {}))), code: 'own-string' },
  { name: 'another’s string', lie: dice(seatsOf((seat, i) => (i === 1 ? { string: `${seat.string}!` } : {}))), code: 'other-string' },
  { name: 'own hash', lie: transcript(({ hashes }) => ({ hashes: hashes.with(0, other(hashes[0] ?? '')) })), code: 'own-hash' },
  { name: 'own seat without a hash', lie: transcript(({ hashes }) => ({ hashes: hashes.with(0, null) })), code: 'own-hash' },
  {
    name: 'another’s hash',
    lie: transcript(({ hashes }) => ({ hashes: hashes.with(1, other(hashes[1] ?? '')) })),
    code: 'second-transcript',
  },
  {
    name: 'the transcript after it was published, with an accomplice',
    lie: fair(
      ({ transcript: notice, revealed }) => notice !== null && revealed.includes(0),
      ({ transcript: notice }) => ({ transcript: notice && { ...notice, hashes: notice.hashes.with(1, other(notice.hashes[1] ?? '')) } }),
    ),
    code: 'second-transcript',
  },
  { name: 'the order of seats', lie: transcript(({ hashes }) => ({ hashes: swap(hashes) })), code: 'own-hash' },
  { name: 'the order of seats at the start', lie: header(({ seats }) => ({ seats: swap(seats) })), code: 'record-header' },
  { name: 'options at the start', lie: header(({ options }) => ({ options: { ...options, innings: 2 } })), code: 'record-header' },
  { name: 'the rules', lie: transcript(({ rules }) => ({ rules: rules + 1 })), code: 'rules' },
  {
    name: 'the key',
    lie: fair(
      ({ key }) => key !== null,
      ({ key }) => ({ key: other(key ?? '') }),
    ),
    code: 'key',
  },
  {
    name: 'what was brought along',
    brought: true,
    lie: (message) =>
      message.type === 'entries' && message.first === 1
        ? { ...message, entries: message.entries.map((entry, i) => (i === 0 ? turned(entry as RollEntry) : entry)) }
        : message,
    code: 'brought',
  },
  {
    name: 'the count of new starts',
    anew: true,
    lie: fair(
      (_, { anew }) => anew > 1,
      () => ({ starts: 0 }),
    ),
    code: 'starts',
  },
  {
    name: 'a new start that is not counted',
    anew: true,
    lie: fair(
      ({ starts }) => starts === 1,
      () => ({ starts: 0, given: [] }),
    ),
    code: 'promise-changed',
  },
  {
    name: 'a new start without the old seed',
    anew: true,
    lie: fair(
      ({ starts }) => starts === 1,
      () => ({ given: [] }),
    ),
    code: 'missing-seed',
  },
  {
    name: 'a new start with another seed',
    anew: true,
    lie: fair(
      ({ starts }) => starts === 1,
      ({ given }) => ({ given: given.map((start) => ({ ...start, seed: other(start.seed) })) }),
    ),
    code: 'seed',
  },
  { name: 'a link', lie: roll(() => ({ link: makeLinkText(new Uint8Array(32).fill(7)) })), code: 'link' },
  { name: 'no link', lie: roll(() => ({ link: undefined })), code: 'missing-link' },
  { name: 'faces', lie: roll((_, entry) => ({ entries: [turned(entry)] })), code: 'faces' },
  {
    name: 'a roll’s number: one is left out',
    // The faces are still those of the chain, but their numbers are not. If one's own roll were left out, it would only
    // seem to be on its way.
    lie: (message, seen) => {
      if (message.type !== 'entries') return message;
      const [entry] = message.entries;
      if (seen.leftOut === 0 && seen.rolls >= 3 && message.entries.length === 1 && entry?.type === 'roll' && entry.seat === 1) {
        seen.leftOut++;
        return null;
      }
      return seen.leftOut === 0 ? message : { ...message, first: message.first - seen.leftOut };
    },
    always: true,
    goesOn: true,
    code: 'link',
  },
  { name: 'a roll’s source', lie: roll((_, entry) => ({ entries: [{ ...entry, from: 'hand' }] })), code: 'other-source' },
  {
    name: 'the seed',
    lie: fair(
      ({ seed }) => seed !== null,
      ({ seed }) => ({ seed: other(seed ?? '') }),
    ),
    code: 'seed',
  },
  { name: 'the seed in the header', lie: dice(({ seed }) => ({ seed: other(seed ?? '') }), ended), code: 'seed' },
  {
    name: 'the record afterwards: a string',
    lie: dice(
      seatsOf((seat, i) => (i === 1 ? { string: 'x', hash: seat.hash } : {})),
      ended,
    ),
    code: 'record-header',
  },
  { name: 'the record afterwards: new starts', lie: dice(({ starts }) => ({ starts: starts + 1 }), ended), code: 'record-header' },
  {
    name: 'dice of the first version',
    lie: header(() => ({ dice: { kind: 'fair', commitment: '0'.repeat(64), strings: ['a', 'b'] } })),
    code: 'record-header',
  },
  {
    name: 'dice that are no longer promised',
    lie: (message, { tables }) =>
      message.type === 'table' && tables > 1 ? { ...message, table: { ...message.table, fair: null } } : message,
    code: 'malformed-message',
  },
  {
    name: 'the seed, which it keeps to itself',
    lie: (message) =>
      message.type === 'table' && message.table.fair && message.table.status === 'over'
        ? { ...message, table: { ...message.table, fair: { ...message.table.fair, seed: null } } }
        : message,
    code: 'withheld-seed',
  },
  {
    name: 'dice that were never promised',
    lie: (message, { tables }) =>
      message.type === 'table' && tables === 1 ? { ...message, table: { ...message.table, fair: null } } : message,
    code: 'malformed-message',
  },
  {
    name: 'dice by hand instead of those promised',
    lie: (message, { tables }) =>
      message.type === 'table' && tables > 1 ? { ...message, table: { ...message.table, fair: null, dice: 'hand' } } : message,
    code: 'malformed-message',
  },
  {
    name: 'a first promise that is none',
    lie: (message, { tables }) =>
      message.type === 'table' && tables === 1
        ? { ...message, table: { ...message.table, fair: { scheme: 2 } as SecondDiceView } }
        : message,
    code: 'malformed-message',
  },
  {
    name: 'another match instead of a new start',
    lie: (message) => {
      if (message.type !== 'table' || message.table.fair?.starts !== 1) return message;
      const { fair: notice, round } = message.table;
      return { ...message, table: { ...message.table, round: round + 1, fair: { ...notice, starts: 0, given: [] } } };
    },
    anew: true,
    code: 'promise-changed',
  },
];

/** Two hand rolls of a match begun on one device. */
function handRecord() {
  const game = GAMES.get('one-die-baseball');
  const begun =
    game && newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { innings: 1, first: 1 }, dice: { kind: 'hand' } });
  const play = game && begun?.ok ? Play.open(game, begun.value) : null;
  if (!play?.ok) throw new Error('no game');
  for (const face of [6, 3]) play.value.append({ type: 'roll', seat: 1, faces: [face], from: 'hand' });
  return { format: 1, ...play.value.match };
}
