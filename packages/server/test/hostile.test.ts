import { connect, type Socket } from 'node:net';
import { newKey } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { entries, guest, pair, playing, type TestServer, tableFor, testServer, until, WIDE } from './harness.ts';

const HALF_OPEN = process.env.SOAK ? 5000 : 2000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ limits: { ...WIDE, unread: 200_000 } });
});
afterAll(() => server.stop());

/** The server still takes a match from start to its first entry. */
async function stillServes(): Promise<void> {
  const { first, second, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
  await Promise.all([until(first, playing), until(second, playing)]);
  expect(await first.do({ do: 'roll', seat: 0 })).toMatchObject({ ok: true, n: 1 });
  await until(second, (state) => entries(state) === 1);
  close();
}

function raw(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** The bytes that a socket receives until it is closed or `ms` have passed. */
function answer(socket: Socket, ms = 3000): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const done = () => resolve(text);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', done);
    setTimeout(done, ms);
  });
}

const url = (path: string) => `${server.url}/api/v1${path}`;
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(url(path), { method: 'POST', body: body as string, headers: { 'content-type': 'application/json', ...headers } });

/** The code with which a socket is closed after it was sent something. */
function closeCode(table: string, say: (socket: WebSocket) => void): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url(`/tables/${table}/ws`).replace('http', 'ws')}`);
    socket.on('open', () => say(socket));
    // The server throws us out: the code of `close` is what counts.
    socket.on('error', () => {});
    socket.on('close', (code) => resolve(code));
  });
}

describe('hostile traffic', () => {
  it(`${HALF_OPEN} half-open sockets keep nobody out`, async () => {
    const sockets: Socket[] = [];
    for (let i = 0; i < HALF_OPEN; i++) {
      const socket = await raw();
      // The server may cut a request that is never whole.
      socket.on('error', () => {});
      if (i % 2 === 0) socket.write('GET /api/v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      sockets.push(socket);
    }
    await stillServes();
    const kept = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded && socket.readable).length;
    expect(kept).toBeLessThan(HALF_OPEN);
    for (const socket of sockets) socket.destroy();
  });

  it('huge, binary, invalid and senseless frames are dropped', async () => {
    const { table } = await (await guest(server.url, 'Ana')).newTable(tableFor('one-die-baseball'));
    expect(await closeCode(table.id, (socket) => socket.send('x'.repeat(100_000)))).toBe(1009);
    expect(await closeCode(table.id, (socket) => socket.send(Buffer.from([1, 2, 3])))).toBe(1008);
    expect(await closeCode(table.id, (socket) => socket.send('{'))).toBe(1008);
    expect(await closeCode(table.id, (socket) => socket.send('{"type":"hello","have":-1}'))).toBe(1008);
    expect(await closeCode(table.id, (socket) => socket.send('{"type":"do"}'))).toBe(1008);
    const hello = '{"type":"hello"}';
    expect(await closeCode(table.id, (socket) => [hello, hello].map((text) => socket.send(text)))).toBe(1008);
    expect(await closeCode('0'.repeat(32), (socket) => socket.send(hello))).toBe(4404);
    // A text frame whose bytes are no UTF-8.
    expect(await closeCode(table.id, (socket) => socket.send(Buffer.from([0x22, 0xc3, 0x28, 0x22]), { binary: false }))).toBe(1007);
    await stillServes();
  });

  it('a reader who does not read is dropped, the others are not', async () => {
    const { first, second, ana, table, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    const slow = await raw();
    slow.write(`GET /api/v1/tables/${table.id}/feed HTTP/1.1\r\nHost: x\r\n\r\n`);
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    const dropped = async () =>
      Number(/^stadium_feeds_dropped_total (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
    const before = await dropped();
    // Phrases are the quickest way to make a table send. Some megabytes of them wait in the system before the limit
    // counts.
    const talker = new WebSocket(url(`/tables/${table.id}/ws`).replace('http', 'ws'));
    await new Promise((resolve) => talker.on('open', resolve));
    talker.send(JSON.stringify({ type: 'hello', token: ana.options.token }));
    let heard = 0;
    second.subscribe((_, message) => {
      if (message?.type === 'chat') heard++;
    });
    // The other readers keep up: the next phrases are sent when these have been heard.
    for (let said = 0; said < 300_000 && (await dropped()) === before; ) {
      for (let i = 0; i < 500; i++, said++) {
        talker.send(`{"type":"do","command":{"do":"chat","key":"phrase-${said}","seat":0,"phrase":"my-mistake"}}`);
      }
      await until(second, () => heard === said);
    }
    talker.close();
    expect(await dropped()).toBe(before + 1);
    expect(await first.do({ do: 'roll', seat: 0 })).toMatchObject({ ok: true });
    slow.destroy();
    close();
  });

  it('bodies that are too large, no JSON, or of another kind are refused as problems', async () => {
    const refusals: [Promise<Response>, number, string][] = [
      [post('/guests', JSON.stringify({ name: 'x'.repeat(50_000) })), 413, 'too-large'],
      [post('/guests', '{"name":'), 400, 'not-json'],
      [post('/guests', Buffer.from([0xff, 0xfe, 0x00])), 400, 'not-json'],
      [post('/guests', 'name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'wrong-media'],
      [post('/guests', '{"name":"Ana","admin":true}'), 400, 'malformed'],
      [post('/guests', '{"name":"a\\u202eb"}'), 422, 'bad-name'],
      [post('/guests', '{"__proto__":{"x":1},"name":"Ana"}'), 400, 'not-json'],
      [post('/tables', JSON.stringify(tableFor('one-die-baseball'))), 401, 'guest-needed'],
      [fetch(url('/tables/not-an-id')), 400, 'malformed'],
      [fetch(url(`/tables/${'0'.repeat(32)}`)), 404, 'no-such-table'],
      [fetch(url('/matches/..%2f..%2fetc%2fpasswd.txt')), 400, 'malformed'],
      [fetch(url(`/matches/${'0'.repeat(32)}.json`)), 404, 'no-such-match'],
      [fetch(url('/nowhere')), 404, 'not-found'],
      [fetch(url('/me'), { headers: { authorization: 'Bearer nonsense' } }), 401, 'bad-token'],
    ];
    for (const [asked, status, code] of refusals) {
      const response = await asked;
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json; charset=utf-8']);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ status, code });
      expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
    }
  });

  it('other people’s tokens, seats and old links do nothing', async () => {
    const { first, table, ana, bo, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await until(first, playing);
    const eve = await guest(server.url, 'Eve');
    const roll = { do: 'roll', key: newKey(), seat: 0, n: 1 } as const;
    for (const api of [eve, bo]) await expect(api.do(table.id, roll)).rejects.toMatchObject({ problem: { code: 'not-your-seat' } });
    const { token = '' } = ana.options;
    const forged = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.split('.')[0],
      `${'0'.repeat(32)}.${token.split('.')[1]}`,
      `${token}.x`,
    ];
    for (const bad of forged) {
      const response = await post(`/tables/${table.id}/do`, JSON.stringify(roll), { authorization: `Bearer ${bad}` });
      expect(response.status).toBe(401);
    }
    const { secret } = await ana.seatSecret(table.id, 0);
    await ana.renewSecret(table.id, 0);
    const old = await post(`/tables/${table.id}/do`, JSON.stringify(roll), { 'stadium-seats': secret });
    expect(old.status).toBe(403);
    expect((await ana.table(table.id)).entries).toBe(0);
    close();
  });

  it('a recorded request played again stores nothing', async () => {
    const { first, table, ana, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await until(first, playing);
    const body = JSON.stringify({ do: 'roll', key: newKey(), seat: 0, n: 1 });
    const bearer = { authorization: `Bearer ${ana.options.token}` };
    const answers = [];
    for (let i = 0; i < 20; i++) answers.push(await (await post(`/tables/${table.id}/do`, body, bearer)).text());
    expect(new Set(answers).size).toBe(1);
    expect((await ana.table(table.id)).entries).toBe(1);
    close();
  });

  it('pages of other sites can neither post with a cookie nor open a socket', async () => {
    const created = await post('/guests', '{"name":"Ana"}');
    const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(created.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const wish = JSON.stringify(tableFor('one-die-baseball'));
    const foreign = await post('/tables', wish, { cookie, origin: 'https://elsewhere.example' });
    expect([foreign.status, ((await foreign.json()) as { code: string }).code]).toEqual([403, 'foreign-origin']);
    expect((await post('/tables', wish, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const own = await post('/tables', wish, { cookie, origin: server.url });
    expect(own.status).toBe(200);
    const { table } = (await own.json()) as { table: { id: string } };
    const socket = (origin: string) =>
      new Promise<string>((resolve) => {
        const ws = new WebSocket(url(`/tables/${table.id}/ws`).replace('http', 'ws'), { headers: { origin, cookie } });
        ws.on('unexpected-response', (_, response) => resolve(String(response.statusCode)));
        ws.on('open', () => ws.send('{"type":"hello"}'));
        ws.on('message', (data) => resolve(String(data)));
        // A refusal is an error here too: its answer was heard above.
        ws.on('error', () => {});
      });
    expect(await socket('https://elsewhere.example')).toBe('403');
    expect(JSON.parse(await socket(server.url))).toMatchObject({ type: 'table', table: { you: [0] } });
  });

  it('nonsense in place of HTTP is answered or dropped', async () => {
    for (const bytes of [
      '\u0016\u0003\u0001',
      'GET / HTTP/9.9\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(40_000)}\r\n\r\n`,
      '\r\n\r\n\u0000',
    ]) {
      const socket = await raw();
      // What is no HTTP may be cut off: the answer says what counts.
      socket.on('error', () => {});
      socket.write(bytes);
      const text = await answer(socket);
      expect(text === '' || text.startsWith('HTTP/1.1 4')).toBe(true);
    }
    await stillServes();
  });

  it('whoever asks too often is told to wait', async () => {
    const strict = await testServer({ limits: { ...WIDE, guests: 3, requests: 20, phrases: 2, messages: 30 } });
    const ask = () =>
      fetch(`${strict.url}/api/v1/guests`, { method: 'POST', body: '{"name":"Ana"}', headers: { 'content-type': 'application/json' } });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const many = await Promise.all(Array.from({ length: 30 }, () => fetch(`${strict.url}/api/v1/games`)));
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    await strict.stop();
  });

  it('SQL and markup in names stay what they are: names', async () => {
    const name = `'); drop--<b>`;
    const api = await guest(server.url, name);
    const { table } = await api.newTable(tableFor('one-die-baseball', { public: true }));
    expect(table.seats[0]?.name).toBe(name);
    expect((await api.lobby('gathering')).find(({ id }) => id === table.id)?.seats[0]?.name).toBe(name);
    const response = await fetch(url('/tables'));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await stillServes();
  });
});
