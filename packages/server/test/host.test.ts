import { once } from 'node:events';
import { request } from 'node:http';
import { Api, newKey, type OpenLink, type SocketLike, socketLink, type TableState } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../src/index.ts';
import { isForbidden } from '../src/tables/forbidden.ts';
import { drawName, isDrawn } from '../src/tables/naming.ts';
import { clientOf, guest, pair, playing, type TestServer, tableFor, testServer, until } from './harness.ts';

const GAME = 'one-die-baseball';
const TOKEN = 'correct-horse';
let server: TestServer;
let host: Api;
beforeAll(async () => {
  server = await testServer({
    lan: '192.168.1.23',
    lanOthers: [
      { address: '10.8.0.2', name: 'wg0' },
      { address: 'fd00::2', name: 'eth1' },
    ],
    hostToken: TOKEN,
  });
  host = new Api({ base: server.url });
});
afterAll(() => server.stop());

const refusedWith = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

/** Asks under another name of the machine, or as a proxy would. */
function ask(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject).end();
  });
}

describe('the host’s page', () => {
  it('is for this machine alone, or for whoever has the token', async () => {
    expect(await host.host()).toMatchObject({
      url: `http://192.168.1.23:${server.port}`,
      others: [
        { url: `http://10.8.0.2:${server.port}`, name: 'wg0' },
        { url: `http://[fd00::2]:${server.port}`, name: 'eth1' },
      ],
    });
    expect(await ask('/api/v1/host', { host: `127.0.0.1:${server.port}` })).toBe(200);
    expect(await ask('/api/v1/host', { host: '192.168.1.23' })).toBe(403);
    expect(await ask('/api/v1/host', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(403);
    expect(await ask('/api/v1/host', { host: '192.168.1.23', 'stadium-host': 'wrong' })).toBe(403);
    expect(await ask('/api/v1/host', { host: '192.168.1.23', 'stadium-host': TOKEN })).toBe(200);
    expect(await ask('/api/v1/host', { host: 'localhost', 'stadium-host': 'wrong' })).toBe(403);
  });

  it('is never open without the token where a proxy stands in front', async () => {
    const behind = await testServer({ trustProxy: 1 });
    await expect(new Api({ base: behind.url }).host()).rejects.toEqual(refusedWith('host-only'));
    await behind.stop();
  });

  it('tells the machine itself where others reach it, and nobody else', async () => {
    expect((await host.about()).lan).toBe(`http://192.168.1.23:${server.port}`);
    const proxied = await fetch(`${server.url}/api/v1/about`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(await proxied.json()).toMatchObject({ lan: null });
  });

  it('shows tables, who sits there and from where', async () => {
    const { table, ana, first, second, close } = await pair(server.url, GAME);
    await Promise.all([until(first, playing), until(second, playing)]);
    const { tables, stored } = await host.host();
    const seen = tables.find(({ id }) => id === table.id);
    expect(seen).toMatchObject({
      game: GAME,
      status: 'playing',
      seats: [{ name: 'Ana', here: true, address: '127.0.0.1' }, { name: 'Bo' }],
    });
    expect(seen?.seats[0]?.guest).toBe((await ana.me())?.id);
    expect(stored.tables).toBeGreaterThan(0);
    close();
  });
});

describe('the host', () => {
  it('closes a table: a match ends, its seed is out, and it counts as ended by the house', async () => {
    const { table, first, second, ana, close } = await pair(server.url, GAME);
    await Promise.all([until(first, playing), until(second, playing)]);
    const before = (await ana.counts())[0]?.stopped ?? 0;
    await host.keepOrder({ do: 'close', table: table.id });
    close();
    expect(await ana.table(table.id)).toMatchObject({ status: 'stopped', fair: { seed: expect.any(String) } });
    expect((await ana.counts())[0]?.stopped).toBe(before + 1);
    const { table: gathering } = await ana.newTable(tableFor(GAME, { public: true }));
    await host.keepOrder({ do: 'close', table: gathering.id });
    expect(await ana.table(gathering.id)).toMatchObject({ status: 'over' });
    const { table: byHand } = await ana.newTable(tableFor(GAME, { dice: 'hand', seats: [{ kind: 'me' }, { kind: 'me' }] }));
    await host.keepOrder({ do: 'close', table: byHand.id });
    await expect(ana.table(byHand.id)).rejects.toEqual(refusedWith('no-such-table'));
  });

  it('renames a guest where they sit, and mutes them', async () => {
    const { table, ana, bo, first, second, close } = await pair(server.url, GAME);
    await Promise.all([until(first, playing), until(second, playing)]);
    const id = (await bo.me())?.id ?? '';
    await host.keepOrder({ do: 'rename', guest: id, name: 'Guest 7' });
    expect((await ana.table(table.id)).seats[1]?.name).toBe('Guest 7');
    expect((await bo.me())?.name).toBe('Guest 7');
    // A person who comes now sees the new name in the match too, and in its record.
    const watcher = clientOf(new Api({ base: server.url }), table.id);
    const { header } = await until(watcher, playing);
    expect(header?.seats[1]?.name).toBe('Guest 7');
    watcher.close();
    const chat = () => bo.do(table.id, { do: 'chat', key: newKey(), seat: 1, phrase: 'well-played' });
    await chat();
    await host.keepOrder({ do: 'mute', guest: id, muted: true });
    await expect(chat()).rejects.toEqual(refusedWith('muted'));
    await host.keepOrder({ do: 'mute', guest: id, muted: false });
    await chat();
    await expect(host.keepOrder({ do: 'rename', guest: '0'.repeat(32), name: 'Nobody' })).rejects.toEqual(refusedWith('no-such-guest'));
    close();
  });

  it('closes the making of tables, to the network, to a word, to themselves', async () => {
    const own = await testServer({ trustProxy: 1, hostToken: TOKEN });
    const keeper = new Api({ base: own.url, hostToken: TOKEN });
    const { token } = await new Api({ base: own.url }).newGuest({ name: 'Ana' });
    const make = async (from: string, more: Record<string, string> = {}) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': from, ...more };
      const body = JSON.stringify(tableFor(GAME));
      return (await fetch(`${own.url}/api/v1/tables`, { method: 'POST', headers, body })).status;
    };
    const [near, far] = ['192.168.1.77', '203.0.113.9'];
    expect([await make(near), await make(far)]).toEqual([200, 200]);
    await keeper.keepOrder({ do: 'order', making: 'network' });
    expect([await make(near), await make(far)]).toEqual([200, 403]);
    await keeper.keepOrder({ do: 'order', making: 'word', word: 'été 7' });
    const word = { 'stadium-word': encodeURIComponent('été 7') };
    expect([await make(near), await make(far, word), await make(far, { 'stadium-word': 'no' })]).toEqual([403, 200, 403]);
    await keeper.keepOrder({ do: 'order', making: 'host', word: null });
    expect([await make(near), await make(near, { 'stadium-host': TOKEN })]).toEqual([403, 200]);
    await keeper.keepOrder({ do: 'refuse', address: far, minutes: 5 });
    expect((await fetch(`${own.url}/api/v1/games`, { headers: { 'x-forwarded-for': far } })).status).toBe(403);
    expect((await fetch(`${own.url}/healthz`, { headers: { 'x-forwarded-for': far } })).status).toBe(200);
    await keeper.keepOrder({ do: 'refuse', address: far, minutes: 0 });
    expect((await fetch(`${own.url}/api/v1/games`, { headers: { 'x-forwarded-for': far } })).status).toBe(200);
    await own.stop();
  });

  it('sends away whoever comes from an address that is refused, and keeps them out after a restart', async () => {
    const own = await testServer({ trustProxy: 1, hostToken: TOKEN });
    const keeper = new Api({ base: own.url, hostToken: TOKEN });
    const [near, far] = ['192.168.1.77', '203.0.113.9'];
    const from = (address: string): OpenLink =>
      socketLink((url) => new WebSocket(url, { headers: { 'x-forwarded-for': address } }) as unknown as SocketLike);
    const ana = await guest(own.url, 'Ana');
    const { table } = await ana.newTable(tableFor(GAME, { seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const there = ({ connection }: TableState) => connection === 'live';
    const gone = ({ connection }: TableState) => connection !== 'live';
    const stays = clientOf(ana, table.id, { links: [from(near)] });
    const goes = clientOf(new Api({ base: own.url }), table.id, { links: [from(far)] });
    await Promise.all([until(stays, there), until(goes, there)]);
    const stream = await fetch(`${own.url}/api/v1/tables/${table.id}/feed`, { headers: { 'x-forwarded-for': far } });
    // A connection that is open already is not heard any more either, whatever it says.
    const mute = new WebSocket(`${own.url.replace('http', 'ws')}/api/v1/tables/${table.id}/ws`, { headers: { 'x-forwarded-for': far } });
    await once(mute, 'open');

    await keeper.keepOrder({ do: 'refuse', address: far, minutes: 5 });
    await until(goes, gone);
    expect(await stream.text()).toContain('"why":"refused-address"');
    mute.send(JSON.stringify({ type: 'hello' }));
    await once(mute, 'close');
    expect(stays.state.connection).toBe('live');
    expect((await keeper.host()).refused).toEqual([far]);
    stays.close();
    goes.close();
    await own.close();

    const again = await startServer({ port: 0, data: own.folder, logLevel: 'silent', trustProxy: 1, hostToken: TOKEN });
    const status = async (address: string) =>
      (await fetch(`${again.url}/api/v1/games`, { headers: { 'x-forwarded-for': address } })).status;
    expect([await status(near), await status(far)]).toEqual([200, 403]);
    await new Api({ base: again.url, hostToken: TOKEN }).keepOrder({ do: 'refuse', address: far, minutes: 0 });
    expect(await status(far)).toBe(200);
    await again.close();
    await own.stop();
  });

  it('sets limits while the stadium is open: they hold at once, and after a restart', async () => {
    const own = await testServer({ trustProxy: 1, hostToken: TOKEN, limits: { tables: 7, record: 1_000_000 } });
    const keeper = new Api({ base: own.url, hostToken: TOKEN });
    expect((await keeper.host()).limits).toMatchObject({ tables: 7, record: 1_000_000 });
    await keeper.keepOrder({ do: 'order', limits: { tables: 1, watchers: 0, watchersFrom: 0, record: 20_000 } });
    expect(await keeper.host()).toMatchObject({ limits: { tables: 1, watchers: 0, record: 20_000 }, order: { limits: { tables: 1 } } });
    const ana = await guest(own.url, 'Ana');
    const { table } = await ana.newTable(tableFor(GAME));
    await expect(ana.newTable(tableFor(GAME))).rejects.toEqual(refusedWith('too-many'));
    const watch = async () =>
      (await fetch(`${own.url}/api/v1/tables/${table.id}/feed`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status;
    expect(await watch()).toBe(429);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.10' };
    const large = JSON.stringify({ filler: 'x'.repeat(25_000) });
    const chunked = () => new Blob([large]).stream();
    const bring = async (body: string | ReadableStream, more: object = {}) =>
      (await fetch(`${own.url}/api/v1/matches`, { method: 'POST', headers, body, ...more })).status;
    expect([await bring(large), await bring(chunked(), { duplex: 'half' }), await bring('{}')]).toEqual([413, 413, 422]);
    await own.close();

    const again = await startServer({ port: 0, data: own.folder, logLevel: 'silent', hostToken: TOKEN });
    const after = new Api({ base: again.url, hostToken: TOKEN });
    expect((await after.host()).limits).toMatchObject({ tables: 1, record: 20_000 });
    await after.keepOrder({ do: 'order', limits: { tables: null } });
    expect(await after.host()).toMatchObject({ limits: { tables: 60, record: 20_000 } });
    await expect(after.keepOrder({ do: 'order', limits: { tables: 0 } })).rejects.toEqual(refusedWith('malformed'));
    await again.close();
    await own.stop();
  });

  it('says which words a nickname may not contain, or that all are welcome', async () => {
    const asked = (name: string) => new Api({ base: server.url }).newGuest({ name });
    await expect(asked('Le Gros Connard')).rejects.toEqual(refusedWith('forbidden-name'));
    // The name is refused everywhere: at a seat, at a table of one's own, in an invitation.
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableFor(GAME));
    const bo = await guest(server.url, 'Bo');
    await expect(bo.sit(table.id, { name: 'Connard' })).rejects.toEqual(refusedWith('forbidden-name'));
    for (const seat of [
      { kind: 'me', name: 'Connard' },
      { kind: 'invited', name: 'Connard' },
    ] as const) {
      const wish = tableFor(GAME, { seats: [seat, { kind: 'me' }] });
      await expect(ana.newTable(wish)).rejects.toEqual(refusedWith('forbidden-name'));
    }
    await host.keepOrder({ do: 'order', forbidden: ['rival'] });
    await expect(asked('Arch-Rîval FC')).rejects.toEqual(refusedWith('forbidden-name'));
    await asked('Le Gros Connard');
    await host.keepOrder({ do: 'order', forbidden: [] });
    await asked('Rival FC');
    await host.keepOrder({ do: 'order', forbidden: null });
  });
});

it('the host has names drawn: nobody chooses theirs, and whose name was drawn keeps it', async () => {
  await host.keepOrder({ do: 'order', names: 'drawn' });
  const ana = await guest(server.url, 'Le Gros Connard');
  const name = (await ana.me())?.name ?? '';
  expect(isDrawn(name)).toBe(true);
  expect((await ana.rename('Ana')).name).toBe(name);
  const { table } = await ana.newTable(tableFor(GAME, { seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] }));
  expect(table.seats[0]?.name).toBe(name);
  const bo = await guest(server.url, 'Bo');
  await bo.sit(table.id, { name: 'Bo' });
  expect((await bo.table(table.id)).seats[1]?.name).toBe((await bo.me())?.name);
  await host.keepOrder({ do: 'order', names: 'free' });
  expect((await bo.rename('Bo')).name).toBe('Bo');
  expect(['Ana', 'Fox', 'Fox 1', 'Fox 100', 'Fox  7', 'Big Fox 7'].filter(isDrawn)).toEqual([]);
  expect(isDrawn(drawName('fr', () => 0.999))).toBe(true);
});

it('short words must stand alone: names contain them', () => {
  expect(isForbidden('Computer', null)).toBe(false);
  expect(isForbidden('pute 3', null)).toBe(true);
  expect(isForbidden('Ｆｕｃｋ', null)).toBe(true);
  expect(isForbidden('Ana', null)).toBe(false);
});
