import { Api } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { clientOf, entries, guest, playing, tableFor, until } from '../harness.ts';
import { bundleServer, type ServerProcess, startProcess } from '../processes.ts';
import { startOwnPostgres } from '../services/postgres.ts';
import { startOwnRedis } from '../services/redis.ts';

const postgres = await startOwnPostgres();
const redis = await startOwnRedis();
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

const MINUTES = 5;
/** How many moves two nodes take in turns. */
const MOVES = process.env.SOAK ? 30 : 6;
const WHOLE = MINUTES * 60_000;

describe.skipIf(!postgres || !redis)('nodes whose clocks differ by a minute and more', () => {
  let nodes: ServerProcess[];
  let databaseUrl: string;
  let bundle: string;
  const start = (skew: number) => startProcess(bundle, { port: 0, databaseUrl, redisUrl: redis?.url ?? '', botThreads: 0, skew });
  beforeAll(async () => {
    databaseUrl = (await postgres?.newDatabase()) ?? '';
    bundle = await bundleServer('clocks-test');
    nodes = [await start(0), await start(60_000), await start(-600_000)];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.kill('SIGTERM'))));

  const url = (node: number) => `http://127.0.0.1:${nodes[node]?.port}`;
  const at = (node: number, api: Api) => new Api({ ...api.options, base: url(node) });

  async function clocked() {
    const [ana, bo] = await Promise.all([guest(url(0), 'Ana'), guest(url(1), 'Bo')]);
    const { table } = await ana.newTable(tableFor('play-ball', { clock: { minutes: MINUTES, increment: 0 }, absentAfter: 5 }));
    await bo.sit(table.id);
    const clients = [clientOf(ana, table.id), clientOf(bo, table.id)] as const;
    await Promise.all(clients.map((client) => until(client, playing)));
    return { table, ana, bo, clients };
  }

  it('charge no seat for it, and take nobody for absent', async () => {
    const { table, ana, clients } = await clocked();
    const began = performance.now();
    for (let n = 0; n < MOVES; n++) {
      const states = await Promise.all(clients.map((client) => until(client, (state) => entries(state) === n)));
      const { play } = states[0] as (typeof states)[number];
      const seat = play?.next.kind === 'choice' ? play.next.seat : 0;
      const move = play?.game.moves(play.state)[0] ?? '';
      expect(await clients[seat as 0 | 1].do({ do: 'move', seat, move })).toMatchObject({ ok: true, n: n + 1 });
    }
    // The same holds for a node that has never seen the table, ten minutes later.
    for (const node of [0, 1, 2]) {
      const { clocks, status } = await at(node, ana).table(table.id);
      const passed = performance.now() - began;
      expect(status).toBe('playing');
      for (const left of clocks?.left ?? []) {
        expect(left).toBeGreaterThan(WHOLE - passed - 5000);
        expect(left).toBeLessThanOrEqual(WHOLE);
      }
    }
    for (const [seat, client] of clients.entries()) {
      expect((await client.do({ do: 'claim', seat, absent: 1 - seat })).problem?.code).toBe('not-absent');
    }
    for (const client of clients) client.close();
  });

  it('count no time in which none of them was up', async () => {
    const { table, ana, clients } = await clocked();
    const move = clients[0].state.play?.game.moves(clients[0].state.play.state)[0] ?? '';
    await clients[0].do({ do: 'move', seat: 0, move });
    for (const client of clients) client.close();
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
    // An hour passes while no node is up: everything in the database is that much older.
    const { db, close } = await openDatabase(databaseUrl);
    await db
      .updateTable('entries')
      .set(({ eb }) => ({ stored: eb('stored', '-', 3_600_000) }))
      .execute();
    for (const { name, value } of await db.selectFrom('meta').selectAll().where('name', 'in', ['pulse', 'open-since']).execute()) {
      await db
        .updateTable('meta')
        .set({ value: String(Number(value) - 3_600_000) })
        .where('name', '=', name)
        .execute();
    }
    await close();
    nodes = [await start(0), await start(60_000), await start(-600_000)];
    for (const node of [0, 1, 2]) {
      const { status, clocks } = await at(node, ana).table(table.id);
      expect(status).toBe('playing');
      for (const left of clocks?.left ?? []) expect(left).toBeGreaterThan(WHOLE / 2);
    }
  });
});
