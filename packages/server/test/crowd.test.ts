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
