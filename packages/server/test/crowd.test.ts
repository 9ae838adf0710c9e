import { Api, newKey } from '@pocket-stadium/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { clientOf, eventually, guest, pair, playing, type TestServer, tableFor, testServer, until } from './harness.ts';

const LARGE = process.env.SOAK !== undefined;
const WATCHERS = LARGE ? 500 : 20;
const FROM = LARGE ? 500 : 12;

/** A spectator. Resolves with the first message, or with the reason why they were sent away. */
function watcher(server: TestServer, table: string): Promise<{ readonly said: string; close(): void }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${table}/ws`);
    socket.on('open', () => socket.send('{"type":"hello"}'));
    socket.on('message', (data) => {
      const { type, why } = JSON.parse(String(data)) as { type: string; why?: string };
      resolve({ said: why ?? type, close: () => socket.terminate() });
    });
    socket.on('error', reject);
  });
}

describe('a table that many watch', () => {
  it(`lets its seats in whoever crowds it, and ${FROM} watchers from one address`, async () => {
    const server = await testServer({ limits: { watchers: WATCHERS, watchersFrom: FROM } });
    const { table, ana, first, second } = await pair(server.url, 'one-die-baseball');
    await Promise.all([until(first, playing), until(second, playing)]);
    second.close();
    const crowd = await Promise.all(Array.from({ length: WATCHERS + 10 }, () => watcher(server, table.id)));
    expect(crowd.filter(({ said }) => said === 'table')).toHaveLength(FROM);
    expect(crowd.filter(({ said }) => said === 'full-house')).toHaveLength(WATCHERS + 10 - FROM);
    const stream = await fetch(`${server.url}/api/v1/tables/${table.id}/feed`);
    expect([stream.status, (await stream.json()) as { code: string }]).toMatchObject([429, { code: 'full-house' }]);
    // Another device of a seat gets in all the same, over WebSocket and as a stream.
    const back = clientOf(ana, table.id);
    await until(back, playing);
    const own = await fetch(`${server.url}/api/v1/tables/${table.id}/feed`, { headers: ana.headers() });
    expect(own.status).toBe(200);
    await own.body?.cancel();
    for (const { close } of crowd) close();
    for (const client of [first, back]) client.close();
    await server.stop();
  });

  it('bounds what one address watches at all tables together', async () => {
    const server = await testServer({ limits: { watching: 3 } });
    const ana = await guest(server.url, 'Ana');
    const tables = await Promise.all(Array.from({ length: 4 }, () => ana.newTable(tableFor('one-die-baseball'))));
    const crowd = [];
    for (const { table } of tables) crowd.push(await watcher(server, table.id));
    expect(crowd.map(({ said }) => said)).toEqual(['table', 'table', 'table', 'full-house']);
    crowd[0]?.close();
    await eventually(async () => {
      const { said, close } = await watcher(server, tables[3]?.table.id ?? '');
      close();
      expect(said).toBe('table');
    });
    for (const { close } of crowd) close();
    await server.stop();
  });

  it('does not take a seat for absent whom the server turns away', async () => {
    const server = await testServer({ absentAfter: 0.3, limits: { requests: 40 } });
    const { table, ana, bo, first, second } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    second.close();
    // Other visitors at that address use its requests up. Bo comes back all the time, and is turned away.
    const knock = async () => {
      const { status, body } = await fetch(`${server.url}/api/v1/tables/${table.id}/feed`, { headers: bo.headers() });
      await body?.cancel();
      return status;
    };
    while ((await knock()) !== 429);
    let refused = 0;
    // The wait is three times as long as a seat may be away: it must not count.
    const began = performance.now();
    while (performance.now() - began < 1000) {
      if ((await knock()) === 429) refused++;
      const answer = await first.do({ do: 'claim', seat: 0, absent: 1 });
      expect(answer.problem?.code).toBe('not-absent');
    }
    expect(refused).toBeGreaterThan(0);
    // A person who does not even come is away.
    await eventually(async () => expect(await first.do({ do: 'claim', seat: 0, absent: 1 })).toMatchObject({ ok: true }));
    expect((await ana.table(table.id).catch(() => null))?.status ?? 'over').toBe('over');
    first.close();
    await server.stop();
  });
});

describe('messages over WebSocket', () => {
  /** Opens a socket, says hello where somebody is named, and sends pings until it is sent away. */
  async function flood(server: TestServer, table: string, api: Api | null, hello = true): Promise<number> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${table}/ws`);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    if (hello) {
      const heard = new Promise((resolve) => socket.once('message', resolve));
      socket.send(JSON.stringify({ type: 'hello', token: api?.options.token }));
      await Promise.race([heard, closed]);
    }
    for (let i = 0; i < 3 * MESSAGES; i++) socket.ping();
    return closed;
  }
  const MESSAGES = 40;

  it('of spectators and strangers leave those of a seat at the same address alone', async () => {
    const server = await testServer({ limits: { messages: MESSAGES } });
    const { table, bo, first, second } = await pair(server.url, 'one-die-baseball', { options: { first: 1 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    second.close();
    expect(await flood(server, table.id, null, false)).toBe(4429);
    // The address has nothing left: who comes to watch gets in, and no further message of theirs is taken.
    expect(await flood(server, table.id, null)).toBe(4429);
    const back = clientOf(bo, table.id);
    await until(back, playing);
    expect(await back.do({ do: 'roll', seat: 1 })).toMatchObject({ ok: true });
    for (let i = 0; i < MESSAGES / 2; i++) expect(await flood(server, table.id, null)).toBe(4429);
    expect(back.state.connection).toBe('live');
    expect(await back.do({ do: 'resign', seat: 1 })).toMatchObject({ ok: true });
    for (const client of [first, back]) client.close();
    await server.stop();
  });

  it('are counted for a seat too: one that sends too many is sent away, and is not absent while it comes back', async () => {
    const server = await testServer({ absentAfter: 0.8, limits: { messages: MESSAGES } });
    const { table, bo, first, second } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    second.close();
    const began = performance.now();
    // The wait is twice as long as a seat may be away. Messages of the opponent are few, theirs is another seat.
    while (performance.now() - began < 2000) expect(await flood(server, table.id, bo)).toBe(4429);
    expect((await first.do({ do: 'claim', seat: 0, absent: 1 })).problem?.code).toBe('not-absent');
    await eventually(async () => expect(await first.do({ do: 'claim', seat: 0, absent: 1 })).toMatchObject({ ok: true }));
    first.close();
    await server.stop();
  });

  it('do not count where the socket itself is turned away: its seat is not absent', async () => {
    const server = await testServer({ absentAfter: 0.8, limits: { requests: 40 } });
    const { table, bo, first, second } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    second.close();
    const knock = () =>
      new Promise<number>((resolve) => {
        const url = `${server.url.replace('http', 'ws')}/api/v1/tables/${table.id}/ws`;
        const socket = new WebSocket(url, { headers: bo.headers() });
        socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
        socket.on('error', () => {});
        socket.on('open', () => {
          socket.terminate();
          resolve(101);
        });
      });
    while ((await knock()) !== 429);
    let refused = 0;
    const began = performance.now();
    while (performance.now() - began < 2000) {
      if ((await knock()) === 429) refused++;
      expect((await first.do({ do: 'claim', seat: 0, absent: 1 })).problem?.code).toBe('not-absent');
    }
    expect(refused).toBeGreaterThan(0);
    first.close();
    await server.stop();
  });
});

describe('an invited seat', () => {
  it('belongs to the guest who sits down: its link changes hands', async () => {
    const server = await testServer();
    const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => guest(server.url, name)));
    if (!ana || !bo || !eve) throw new Error('three guests');
    const made = await ana.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'invited', name: 'Grand-père' }] }));
    const { id } = made.table;
    const invitation = made.secrets.find(({ seat }) => seat === 1)?.secret ?? '';
    const seated = await bo.sit(id, { secret: invitation });
    expect(seated).toMatchObject({ seat: 1, table: { you: [1] } });
    expect(seated.secret).not.toBe(invitation);
    // A request that is asked twice is done once, with the same answer.
    expect(await bo.sit(id, { secret: invitation })).toMatchObject({ seat: 1, secret: seated.secret });

    // The person who made the table kept the invitation. It opens nothing: neither to act, nor to look, nor to renew.
    const host = new Api({ ...ana.options, secrets: [invitation] });
    expect((await host.table(id)).you).toEqual([0]);
    const notYours = { problem: { code: 'not-your-seat' } };
    await expect(host.seatSecret(id, 1)).rejects.toMatchObject(notYours);
    await expect(host.renewSecret(id, 1)).rejects.toMatchObject(notYours);
    await expect(host.do(id, { do: 'leave', key: newKey(), seat: 1 })).rejects.toMatchObject(notYours);
    for (const late of [ana, eve]) {
      await expect(late.sit(id, { secret: invitation })).rejects.toMatchObject({ status: 409, problem: { code: 'invitation-used' } });
    }

    // The guest's own link opens the seat on another device.
    const device = new Api({ base: server.url, secrets: [(await bo.seatSecret(id, 1)).secret] });
    expect((await device.table(id)).you).toEqual([1]);
    await server.stop();
  });
});
