import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Api } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { checkWal } from '../src/store/wal.ts';
import { clientOf, entries, eventually, guest, pair, playByItself, playing, temporaryFolder, testServer, until } from './harness.ts';

const WAL = 'stadium.db-wal';
const FRAME = 24 + 4096;
/** How many more bits are flipped, and places cut. */
const MORE = process.env.SOAK ? 200 : 5;
const folders: { remove(): void }[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

/** The disk as it is when a server is killed: a copy of the folder while it runs. */
function copyOf(folder: string): string {
  const copy = newFolder();
  for (const name of readdirSync(folder)) if (!name.endsWith('.lock')) cpSync(join(folder, name), join(copy, name));
  return copy;
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  writeFileSync(file, bytes);
}

/** What is said of a log with one bit flipped; the log is as it was afterwards. */
function checkWalWith(file: string, at: number | null): ReturnType<typeof checkWal> {
  if (at !== null) flip(file, at);
  const said = checkWal(file);
  if (at !== null) flip(file, at);
  return said;
}

const quiet = (data: string, more: object = {}) => startServer({ port: 0, data, logLevel: 'silent', ...more });

/** Two people roll until so many entries are stored. */
async function played(url: string, many: number) {
  const table = await pair(url, 'one-die-baseball');
  for (const client of [table.first, table.second]) playByItself(client);
  await Promise.all([table.first, table.second].map((client) => until(client, (state) => entries(state) >= many)));
  table.close();
  return table;
}

describe('a folder', () => {
  it('has one server: a second one is refused with a sentence, until the first is gone', async () => {
    const folder = newFolder();
    const first = await quiet(folder);
    const refused = await quiet(folder).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'CannotOpen', words: { fr: expect.stringContaining('Un autre serveur') } });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.close();
    await (await quiet(folder)).close();
  });

  it('that existed is closed to everybody but its owner', async () => {
    const folder = newFolder();
    await (await quiet(folder)).close();
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    writeFileSync(join(folder, 'stadium.db-wal'), '', { mode: 0o644 });
    const server = await quiet(folder);
    await guest(server.url, 'Ana');
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
    await server.close();
  });
});

describe('a write-ahead log', () => {
  let crashed: string;
  let table: Awaited<ReturnType<typeof played>>;
  let known: number;
  beforeAll(async () => {
    const server = await testServer();
    table = await played(server.url, 30);
    known = entries(table.first.state);
    crashed = copyOf(server.folder);
    await server.stop();
  });

  it('that a crash cut short is no damage, wherever it was cut', async () => {
    expect(checkWal(join(crashed, WAL))).toBeNull();
    const { size } = statSync(join(crashed, WAL));
    const frames = Math.floor((size - 32) / FRAME);
    expect(frames).toBeGreaterThan(20);
    const more = Array.from({ length: MORE }, (_, i) => Math.floor((size * (i + 0.5)) / MORE));
    for (const cut of [0, 10, 32, 33, 32 + FRAME * 5 + 7, 32 + FRAME * (frames - 1) + 100, ...more]) {
      const copy = copyOf(crashed);
      truncateSync(join(copy, WAL), cut);
      expect(checkWal(join(copy, WAL)), `cut at ${cut}`).toBeNull();
    }
    const torn = copyOf(crashed);
    // Only the last frame is wrong: it was being written.
    flip(join(torn, WAL), 32 + FRAME * (frames - 1) + 500);
    await (await quiet(torn)).close();
  });

  it('with a bit flipped anywhere before its last frames is damaged', () => {
    const copy = copyOf(crashed);
    const file = join(copy, WAL);
    expect(checkWalWith(file, null)).toBeNull();
    const { size } = statSync(file);
    const frames = Math.floor((size - 32) / FRAME);
    for (let i = 0; i < MORE; i++) {
      const at = 32 + Math.floor((FRAME * (frames - 3) * (i + 0.5)) / MORE);
      expect(checkWalWith(file, at), `flipped at ${at}`).not.toBeNull();
    }
  });

  it.each([
    ['a page', 32 + FRAME * 3 + 24 + 100],
    ['the head of a frame', 32 + FRAME * 3 + 2],
    ['a salt', 32 + FRAME * 3 + 9],
    ['a checksum', 32 + FRAME * 3 + 17],
    ['the head of the log', 17],
  ])('with a bit flipped in %s is refused before the database opens, and its server does not listen', async (_, at) => {
    const copy = copyOf(crashed);
    flip(join(copy, WAL), at);
    const before = readFileSync(join(copy, WAL));
    const refused = await quiet(copy).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'CannotOpen', message: expect.stringMatching(/damaged at frame \d+; \d+ commits behind it/) });
    expect(readFileSync(join(copy, WAL)).equals(before)).toBe(true);
  });

  it('is opened with what is left where the loss is accepted; who knows more is told, and the log is kept', async () => {
    const copy = copyOf(crashed);
    const { size } = statSync(join(copy, WAL));
    // The damage lies after the middle, so that the table is still there.
    flip(join(copy, WAL), 32 + FRAME * Math.floor((size - 32) / FRAME / 1.3) + 200);
    const server = await quiet(copy, { acceptLoss: true });
    expect(readdirSync(copy).some((name) => name.startsWith(`${WAL}.damaged-`))).toBe(true);
    const ana = new Api({ ...table.ana.options, base: server.url });
    const { entries: left } = await ana.table(table.table.id);
    expect(left).toBeLessThan(known);
    // A player who comes back says how many entries they have.
    const said = await firstMatch(`${server.url}/api/v1/tables/${table.table.id}/feed?match=${table.table.match}&have=${known}&as=0`, ana);
    expect(said).toMatchObject({ keep: left, missing: known - left });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('\nstadium_behind_total 1\n');
    await server.close();
  });
});

/** The first `match` message of a stream. */
async function firstMatch(url: string, api: Api): Promise<unknown> {
  const response = await fetch(url, { headers: api.headers() });
  let text = '';
  for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(bytes).toString('utf8');
    const line = text.split('\n').find((one) => one.startsWith('{"type":"match"') && one.endsWith('}'));
    if (line) return JSON.parse(line);
  }
  return null;
}

describe('a client', () => {
  it('that knows more entries than the server says so', async () => {
    const server = await testServer();
    const { first, second, table, close } = await pair(server.url, 'one-die-baseball');
    for (const client of [first, second]) playByItself(client);
    await until(first, (state) => entries(state) >= 10);
    // Nobody throws any more, and every throw is stored. So what is taken away below stays away.
    for (const client of [first, second]) client.autoRoll = false;
    for (const client of [first, second]) await until(client, (state) => !state.sending);
    await until(first, (state) => entries(state) >= entries(second.state));
    await until(second, (state) => entries(state) >= entries(first.state));
    second.close();
    const { db, close: closeDatabase } = await openDatabase(server.folder);
    const had = entries(first.state);
    await db.deleteFrom('entries').where('match_id', '=', table.match).where('n', '>', 4).execute();
    await closeDatabase();
    await server.close();
    const after = await startServer({ port: server.port, data: server.folder, logLevel: 'silent' });
    const { lost } = await until(first, (state) => state.connection === 'live' && state.lost > 0);
    expect(lost).toBeGreaterThanOrEqual(had - 4);
    close();
    await after.close();
  });
});

describe('a damaged match', () => {
  it('is named with its first wrong entry and not played on; all others go on', async () => {
    const folder = newFolder();
    const before = await quiet(folder);
    const [hurt, well] = await Promise.all([played(before.url, 12), played(before.url, 12)]);
    await before.close();
    const { db, close } = await openDatabase(folder);
    const row = await db
      .selectFrom('entries')
      .selectAll()
      .where('match_id', '=', hurt.table.match)
      .where('n', '=', 7)
      .executeTakeFirstOrThrow();
    expect(row.sum).toMatch(/^[\w-]{8}$/);
    // The entry with another face that the rules would take as well.
    const data = row.data.replace(/\[(\d)\]/, (_, face) => `[${face === '1' ? 2 : 1}]`);
    expect(data).not.toBe(row.data);
    await db.updateTable('entries').set({ data }).where('match_id', '=', hurt.table.match).where('n', '=', 7).execute();
    await close();

    const after = await quiet(folder);
    const at = ({ ana }: typeof hurt) => new Api({ ...ana.options, base: after.url });
    expect(await at(hurt).table(hurt.table.id)).toMatchObject({ status: 'stopped', notice: { code: 'damaged', values: { n: 7 } } });
    const roll = { do: 'roll', key: 'once-more', seat: 0, n: 13 } as const;
    await expect(at(hurt).do(hurt.table.id, roll)).rejects.toMatchObject({ status: 409, problem: { code: 'damaged' } });
    const other = clientOf(at(well), well.table.id);
    await until(other, playing);
    expect(entries(other.state)).toBeGreaterThanOrEqual(12);
    other.close();
    await after.close();
  });

  it('from before there were checksums is sealed by one when it is first read; from then on damage is noticed', async () => {
    const folder = newFolder();
    const before = await quiet(folder);
    const old = await played(before.url, 10);
    await before.close();
    const edit = async (work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<unknown>) => {
      const { db, close } = await openDatabase(folder);
      await work(db);
      await close();
    };
    await edit((db) => db.updateTable('entries').set({ sum: null }).execute());
    const upgraded = await quiet(folder);
    const ana = new Api({ ...old.ana.options, base: upgraded.url });
    const { entries: all, status } = await ana.table(old.table.id);
    expect(status).toBe('playing');
    await upgraded.close();
    await edit(async (db) => {
      const sums = await db.selectFrom('entries').select(['n', 'sum']).orderBy('n').execute();
      expect(sums.filter(({ sum }) => sum !== null)).toEqual([{ n: all, sum: expect.any(String) }]);
      await db.updateTable('entries').set({ at: 1 }).where('n', '=', 3).execute();
    });
    const again = await quiet(folder);
    await eventually(async () => {
      const view = await new Api({ ...old.ana.options, base: again.url }).table(old.table.id);
      expect(view).toMatchObject({ status: 'stopped', notice: { code: 'damaged', values: { n: 1 } } });
    });
    await again.close();
    expect(existsSync(join(folder, 'stadium.db'))).toBe(true);
  });
});
