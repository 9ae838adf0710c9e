import { verifyRecord } from '@pocket-stadium/dice';
import { checkRecord } from '@pocket-stadium/kernel';
import { Api, type ApiError, type Command, newKey } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import {
  clientOf,
  entries,
  eventually,
  giveStrings,
  guest,
  over,
  pair,
  playByItself,
  playing,
  type TestServer,
  tableFor,
  temporaryFolder,
  testServer,
  until,
  WIDE,
} from './harness.ts';
import { freePort } from './services/free-port.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** One person on both seats of a one-die match that has begun; seat 0 throws first. */
async function alone(base: string): Promise<{ api: Api; id: string; match: string }> {
  const api = await guest(base, 'Ana');
  const { table } = await api.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'me' }], options: { first: 0 } }));
  await giveStrings(
    [0, 1].map((seat) => ({ api, seat })),
    table,
  );
  return { api, id: table.id, match: table.match };
}

const roll = (n: number, key = newKey(), seat = 0): Command => ({ do: 'roll', key, seat, n });

describe('the log', () => {
  it('is stored with a write-ahead log and full syncs', () => {
    expect(server.durability).toEqual({ journal: 'wal', synchronous: 2 });
  });

  it('gives entry 1 to one of fifty requests that ask for it at once', async () => {
    const { api, id } = await alone(server.url);
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => api.do(id, roll(1))));
    const won = answers.filter(({ status }) => status === 'fulfilled');
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as ApiError).problem?.code] : []));
    expect(won).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['not-next']));
    expect((await api.table(id)).entries).toBe(1);
  });

  it('gives entry 1 to whoever stored it first, also behind the server’s back, and goes on from there', async () => {
    const { db, close } = await openDatabase(server.folder);
    for (let round = 0; round < 5; round++) {
      const { api, id, match } = await alone(server.url);
      expect((await api.table(id)).entries).toBe(0);
      const data = JSON.stringify({ type: 'roll', seat: 0, faces: [2], from: 'fair' });
      await db.insertInto('entries').values({ match_id: match, n: 1, key: 'another-writer', at: 1, spent: 0, data, sum: null }).execute();
      await expect(api.do(id, roll(1))).rejects.toMatchObject({ problem: { code: 'not-next' } });
      const { next, entries: stored } = await api.table(id);
      expect(stored).toBe(1);
      const seat = next?.kind === 'roll' ? next.seat : 0;
      expect(await api.do(id, roll(2, newKey(), seat))).toMatchObject({ n: 2 });
    }
    await close();
  });

  it('gives a repeated request the first answer, at once, later, and after a restart', async () => {
    const folder = temporaryFolder();
    let own: RunningServer = await startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const { api, id } = await alone(own.url);
    const asked = roll(1, 'the-first-request');
    const [first, second] = await Promise.all([api.do(id, asked), api.do(id, asked)]);
    expect(second).toEqual(first);
    const { next } = await api.table(id);
    await api.do(id, roll(2, newKey(), next?.kind === 'roll' ? next.seat : 0));
    expect(await api.do(id, asked)).toEqual(first);
    await own.close();
    own = await startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const again = new Api({ ...api.options, base: own.url });
    expect(await again.do(id, asked)).toEqual(first);
    expect(await again.do(id, roll(3, asked.key))).toEqual(first);
    expect((await again.table(id)).entries).toBe(2);
    await expect(again.do(id, { do: 'leave', key: asked.key, seat: 0 })).rejects.toMatchObject({ problem: { code: 'key-reused' } });
    await own.close();
    folder.remove();
  });

  it('remembers a refusal too', async () => {
    const { api, id } = await alone(server.url);
    const early = roll(2, 'too-early-by-one');
    await expect(api.do(id, early)).rejects.toMatchObject({ problem: { code: 'not-next' } });
    await api.do(id, roll(1));
    await expect(api.do(id, early)).rejects.toMatchObject({ problem: { code: 'not-next' } });
  });
});

describe('a server that restarts', () => {
  it('goes on in mid-match with the same dice, and its clients need do nothing', async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    let own = await startServer({ port, data: folder.path, logLevel: 'silent', limits: WIDE });
    const { first, second, table, close } = await pair(own.url, 'two-dice-baseball', { options: { innings: 6 } });
    for (const client of [first, second]) playByItself(client);
    for (const so of [3, 9, 15]) {
      await until(first, (state) => entries(state) >= so || over(state));
      await own.close();
      own = await startServer({ port, data: folder.path, logLevel: 'silent', limits: WIDE });
    }
    await Promise.all([until(first, over), until(second, over)]);
    close();
    const record = checkRecord(await first.api.record(table.match));
    expect(record.ok && verifyRecord(record.value).problems).toEqual([]);
    await own.close();
    folder.remove();
  });

  it('begins a match whose last string was stored just before it died', async () => {
    const folder = temporaryFolder();
    const before = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const api = await guest(before.url, 'Ana');
    const { table } = await api.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'me' }] }));
    await giveStrings(
      [0, 1].map((seat) => ({ api, seat })),
      table,
    );
    expect(await api.table(table.id)).toMatchObject({ status: 'playing' });
    await before.close();
    const { db, close } = await openDatabase(folder.path);
    // The rows are as they were between the last string and the start.
    await db.updateTable('tables').set({ status: 'gathering' }).execute();
    await db.updateTable('matches').set({ status: 'gathering', header: null }).execute();
    await db.deleteFrom('sittings').execute();
    await close();
    const after = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    expect(await new Api({ ...api.options, base: after.url }).table(table.id)).toMatchObject({ status: 'playing' });
    await after.close();
    folder.remove();
  });

  it('stops a match that its rules no longer fold, whole, with a notice', async () => {
    const folder = temporaryFolder();
    const before = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const { api, id } = await alone(before.url);
    await api.do(id, roll(1));
    await before.close();
    const { db, close } = await openDatabase(folder.path);
    await db.updateTable('entries').set({ data: '{"type":"move","seat":0,"move":"bunt"}', sum: null }).execute();
    await close();
    const after = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const then = new Api({ ...api.options, base: after.url });
    expect(await then.table(id)).toMatchObject({ status: 'stopped', notice: { code: 'not-a-choice' }, fair: { seed: expect.any(String) } });
    await expect(then.do(id, roll(2))).rejects.toMatchObject({ problem: { code: 'stopped' } });
    expect(await then.counts()).toMatchObject([{ begun: 1, finished: 0, stopped: 1 }]);
    await after.close();
    folder.remove();
  });

  it('finishes what it acknowledged before it stops', async () => {
    const folder = temporaryFolder();
    const own = await startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const tables = await Promise.all(Array.from({ length: 10 }, () => alone(own.url)));
    const acknowledged = new Set<string>();
    const ask = async (at: number, n: number) => {
      const { api, id, match } = tables[at] as (typeof tables)[number];
      await api.do(id, roll(n));
      acknowledged.add(`${match} ${n}`);
    };
    const first = tables.map((_, at) => ask(at, 1));
    const rest = first.map(async (done, at) => {
      await done;
      for (const n of [2, 3]) await ask(at, n);
    });
    const all = Promise.allSettled(rest);
    await Promise.any(first);
    await own.close();
    await all;
    const { db, close } = await openDatabase(folder.path);
    const stored = new Set((await db.selectFrom('entries').select(['match_id', 'n']).execute()).map((row) => `${row.match_id} ${row.n}`));
    await close();
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...acknowledged].filter((entry) => !stored.has(entry))).toEqual([]);
    folder.remove();
  });

  it('drops idle tables from memory and finds them again', async () => {
    const own = await testServer({ idleAfter: 0.2 });
    const { api, id } = await alone(own.url);
    await api.do(id, roll(1));
    // The room stays as long as somebody looks.
    const client = clientOf(api, id);
    await until(client, (state) => entries(state) === 1);
    const rooms = async () => Number(/^stadium_rooms (\d+)$/m.exec(await (await fetch(`${own.url}/metrics`)).text())?.[1]);
    expect(await rooms()).toBe(1);
    client.close();
    await eventually(async () => {
      if ((await rooms()) !== 0) throw new Error('still there');
    });
    expect((await api.table(id)).entries).toBe(1);
    await own.stop();
  });
});

describe('a client', () => {
  it('sends again what was not acknowledged, once in effect', async () => {
    const { first, second, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    const extra = clientOf(first.api, first.state.table?.id ?? '');
    await until(extra, playing);
    const [one, two] = await Promise.all([first.do({ do: 'roll', seat: 0 }), extra.do({ do: 'roll', seat: 0 })]);
    expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
    expect((await until(second, (state) => entries(state) === 1)).play?.entries).toHaveLength(1);
    extra.close();
    close();
  });
});
