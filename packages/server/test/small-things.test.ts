import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { stringHash } from '@pocket-stadium/dice';
import { Api, newKey } from '@pocket-stadium/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { eventually, guest, pair, playing, type TestServer, tableFor, temporaryFolder, testServer, until } from './harness.ts';

/** Asks with headers that `fetch` would not send. */
function ask(server: TestServer, path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

const manyTimes = async (times: number, once: (i: number) => Promise<number>) => {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push(await once(i));
  return statuses;
};

describe('an address', () => {
  it('is what the last trusted proxy says, whatever a visitor claims before it', async () => {
    const server = await testServer({ trustProxy: 1, limits: { requests: 5 } });
    const claim = (i: number) => ask(server, '/api/v1/games', { 'x-forwarded-for': `10.9.8.${i}, 203.0.113.7` });
    expect(await manyTimes(8, claim)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await ask(server, '/api/v1/games', { 'x-forwarded-for': '203.0.113.8' })).toBe(200);
    await server.stop();
  });

  it('that no proxy vouches for is the connection’s', async () => {
    const server = await testServer({ limits: { requests: 5 } });
    expect(await manyTimes(7, (i) => ask(server, '/api/v1/games', { 'x-forwarded-for': `10.9.8.${i}` }))).toContain(429);
    await server.stop();
  });

  it('that cannot be read is counted like any other', async () => {
    const server = await testServer({ limits: { requests: 5 } });
    expect(await manyTimes(7, () => ask(server, '/%'))).toEqual([404, 404, 404, 404, 404, 429, 429]);
    await server.stop();
  });
});

describe('a host name', () => {
  it('of a stranger is refused to whoever comes from near; this machine’s and the local network’s are not', async () => {
    const server = await testServer();
    const named = (host: string) => ask(server, '/api/v1/games', { host });
    for (const host of ['localhost:80', '127.0.0.1', '[::1]:8080', '192.168.1.5:8080', 'stade', 'stade.local', 'club.home.arpa']) {
      expect(await named(host), host).toBe(200);
    }
    for (const host of ['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      expect(await named(host), host).toBe(421);
    }
    expect(await ask(server, '/healthz', { host: 'evil.example' })).toBe(200);
    await server.stop();
  });

  it('that is listed is taken, and no other', async () => {
    const server = await testServer({ hosts: ['stade.example'], trustProxy: 1 });
    const named = (host: string) => ask(server, '/api/v1/games', { host });
    expect(await named('stade.example')).toBe(200);
    expect(await named('STADE.example.:443')).toBe(200);
    expect(await named('other.example')).toBe(421);
    await server.stop();
  });
});

describe('limits', () => {
  it('count pings of a WebSocket', async () => {
    const server = await testServer({ limits: { messages: 20 } });
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball'));
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${table.id}/ws`);
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    for (let i = 0; i < 30; i++) socket.ping();
    expect(await closed).toBe(4429);
    await server.stop();
  });

  it('are not remembered as the answer', async () => {
    const server = await testServer({ limits: { phrases: 60 } });
    const { first, table, ana, close } = await pair(server.url, 'one-die-baseball');
    await until(first, playing);
    const say = (key: string) => ana.do(table.id, { do: 'chat', key, seat: 0, phrase: 'hello' });
    const refused: string[] = [];
    for (let i = 0; i < 70; i++) {
      const key = newKey();
      await say(key).catch(() => refused.push(key));
    }
    expect(refused.length).toBeGreaterThan(0);
    // A second later a phrase is allowed again, and the same request is decided then.
    await eventually(() => say(refused[0] as string));
    close();
    await server.stop();
  });
});

describe('a string for the dice', () => {
  it('sent again after a restart gets its first answer, also when the match has begun', async () => {
    const folder = temporaryFolder();
    const quiet = () => startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const before = await quiet();
    const ana = await guest(before.url, 'Ana');
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'rookie' as const }];
    const { table } = await ana.newTable(tableFor('pocket-rugby', { seats }));
    const promise = table.fair?.promise ?? '';
    const opening = { nonce: '0'.repeat(64), string: 'mine' };
    await ana.do(table.id, { do: 'hash', key: newKey(), seat: 0, promise, hash: stringHash(promise, 0, opening) });
    const string = { do: 'reveal', key: newKey(), seat: 0, promise, ...opening } as const;
    const first = await ana.do(table.id, string);
    await before.close();
    const after = await quiet();
    const again = new Api({ ...ana.options, base: after.url });
    expect(await again.do(table.id, string)).toEqual(first);
    const other = { ...string, key: newKey(), string: 'other' };
    await expect(again.do(table.id, other)).rejects.toMatchObject({ problem: { code: 'not-gathering' } });
    await after.close();
    folder.remove();
  });
});

describe('a nickname', () => {
  /** The fillers of Hangul, a blank of braille, a sign without its picture, a letter that is not shown. */
  const UNSEEN = ['\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\ufe0f', 'Ana\u3164', 'A\u034fna', 'Ana\ufe0f'];
  /** A Cyrillic o, Greek letters, small capitals, a zero. */
  const ALIKE = ['R\u043ebot', 'R\u03bf\u0392\u039f\u03a4', '\u0280\u1d0f\u0299\u1d0f\u1d1b', 'R0b0t', 'R\u043e\u042c\u043e\u0442'];

  it('is something that others can call, and no bot’s', async () => {
    const server = await testServer();
    for (const name of ['   ', '---', '—', '. .', 'Robot', 'robot ', 'ＲＯＢＯＴ', 'Ro-bot', ...UNSEEN, ...ALIKE]) {
      await expect(guest(server.url, name), name).rejects.toMatchObject({ problem: { code: 'bad-name' } });
    }
    for (const name of ['Zoé', '7', '🎲', '❤️', 'Anne-Marie', '李', '한', 'Οδυσσέας', 'робот', 'Robotnik']) await guest(server.url, name);
    const ana = await guest(server.url, 'Ana');
    const invited = tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'invited', name: 'Robot' }] });
    await expect(ana.newTable(invited)).rejects.toMatchObject({ problem: { code: 'bad-name' } });
    await server.stop();
  });
});

describe('a guest who is forgotten', () => {
  it('leaves the tables that gather too, also those of an older release, found by an index', async () => {
    const folder = temporaryFolder();
    const quiet = () => startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const before = await quiet();
    const ana = await guest(before.url, 'Ana');
    const { table: old } = await ana.newTable(tableFor('one-die-baseball'));
    await before.close();
    const { db, close } = await openDatabase(folder.path);
    // The database is as a release without the index left it.
    await db.deleteFrom('chairs').execute();
    await db.deleteFrom('meta').where('name', '=', 'chairs-noted').execute();
    await close();
    const after = await quiet();
    const api = new Api({ ...ana.options, base: after.url });
    const { table: fresh } = await api.newTable(tableFor('one-die-baseball'));
    await api.forgetMe();
    const anybody = new Api({ base: after.url });
    for (const { id } of [old, fresh]) expect((await anybody.table(id)).seats[0]).toMatchObject({ kind: 'open', name: null });
    await after.close();
    folder.remove();
  });
});

describe('under a prefix', () => {
  it('health, readiness and figures answer there what they answer at the root', async () => {
    const server = await testServer({ base: 'stadium' });
    const root = server.url.replace(/\/stadium$/, '');
    for (const [path, text] of [
      ['healthz', /^ok\n$/],
      ['readyz', /^Ready/i],
      ['metrics', /^stadium_rooms 0$/m],
    ] as const) {
      for (const base of [root, server.url]) {
        const answer = await fetch(`${base}/${path}`, { headers: { 'accept-language': 'en' } });
        expect([base, path, answer.status]).toEqual([base, path, 200]);
        expect(answer.headers.get('content-type')).toContain('text/plain');
        expect(await answer.text()).toMatch(text);
      }
    }
    await server.stop();
  });
});

describe('an address of a database', () => {
  it.each(['postgress://club:secret@db/x', 'mysql://db', 'nonsense'])(
    'that is not PostgreSQL’s is refused, without its secrets: %s',
    async (databaseUrl) => {
      const folder = temporaryFolder();
      const refused = await startServer({ port: 0, data: folder.path, databaseUrl, logLevel: 'silent' }).catch((error: Error) => error);
      expect(refused).toMatchObject({ name: 'CannotOpen', words: { fr: expect.stringContaining('postgres://'), en: expect.any(String) } });
      expect(String(refused)).not.toContain('secret');
      expect(existsSync(databaseUrl)).toBe(false);
      folder.remove();
    },
  );
});
