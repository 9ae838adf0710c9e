import { type DifferenceCode, makeLinkText, promiseOf } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type FairDiceSecond, type Header, newHeader, Play, type RollEntry } from '@pocket-stadium/kernel';
import {
  type Api,
  type FeedMessage,
  type OpenLink,
  receiptsInMemory,
  type SecondDiceView,
  type TableState,
} from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, guest, playByItself, type TestServer, tableFor, testServer, until, webSocket } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ anewAfter: 0 });
});
afterAll(() => server.stop());

/** Alters what the server says to one device; the same message where it lets it pass. */
type Lie = (message: FeedMessage, seen: Seen) => FeedMessage;
/** What the device was told before. */
interface Seen {
  rolls: number;
  tables: number;
  /** Tables that told of a new start. */
  anew: number;
  lied: boolean;
}

/** A house between the server and a device: it tells one lie, the first time it can. */
function lying(lie: Lie): { readonly link: OpenLink; readonly seen: Seen } {
  const seen: Seen = { rolls: 0, tables: 0, anew: 0, lied: false };
  const link: OpenLink = (api, table, events) =>
    webSocket(api, table, {
      ...events,
      message(message) {
        if (message.type === 'table') seen.tables++;
        if (message.type === 'table' && message.table.fair?.starts === 1) seen.anew++;
        if (message.type === 'entries') seen.rolls += message.entries.filter(({ type }) => type === 'roll').length;
        const said = seen.lied ? message : lie(message, seen);
        if (said !== message) seen.lied = true;
        events.message(said);
      },
    });
  return { link, seen };
}

const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const swap = <T>([a, b, ...rest]: readonly T[]): T[] => [b as T, a as T, ...rest];

/** The dice of a table, changed from the second sight on. */
const fair =
  (when: (fair: SecondDiceView, seen: Seen) => boolean, change: (fair: SecondDiceView, match: string) => Partial<SecondDiceView>): Lie =>
  (message, seen) => {
    if (message.type !== 'table' || !message.table.fair || !when(message.table.fair, seen)) return message;
    return { ...message, table: { ...message.table, fair: { ...message.table.fair, ...change(message.table.fair, message.table.match) } } };
  };
const later = (_: SecondDiceView, { tables }: Seen) => tables > 1;
const firstSight = (_: SecondDiceView, { tables }: Seen) => tables === 1;
const transcript = (change: (transcript: NonNullable<SecondDiceView['transcript']>) => object): Lie =>
  fair(
    ({ transcript: told }) => told !== null,
    ({ transcript: told }) => ({ transcript: told && { ...told, ...change(told) } }),
  );
const header =
  (change: (header: Header & { dice: FairDiceSecond }) => object, when: (header: Header) => boolean = () => true): Lie =>
  (message) => {
    if (message.type !== 'match' || !when(message.header)) return message;
    return { ...message, header: { ...message.header, ...change(message.header as Header & { dice: FairDiceSecond }) } };
  };
const dice = (change: (dice: FairDiceSecond) => object, when?: (header: Header) => boolean): Lie =>
  header((told) => ({ dice: { ...told.dice, ...change(told.dice) } }), when);
const ended = ({ dice: told }: Header): boolean => told.kind === 'fair' && told.seed !== undefined;
const seatsOf = (change: (seat: { hash: string; nonce: string; string: string }, i: number) => object) => (told: FairDiceSecond) => ({
  seats: told.seats.map((seat, i) => seat && { ...seat, ...change(seat, i) }),
});
/** The message of the third roll or a later one. */
const roll =
  (change: (message: Extract<FeedMessage, { type: 'entries' }>, entry: RollEntry) => object): Lie =>
  (message, { rolls }) => {
    const entry = message.type === 'entries' ? message.entries[0] : undefined;
    if (message.type !== 'entries' || rolls < 3 || entry?.type !== 'roll' || message.entries.length > 1) return message;
    return { ...message, ...change(message, entry) };
  };
const turned = (entry: RollEntry): RollEntry => ({ ...entry, faces: (entry.faces ?? []).map((face) => (face % 6) + 1) });

interface Case {
  readonly name: string;
  readonly lie: Lie;
  /** What the device says first. */
  readonly code: DifferenceCode;
  readonly brought?: true;
  readonly anew?: true;
}

const LIES: readonly Case[] = [
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
      ({ transcript: told, revealed }) => told !== null && revealed.includes(0),
      ({ transcript: told }) => ({ transcript: told && { ...told, hashes: told.hashes.with(1, other(told.hashes[1] ?? '')) } }),
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
    name: 'another match instead of a new start',
    lie: (message) => {
      if (message.type !== 'table' || message.table.fair?.starts !== 1) return message;
      const { fair: told, round } = message.table;
      return { ...message, table: { ...message.table, round: round + 1, fair: { ...told, starts: 0, given: [] } } };
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

const differences = ({ dice: told }: TableState) => told?.receipt.differences ?? [];

/** A device that promises and then does not reveal. */
async function silent(api: Api, table: string): Promise<void> {
  const client = clientOf(api, table, { receipts: { load: () => null, save: () => false, known: () => [] } });
  await until(client, ({ table: seen }) => seen?.seats[1]?.ready === true);
  client.close();
}

describe('a real client notices a house that lies about', () => {
  it.each(LIES)('$name', async ({ lie, code, brought, anew }) => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const wish = brought ? { record: handRecord() } : { options: { innings: 1 } };
    const { table } = await ana.newTable(tableFor('one-die-baseball', wish));
    await bo.sit(table.id);
    const { link, seen } = lying(lie);
    const receipts = receiptsInMemory();
    if (anew) await silent(bo, table.id);
    const client = clientOf(ana, table.id, { links: [link], receipts });
    // It is noticed with the message that lies.
    let atOnce: boolean | null = null;
    client.subscribe((state, message) => {
      if (seen.lied && message && atOnce === null) atOnce = differences(state).length > 0;
    });
    if (anew) {
      const waits = await until(client, ({ table: told }) => told?.fair?.revealed.includes(0) === true);
      await ana.do(table.id, { do: 'anew', key: 'anew-anew', seat: 0, promise: waits.table?.fair?.promise ?? '' });
    }
    const honest = clientOf(bo, table.id);
    for (const one of [client, honest]) playByItself(one);
    const noticed = await until(client, (state) => differences(state).length > 0);
    expect(differences(noticed).map((difference) => difference.code)).toContain(code);
    expect(noticed.dice?.checked.fair).toBe(false);
    // Another's hash, or a key, may be told wrongly from the first: it shows when what opens it comes, a message later.
    if (code !== 'second-transcript' && code !== 'key') expect(atOnce).toBe(true);
    // It is kept: whoever comes back still knows.
    client.close();
    const again = clientOf(ana, table.id, { receipts });
    await until(again, (state) => differences(state).length > 0);
    for (const one of [again, honest]) one.close();
  });

  it('nothing: no client says anything', async () => {
    const [ana, bo] = await Promise.all([guest(server.url, 'Ana'), guest(server.url, 'Bo')]);
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1 } }));
    await bo.sit(table.id);
    const clients = [ana, bo].map((api) => clientOf(api, table.id, { links: [lying((message) => message).link] }));
    for (const one of clients) playByItself(one);
    const ends = await Promise.all(clients.map((one) => until(one, ({ dice: told }) => (told?.receipt.seed ?? null) !== null)));
    for (const end of ends) expect(differences(end)).toEqual([]);
    for (const one of clients) one.close();
  });
});
