import { commitmentOf, verifyRecord } from '@pocket-stadium/dice';
import { checkRecord } from '@pocket-stadium/kernel';
import { Api, newKey } from '@pocket-stadium/protocol';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { exportAll } from '../src/transfer/export.ts';
import { importAll } from '../src/transfer/import.ts';
import { give, show, startAnew, two } from './dice-steps.ts';
import { clientOf, guest, over, playByItself, tableFor, temporaryFolder, testServer, until, WIDE } from './harness.ts';

describe('a server that is stopped between any two steps', () => {
  it('goes on with the same promise, transcript and key', async () => {
    const folder = temporaryFolder();
    const start = () => startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    let running = await start();
    const [ana, bo] = await Promise.all([guest(running.url, 'Ana'), guest(running.url, 'Bo')]);
    const at = (api: Api) => new Api({ ...api.options, base: running.url });
    const { table } = await ana.newTable(tableFor('one-die-baseball', { options: { innings: 1, first: 0 } }));
    const steps: ((ana: Api, bo: Api) => Promise<unknown>)[] = [
      (_, second) => second.sit(table.id),
      (first) => give(first, table, 0),
      (_, second) => give(second, table, 1),
      (first) => show(first, table, 0),
      (_, second) => show(second, table, 1),
      (first) => first.do(table.id, { do: 'roll', key: newKey(), seat: 0, n: 1 }),
      (first) => first.do(table.id, { do: 'resign', key: newKey(), seat: 0, n: 2 }),
    ];
    let transcript: unknown = null;
    let key: unknown = null;
    for (const step of steps) {
      await step(at(ana), at(bo));
      await running.close();
      running = await start();
      const { fair } = await at(ana).table(table.id);
      expect(fair?.promise).toBe(table.fair?.promise);
      transcript ??= fair?.transcript ?? null;
      key ??= fair?.key ?? null;
      expect([fair?.transcript, fair?.key]).toEqual([transcript, key]);
    }
    const record = checkRecord(await at(ana).record(table.match));
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, problems: [] });
    await running.close();
    folder.remove();
  });
});

describe('a table that was made before', () => {
  it('goes on under the first version, to its end', async () => {
    const folder = temporaryFolder();
    const start = () => startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const before = await start();
    const ana = await guest(before.url, 'Ana');
    const { table } = await ana.newTable(
      tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'me' }], options: { innings: 1 } }),
    );
    await before.close();
    // The row is as the release before wrote it.
    const sqlite = new Database(`${folder.path}/stadium.db`);
    const row = sqlite.prepare('select data from tables').get() as { data: string };
    const { fair: _, ...data } = JSON.parse(row.data);
    sqlite.prepare('update tables set data = ?').run(JSON.stringify(data));
    sqlite.close();
    const after = await start();
    const client = clientOf(new Api({ ...ana.options, base: after.url }), table.id);
    playByItself(client);
    const { header, dice, play } = await until(client, over);
    client.close();
    expect(header?.dice).toMatchObject({ commitment: expect.any(String), strings: [expect.any(String), expect.any(String)] });
    expect(dice).toBeNull();
    expect(play && header && verifyRecord({ header, entries: [...play.entries] })).toMatchObject({ ok: true });
    await after.close();
    folder.remove();
  });
});

describe('an export of second dice', () => {
  it('brings tables in every state to another server, starts that were given up too, and refuses what was altered', async () => {
    const own = await testServer({ anewAfter: 0 });
    const { ana, bo, table } = await two(own.url);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, table, seat);
    await startAnew(ana, table, 0);
    const then = await ana.table(table.id);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, then, seat);
    await show(ana, then, 0);
    await own.close();
    const lines: string[] = [];
    await exportAll(own.folder, (line) => void lines.push(line));
    const altered = lines.map((line) =>
      line.replace(/\\"openings\\":\[\{\\"nonce\\":\\"[0-9a-f]{64}/, '\\"openings\\":[{\\"nonce\\":\\"zz'),
    );
    expect(altered).not.toEqual(lines);
    const folder = temporaryFolder();
    expect(await importAll(folder.path, altered)).toMatchObject({ ok: false });
    expect(await importAll(folder.path, lines)).toMatchObject({ ok: true });
    const copy = await startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const [first, second] = [ana, bo].map((api) => new Api({ ...api.options, base: copy.url })) as [Api, Api];
    const there = await first.table(table.id);
    expect(there.fair).toMatchObject({ starts: 1, revealed: [0], promise: then.fair?.promise });
    await show(second, then, 1);
    expect(await first.table(table.id)).toMatchObject({ status: 'playing' });
    await copy.close();
    folder.remove();
  });
});

describe('beside nodes of the release before the second dice', () => {
  it('a match that such a node began at a table of the second dice is stopped, and its seed is out', async () => {
    const folder = temporaryFolder();
    const first = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const { ana, table } = await two(first.url);
    await first.close();
    // The rows are as the older node leaves them: strings of the first version at the seats, and a header of its own.
    const database = new Database(`${folder.path}/stadium.db`);
    const row = database.prepare('select seed from matches').get() as { seed: string };
    const dice = { kind: 'fair', commitment: commitmentOf(row.seed), strings: ['a', 'b'] };
    const seats = [{ name: 'Ana' }, { name: 'Bo' }];
    const header = { game: table.game, rules: 1, options: table.options, seats, dice, id: table.match };
    database.prepare("update matches set status = 'playing', header = ?").run(JSON.stringify(header));
    database.exec("update tables set status = 'playing', rev = rev + 1");
    database.close();
    const second = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const then = new Api({ ...ana.options, base: second.url });
    expect(await then.table(table.id)).toMatchObject({ status: 'stopped', fair: { seed: row.seed } });
    await expect(then.do(table.id, { do: 'roll', key: newKey(), seat: 0, n: 1 })).rejects.toMatchObject({ problem: { code: 'stopped' } });
    await second.close();
    folder.remove();
  });

  it('a node that does not know the latest migrations does not start', async () => {
    const folder = temporaryFolder();
    await (await startServer({ port: 0, data: folder.path, logLevel: 'silent' })).close();
    const database = new Database(`${folder.path}/stadium.db`);
    database.exec("insert into kysely_migration values ('999-of-a-later-release', '2030-01-01')");
    database.close();
    await expect(startServer({ port: 0, data: folder.path, logLevel: 'silent' })).rejects.toThrow('999-of-a-later-release');
    folder.remove();
  });
});
