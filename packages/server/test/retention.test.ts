import { verifyRecord } from '@pocket-stadium/dice';
import { checkRecord } from '@pocket-stadium/kernel';
import { Api, newKey } from '@pocket-stadium/protocol';
import { describe, expect, it } from 'vitest';
import { parseRetention } from '../src/config.ts';
import { startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { give, show } from './dice-steps.ts';
import { eventually, giveStrings, guest, tableFor, temporaryFolder, testServer, WIDE } from './harness.ts';

const GAME = 'one-die-baseball';
const DAY = 86_400_000;
const start = (data: string, retention = { matches: 0, tables: 0, guests: 0, seasons: 0 }) =>
  startServer({ port: 0, data, logLevel: 'silent', limits: WIDE, retention });
const at = (server: { url: string }, api: Api) => new Api({ ...api.options, base: server.url });

/** Two people at a table whose match has begun. */
async function begun(ana: Api, bo: Api, dice: 'fair' | 'hand' = 'fair') {
  const { table } = await ana.newTable(tableFor(GAME, { dice, options: { innings: 1 } }));
  await bo.sit(table.id);
  if (dice === 'fair')
    await giveStrings(
      [ana, bo].map((api, seat) => ({ api, seat })),
      table,
    );
  return table;
}

describe('what is kept', () => {
  it('is as many days as the setting says', () => {
    expect(parseRetention('off')).toEqual({ matches: 0, tables: 0, guests: 0, seasons: 0 });
    expect(parseRetention('matches=30, guests=7')).toEqual({ matches: 30, tables: 60, guests: 7, seasons: 180 });
    for (const wrong of ['', 'matches', 'matches=-1', 'people=3', 'matches=1;tables=2']) expect(parseRetention(wrong)).toBeNull();
  });

  it('goes when its time has come: finished matches, resting tables and guests; a resting match with fair dice ends first, with its seed', async () => {
    const folder = temporaryFolder();
    const first = await start(folder.path);
    const [ana, bo] = [await guest(first.url, 'Ana'), await guest(first.url, 'Bo')];
    const finished = await begun(ana, bo);
    await ana.do(finished.id, { do: 'resign', key: newKey(), seat: 0, n: 1 });
    const resting = await begun(ana, bo);
    const byHand = await begun(ana, bo, 'hand');
    const { table: gathering } = await ana.newTable(tableFor(GAME));
    // Everybody was ready here, and Bo never showed a text.
    const { table: started } = await ana.newTable(tableFor(GAME));
    await bo.sit(started.id);
    for (const [seat, api] of [ana, bo].entries()) await give(api, started, seat);
    await show(ana, started, 0);
    const young = await begun(ana, bo);
    const boId = (await bo.me())?.id ?? '';
    await first.close();

    const { db, close } = await openDatabase(folder.path);
    const old = Date.now() - 100 * DAY;
    const tables = [finished, resting, byHand, gathering, started].map(({ id }) => id);
    await db.updateTable('tables').set({ created: old, updated: old }).where('id', 'in', tables).execute();
    await db.updateTable('matches').set({ created: old }).where('table_id', 'in', tables).execute();
    await db.updateTable('matches').set({ ended: old }).where('ended', 'is not', null).execute();
    await db.updateTable('entries').set({ at: old, sum: null }).execute();
    // Bo has not been here for that long; Ana was here today.
    await db.updateTable('guests').set({ created: old }).execute();
    await db.updateTable('visits').set({ seen: old }).where('guest_id', '=', boId).execute();
    await close();

    const second = await start(folder.path, { matches: 90, tables: 60, guests: 90, seasons: 0 });
    const then = at(second, ana);
    const gone = (table: string) => expect(then.table(table)).rejects.toMatchObject({ problem: { code: 'no-such-table' } });
    await eventually(() => gone(finished.id));
    for (const { id } of [byHand, gathering]) await eventually(() => gone(id));
    await expect(then.record(finished.match)).rejects.toMatchObject({ problem: { code: 'no-such-match' } });
    await eventually(async () => expect((await then.table(resting.id)).fair?.seed).toMatch(/^[0-9a-f]{64}$/));
    expect(await then.table(resting.id)).toMatchObject({ status: 'stopped' });
    await eventually(async () => expect((await then.table(started.id)).fair?.seed).toMatch(/^[0-9a-f]{64}$/));
    expect(await then.table(started.id)).toMatchObject({ status: 'over' });
    expect((await then.counts())[0]).toMatchObject({ begun: 4, givenUp: [1], expired: 1, starts: 1, missing: [0, 1] });
    // A guest who has not been here is forgotten, and the name is gone from the seats.
    await eventually(async () =>
      expect(
        await at(second, bo)
          .me()
          .catch((error) => error.status),
      ).toBe(401),
    );
    await eventually(async () => expect((await then.table(young.id)).seats.map(({ name }) => name)).toEqual(['Ana', '—']));
    expect((await then.me())?.name).toBe('Ana');
    await second.close();

    const after = await openDatabase(folder.path);
    const left = await after.db.selectFrom('entries').select('match_id').where('match_id', '=', finished.match).execute();
    expect(left).toEqual([]);
    await after.close();
    folder.remove();
  });

  it('stays for ever where nothing is set', async () => {
    const folder = temporaryFolder();
    const first = await start(folder.path);
    const ana = await guest(first.url, 'Ana');
    const { table } = await ana.newTable(tableFor(GAME));
    await first.close();
    const { db, close } = await openDatabase(folder.path);
    await db.updateTable('tables').set({ updated: 1, created: 1 }).execute();
    await db.updateTable('matches').set({ created: 1 }).execute();
    await close();
    const second = await start(folder.path);
    expect((await at(second, ana).table(table.id)).id).toBe(table.id);
    expect(await at(second, ana).about()).toMatchObject({ retention: { matches: 0, tables: 0, guests: 0, seasons: 0 } });
    await second.close();
    folder.remove();
  });
});

describe('one’s own data', () => {
  it('is everything about oneself, and nothing is left when one is forgotten, no empty table either', async () => {
    const server = await testServer();
    const [ana, bo] = [await guest(server.url, 'Ana'), await guest(server.url, 'Bo')];
    const played = await begun(ana, bo);
    await bo.do(played.id, { do: 'resign', key: newKey(), seat: 1, n: 1 });
    const { table: waiting } = await ana.newTable(tableFor(GAME, { public: true }));
    const data = await ana.myData();
    expect(data).toMatchObject({ guest: { name: 'Ana', program: false }, seats: [{ table: played.id, match: played.match, seat: 0 }] });
    expect(data.tables.sort()).toEqual([played.id, waiting.id].sort());
    const record = checkRecord(data.records[0]);
    expect(record.ok && verifyRecord(record.value).ok).toBe(true);
    expect(data.seen).toBe(Math.floor(Date.now() / DAY) * DAY);

    await ana.forgetMe();
    expect(await bo.table(waiting.id)).toMatchObject({ status: 'over' });
    expect((await bo.lobby('gathering')).map(({ id }) => id)).toEqual([]);
    expect((await bo.record(played.match)).header.seats.map(({ name }) => name)).toEqual(['—', 'Bo']);
    await server.stop();
  });
});
