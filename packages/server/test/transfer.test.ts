import { cpSync } from 'node:fs';
import { makeRecordJson, parseRecord } from '@pocket-stadium/kernel';
import { Api, newKey } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAll, exportRecords, importAll, startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import {
  clientOf,
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
} from './harness.ts';

let server: TestServer;
let finished: string;
let running: { id: string; api: Api };
beforeAll(async () => {
  server = await testServer();
  const { first, second, table, close } = await pair(server.url, 'one-die-baseball', { options: { innings: 1 } });
  for (const client of [first, second]) playByItself(client);
  await until(first, over);
  close();
  finished = table.match;
  const api = await guest(server.url, 'Zoé');
  const created = await api.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'me' }], options: { first: 0 } }));
  const client = clientOf(api, created.table.id);
  await until(client, playing);
  await client.do({ do: 'roll', seat: 0 });
  client.close();
  running = { id: created.table.id, api };
});
afterAll(() => server.stop());

async function lines(write: typeof exportAll, folder = server.folder): Promise<string[]> {
  const out: string[] = [];
  await write(folder, (line) => void out.push(line));
  return out;
}

/** An export in which the first text of this form is replaced. */
const edited = (from: RegExp, to: string) => (all: string[]) => {
  const first = all.findIndex((line) => from.test(line));
  return all.map((line, i) => (i === first ? line.replace(from, to) : line));
};

describe('a backup', () => {
  it('is a copy of the folder of a server that has stopped', async () => {
    const [folder, backup] = [temporaryFolder(), temporaryFolder()];
    await importAll(folder.path, await lines(exportAll));
    const before = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    await before.close();
    cpSync(folder.path, backup.path, { recursive: true });
    folder.remove();
    const after = await startServer({ port: 0, data: backup.path, logLevel: 'silent' });
    const original = await (await fetch(`${server.url}/api/v1/matches/${finished}.txt`)).text();
    expect(await (await fetch(`${after.url}/api/v1/matches/${finished}.txt`)).text()).toBe(original);
    expect(await new Api({ ...running.api.options, base: after.url }).table(running.id)).toMatchObject({ status: 'playing', entries: 1 });
    await after.close();
    backup.remove();
  });
});

describe('an export', () => {
  it('of more rows than are read at a time has each of them once, matches in the order in which they began', async () => {
    const folder = temporaryFolder();
    const { db, close } = await openDatabase(folder.path);
    const id = (i: number) => (i * 7919).toString(16).padStart(32, '0');
    const many = Array.from({ length: 1100 }, (_, i) => i);
    // Hundreds begin at the same moment, so that a page ends among them.
    const match = (i: number) => ({
      id: id(i),
      table_id: '',
      game: 'pocket-rugby',
      status: 'gathering',
      seed: null,
      header: null,
      ended: null,
    });
    for (let from = 0; from < many.length; from += 100) {
      const some = many.slice(from, from + 100);
      const created = (i: number) => 1_800_000_000_000 - Math.floor(i / 400);
      await db.insertInto('matches').values(some.map((i) => ({ ...match(i), created: created(i) }))).execute(); // biome-ignore format: one statement
      const sitting = (i: number) => ({ guest_id: id(i % 3), match_id: id(i), table_id: '', seat: i % 2 });
      await db.insertInto('sittings').values(some.map(sitting)).execute(); // biome-ignore format: one statement
    }
    await close();
    const written = (await lines(exportAll, folder.path)).map((line) => JSON.parse(line));
    const matches = written.flatMap((line) => (line.match ? [line.match] : []));
    const sittings = written.flatMap((line) => (line.sitting ? [line.sitting.match_id] : []));
    expect(matches.map(({ id }) => id).sort()).toEqual(many.map(id).sort());
    expect(sittings.sort()).toEqual(many.map(id).sort());
    expect(matches.map(({ created }) => created)).toEqual(matches.map(({ created }) => created).sort((a, b) => a - b));
    folder.remove();
  });

  it('taken into an empty folder is the same house: records, running matches, tokens and links', async () => {
    const folder = temporaryFolder();
    const written = await lines(exportAll);
    expect(await importAll(folder.path, written)).toMatchObject({ ok: true, value: { known: 0 } });
    expect(await lines(exportAll, folder.path)).toEqual(written);
    const copy = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const there = new Api({ ...running.api.options, base: copy.url });
    const original = await (await fetch(`${server.url}/api/v1/matches/${finished}.txt`)).text();
    expect(await (await fetch(`${copy.url}/api/v1/matches/${finished}.txt`)).text()).toBe(original);
    const { next, you } = await there.table(running.id);
    expect(you).toEqual([0, 1]);
    const seat = next?.kind === 'roll' ? next.seat : 0;
    const here = await running.api.do(running.id, { do: 'roll', key: newKey(), seat, n: 2 });
    // The same seed gives the same dice.
    expect(await there.do(running.id, { do: 'roll', key: newKey(), seat, n: 2 })).toEqual(here);
    await copy.close();
    folder.remove();
  });

  it('taken in twice changes nothing', async () => {
    const folder = temporaryFolder();
    const written = await lines(exportAll);
    const first = await importAll(folder.path, written);
    const second = await importAll(folder.path, written);
    expect(second).toEqual({ ok: true, value: { added: 0, known: first.ok ? first.value.added : -1 } });
    folder.remove();
  });

  it('brings the order of the house: who may make tables, words, names and mutes', async () => {
    const token = 'correct-horse';
    const closed = await testServer({ hostToken: token });
    const host = new Api({ base: closed.url });
    const bo = await guest(closed.url, 'Bo');
    const muted = (await bo.me())?.id ?? '';
    expect(JSON.parse((await lines(exportAll, closed.folder))[0] ?? '')).toEqual({ stadium: 1 });
    await host.keepOrder({ do: 'order', making: 'host', forbidden: ['rival'], names: 'drawn' });
    await host.keepOrder({ do: 'mute', guest: muted, muted: true });
    const written = await lines(exportAll, closed.folder);
    // A program that knows no order would open this stadium to strangers: it must refuse the export.
    expect(JSON.parse(written[0] ?? '')).toEqual({ stadium: 3 });

    const folder = temporaryFolder();
    expect(await importAll(folder.path, written)).toMatchObject({ ok: true });
    expect(await lines(exportAll, folder.path)).toEqual(written);
    const copy = await startServer({ port: 0, data: folder.path, logLevel: 'silent', hostToken: token });
    const { order } = await new Api({ base: copy.url, hostToken: token }).host();
    expect(order).toMatchObject({ making: 'host', forbidden: ['rival'], names: 'drawn', muted: [muted] });
    const stranger = new Api({ ...bo.options, base: copy.url });
    const made = await fetch(`${copy.url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', ...stranger.headers() },
      body: JSON.stringify(tableFor('one-die-baseball')),
    });
    expect(made.status).toBe(403);
    await copy.close();
    folder.remove();

    // Elsewhere somebody else keeps order: theirs stays.
    const other = await testServer();
    await guest(other.url, 'Zoé');
    await other.close();
    expect(await importAll(other.folder, written)).toMatchObject({ ok: true });
    expect((await lines(exportAll, other.folder)).some((line) => line.includes('"order"'))).toBe(false);
    await Promise.all([closed.stop(), other.stop()]);
  });

  it('of records alone holds finished matches and no secret', async () => {
    const folder = temporaryFolder();
    const written = await lines(exportRecords);
    expect(written).toHaveLength(3);
    const { record } = JSON.parse(written[1] ?? '') as { record: object };
    expect(parseRecord(JSON.stringify(record)).ok).toBe(true);
    expect(await importAll(folder.path, written)).toEqual({ ok: true, value: { added: 1, known: 0 } });
    const copy = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const served = parseRecord(await (await fetch(`${copy.url}/api/v1/matches/${finished}.json`)).text());
    const original = parseRecord(await (await fetch(`${server.url}/api/v1/matches/${finished}.json`)).text());
    expect(served.ok && makeRecordJson(served.value)).toBe(original.ok && makeRecordJson(original.value));
    await copy.close();
    folder.remove();
  });

  it.each([
    ['not-an-export', () => ['{"hello":1}']],
    ['not-an-export', () => ['PK\u0003\u0004']],
    ['newer-export', () => ['{"stadium":4}', '{"end":1}']],
    ['cut-export', (all: string[]) => all.slice(0, -1)],
    ['cut-export', (all: string[]) => all.toSpliced(3, 1)],
    ['bad-export-line', (all: string[]) => all.toSpliced(3, 0, '{"guest":{"id":"../../etc"}}')],
    ['bad-export-line', (all: string[]) => all.map((line) => line.replace('"faces":[', '"faces":[6,'))],
    ['bad-export-line', (all: string[]) => all.map((line) => line.replace('\\"options\\":{', '\\"options\\":7,"{'))],
    // A day that does not exist, a promise that was not kept, another match's header, a status nobody knows.
    ['bad-export-line', edited(/\\"date\\":\\"\d{4}-\d\d-\d\d/, '\\"date\\":\\"2026-02-31')],
    ['bad-export-line', edited(/"seed":"[0-9a-f]{64}"/, `"seed":"${'0'.repeat(64)}"`)],
    [
      'bad-export-line',
      edited(
        /\\"scheme\\":2,\\"length\\":\d+,\\"end\\":\\"[0-9a-f]{64}\\",\\"starts/,
        `\\"scheme\\":2,\\"length\\":1024,\\"end\\":\\"${'0'.repeat(64)}\\",\\"starts`,
      ),
    ],
    ['bad-export-line', edited(/\\"id\\":\\"[0-9a-f]{32}/, `\\"id\\":\\"${'0'.repeat(32)}`)],
    ['bad-export-line', edited(/"status":"playing"/, '"status":"dancing"')],
    // A table's data: no JSON, seats that are none, two seats on one chair, a match that is nowhere.
    ['bad-export-line', edited(/"data":"\{/, '"data":"')],
    ['bad-export-line', edited(/\\"seats\\":\[\{\\"chair\\":0/, '\\"seats\\":[{\\"chair\\":-1')],
    ['bad-export-line', edited(/\\"chair\\":0/, '\\"chair\\":1')],
    ['bad-export-line', edited(/\\"match\\":\\"[0-9a-f]{32}/, `\\"match\\":\\"${'0'.repeat(32)}`)],
    ['bad-export-line', edited(/"meta":\{"name":"signing-key","value":"[0-9a-f]{64}"/, '"meta":{"name":"signing-key","value":"short"')],
    ['bad-export-line', (all: string[]) => all.toSpliced(2, 0, '{"meta":{"name":"order","value":"{\\"making\\":\\"nobody\\"}"}}')],
    ['bad-export-line', edited(/"created":\d+/, '"created":8640000000000001')],
    ['bad-export-line', edited(/"seat":\d+\}\}/, '"seat":7}}')],
  ])('that is %s is refused with the line, and nothing of it is kept', async (code, change) => {
    const folder = temporaryFolder();
    const written = await lines(exportAll);
    const changed = change(written);
    expect(changed).not.toEqual(written);
    const refused = await importAll(folder.path, changed);
    expect(await lines(exportAll, folder.path)).toHaveLength(2);
    expect(refused).toMatchObject({ ok: false, problem: { code, message: { fr: expect.any(String), en: expect.any(String) } } });
    folder.remove();
  });
});
