import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/store/database.ts';
import { appendEntries, entriesOf } from '../../src/store/entries.ts';
import { findGuest, forgetGuest, insertGuest, sittingsOf } from '../../src/store/guests.ts';
import { signingKey } from '../../src/store/meta.ts';
import type { EntryRow, MatchRow, TableRow } from '../../src/store/schema.ts';
import {
  findMatch,
  findTable,
  insertTable,
  listTables,
  marksOf,
  noteDue,
  timedTables,
  updateTable,
  waitingTables,
} from '../../src/store/tables.ts';
import { Unavailable } from '../../src/store/unavailable.ts';
import { temporaryFolder } from '../harness.ts';
import { startOwnPostgres } from '../services/postgres.ts';

const postgres = await startOwnPostgres();
const folder = temporaryFolder();
afterAll(async () => {
  await postgres?.stop();
  folder.remove();
});

const entry = (match: string, n: number, key = `key-${n}`): EntryRow => ({
  match_id: match,
  n,
  key,
  at: 1_800_000_000_000 + n,
  spent: 0,
  data: `{"n":${n}}`,
  sum: null,
});
const table = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  rev: 1,
  status: 'gathering',
  game: 'pocket-rugby',
  listed: 1,
  quick: 0,
  timed: 0,
  created: 1_800_000_000_000,
  updated: 1_800_000_000_000,
  data: '{}',
  ...change,
});
const match = (id: string, table_id: string, header: string | null = null): MatchRow => ({
  id,
  table_id,
  game: 'pocket-rugby',
  status: 'gathering',
  seed: null,
  header,
  created: 1_800_000_000_000,
  ended: null,
});

async function all<T>(some: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of some) found.push(one);
  return found;
}

const both = async <T>(one: Promise<T>): Promise<[T, T]> => [await one, await one];

const PLACES = [
  ['the embedded database', () => folder.path, true, false],
  ['PostgreSQL', () => postgres?.newDatabase() ?? '', postgres !== null, true],
] as const;

for (const [name, place, available, shared] of PLACES) {
  describe.skipIf(!available)(`the store on ${name}`, () => {
    let address: string;
    let one: OpenDatabase;
    let other: OpenDatabase;
    beforeAll(async () => {
      address = await place();
      // Two nodes that start at once on an empty database: the migrations run once. An embedded one has one process.
      [one, other] = await (shared ? Promise.all([openDatabase(address), openDatabase(address)]) : both(openDatabase(address)));
    });
    afterAll(async () => {
      await one.close();
      if (shared) await other.close();
    });

    it('knows the tables on which a flag may have fallen, and those that nobody noted', async () => {
      const now = 1_900_000_000_000;
      for (const [id, timed] of [['flag-past', 1], ['flag-later', 1], ['flag-new', 1], ['flag-none', 0]] as const) // biome-ignore format: a table
        await insertTable(one.db, table(id, { status: 'playing', timed }), async () => {});
      await noteDue(one.db, 'flag-past', now);
      await noteDue(one.db, 'flag-later', now + 1);
      const found = async (moment: number | null) => (await all(timedTables(one.db, moment))).filter((id) => id.startsWith('flag'));
      expect(await found(now)).toEqual(['flag-new', 'flag-past']);
      expect(await found(null)).toEqual(['flag-later', 'flag-new', 'flag-past']);
    });

    it('gives an entry’s number to one of two writers, in batches of any size', async () => {
      for (const size of [1, 2, 3, 60, 300]) {
        const matches = Array.from({ length: size }, (_, i) => `batch-${size}-${String(i).padStart(3, '0')}`);
        const [left, right] = await Promise.all([
          appendEntries(
            one.db,
            matches.map((id) => entry(id, 1, 'left')),
          ),
          appendEntries(
            other.db,
            matches.map((id) => entry(id, 1, 'right')),
          ),
        ]);
        for (const [i, id] of matches.entries()) {
          expect([left[i], right[i]].filter(Boolean)).toHaveLength(1);
          expect(await entriesOf(one.db, id)).toMatchObject([{ key: left[i] ? 'left' : 'right' }]);
        }
      }
    });

    it('takes the same entry twice for the same, and another under its key for another', async () => {
      expect(await appendEntries(one.db, [entry('same', 1, 'bot-1')])).toEqual([true]);
      expect(await appendEntries(other.db, [entry('same', 1, 'bot-1')])).toEqual([true]);
      expect(await appendEntries(other.db, [{ ...entry('same', 1, 'bot-1'), data: '{"n":7}' }])).toEqual([false]);
      expect(await entriesOf(other.db, 'same')).toHaveLength(1);
    });

    it('reads entries in order, from any number on, times as numbers', async () => {
      await appendEntries(one.db, [entry('order', 2), entry('order', 1), entry('order', 10), entry('order', 9)]);
      expect((await entriesOf(one.db, 'order')).map(({ n }) => n)).toEqual([1, 2, 9, 10]);
      expect((await entriesOf(one.db, 'order', 2)).map(({ n }) => n)).toEqual([9, 10]);
      expect(await entriesOf(one.db, 'order', 9)).toEqual([entry('order', 10)]);
    });

    it('gives change 2 of a table to one of two writers', async () => {
      await insertTable(one.db, table('t1'), async (tx) => void (await tx.insertInto('matches').values(match('m1', 't1')).execute()));
      expect(await insertTable(other.db, table('t1'), async () => {})).toBe(false);
      const change = (status: string) => updateTable(status === 'over' ? one.db : other.db, table('t1', { rev: 2, status }), null);
      expect((await Promise.all([change('over'), change('playing')])).filter(Boolean)).toHaveLength(1);
      expect(await findTable(one.db, 't1')).toMatchObject({ rev: 2, created: 1_800_000_000_000 });
    });

    it('stores nothing of a change whose second half fails', async () => {
      const broken = updateTable(one.db, table('t1', { rev: 3 }), async () => {
        throw new Error('half way');
      });
      await expect(broken).rejects.toThrow('half way');
      expect(await findTable(other.db, 't1')).toMatchObject({ rev: 2 });
    });

    it('says how far tables and their matches are', async () => {
      await appendEntries(one.db, [entry('m1', 1), entry('m1', 2)]);
      await insertTable(one.db, table('t2'), async (tx) => void (await tx.insertInto('matches').values(match('m2', 't2')).execute()));
      expect([...(await marksOf(one.db, ['t1', 't2', 'none'], ['m1', 'm2', 'none']))].sort()).toEqual([
        ['m1', 2],
        ['m2', 0],
        ['t1', 2],
        ['t2', 1],
      ]);
    });

    it('finds tables of the lobby and of the quick match', async () => {
      await insertTable(one.db, table('t3', { quick: 1, listed: 0, game: 'play-ball' }), async () => {});
      expect((await listTables(one.db, 'gathering', 'pocket-rugby')).map(({ id }) => id)).toEqual(['t2']);
      expect((await waitingTables(one.db, 'play-ball')).map(({ id }) => id)).toEqual(['t3']);
    });

    it('forgets a guest, and keeps the record', async () => {
      await insertGuest(one.db, { id: 'g1', name: 'Zoé', program: 0, created: 5 });
      await insertTable(one.db, table('t4'), async (tx) => {
        await tx
          .insertInto('matches')
          .values(match('m4', 't4', '{"seats":[{"name":"Zoé"},{"name":"Bo"}]}'))
          .execute();
        await tx.insertInto('sittings').values({ guest_id: 'g1', match_id: 'm4', table_id: 't4', seat: 0 }).execute();
      });
      expect(await sittingsOf(one.db, 'g1')).toMatchObject([{ table_id: 't4', seat: 0, updated: 1_800_000_000_000 }]);
      await forgetGuest(one.db, 'g1');
      expect(await findGuest(one.db, 'g1')).toBeUndefined();
      expect((await findMatch(one.db, 'm4'))?.header).toBe('{"seats":[{"name":"—"},{"name":"Bo"}]}');
    });

    it('has one signing key, whoever asks first', async () => {
      const keys = await Promise.all([signingKey(one.db), signingKey(other.db), signingKey(one.db)]);
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    });
  });
}

describe.skipIf(!postgres)('a PostgreSQL that stops', () => {
  it('is reported as out of reach, and serves again without anybody’s help', async () => {
    const { db, durability, close } = await openDatabase((await postgres?.newDatabase()) ?? '');
    expect(durability).toEqual({ journal: 'postgresql', synchronous: 'on' });
    await appendEntries(db, [entry('kept', 1)]);
    await postgres?.halt();
    await expect(appendEntries(db, [entry('kept', 2)])).rejects.toBeInstanceOf(Unavailable);
    await postgres?.resume();
    expect(await appendEntries(db, [entry('kept', 2)])).toEqual([true]);
    expect(await entriesOf(db, 'kept')).toHaveLength(2);
    await close();
  });
});

it.skipIf(!postgres)('PostgreSQL is asked for its checksums, and their absence is said', async () => {
  for (const on of [true, false]) {
    await postgres?.keepChecksums(on);
    const { warnings, close } = await openDatabase((await postgres?.newDatabase()) ?? '');
    await close();
    expect(warnings).toEqual(on ? [] : [expect.stringContaining('without data checksums')]);
  }
});
