import { Api } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_FROM } from '../src/tables/listing.ts';
import { clientOf, eventually, guest, tableFor, testServer, until } from './harness.ts';
import { startNodes } from './nodes/several.ts';
import { startOwnPostgres } from './services/postgres.ts';
import { startOwnRedis } from './services/redis.ts';

const postgres = await startOwnPostgres();
const redis = await startOwnRedis();
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

const FLOOD = process.env.SOAK ? 2000 : 60;
const listed = async (api: Api) => (await api.lobby('gathering')).map(({ id }) => id);

describe('the lobby', () => {
  it('shows tables at which somebody waits, and lets one address fill a few lines', async () => {
    const server = await testServer({ trustProxy: 1 });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    // One address makes tables without end.
    const make = async (address: string) => {
      const headers = { ...from(address), 'content-type': 'application/json' };
      const body = async (path: string, content: object, more = {}) =>
        (
          await fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(content) })
        ).json();
      const { token } = (await body('/guests', { name: 'Ana' })) as { token: string };
      const wish = tableFor('one-die-baseball', { public: true });
      const { table } = (await body('/tables', wish, { authorization: `Bearer ${token}` })) as { table: { id: string } };
      return { id: table.id, api: new Api({ base: server.url, token }) };
    };
    const host = await make('198.51.100.1');
    // A person who only made a table is not listed for long. This one comes, and waits.
    const client = clientOf(host.api, host.id);
    await until(client, ({ connection }) => connection === 'live');
    const flood: string[] = [];
    for (let i = 0; i < FLOOD; i++) flood.push((await make('203.0.113.9')).id);
    const seen = await listed(host.api);
    // People at a table come before those who have only made one.
    expect(seen[0]).toBe(host.id);
    expect(seen.filter((id) => flood.includes(id))).toHaveLength(MOST_FROM);
    client.close();
    await server.stop();
  });

  it('is left by a table whose people went away', async () => {
    const server = await testServer();
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball', { public: true }));
    const client = clientOf(ana, table.id);
    await until(client, ({ connection }) => connection === 'live');
    expect(await listed(ana)).toEqual([table.id]);
    client.close();
    // The table stays listed while its people are on their way, and no longer.
    await eventually(async () => expect(await listed(ana)).toEqual([]));
    const back = clientOf(ana, table.id);
    await eventually(async () => expect(await listed(ana)).toEqual([table.id]));
    back.close();
    await server.stop();
  });

  it.skipIf(!postgres || !redis)('is the same at every node, those with people first', async () => {
    const nodes = await startNodes(2, (await postgres?.newDatabase()) ?? '', redis?.url ?? null);
    const [one, two] = nodes.map(({ url }) => url) as [string, string];
    const ana = await guest(one, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball', { public: true }));
    const client = clientOf(ana, table.id);
    await until(client, ({ connection }) => connection === 'live');
    await eventually(async () => expect(await listed(new Api({ base: two }))).toEqual([table.id]));
    // Tables that were made later, and to which nobody has come, follow those with people at them.
    const empty: string[] = [];
    for (let i = 0; i < 3; i++) empty.push((await ana.newTable(tableFor('one-die-baseball', { public: true }))).table.id);
    for (const base of [one, two]) {
      const seen = await eventually(async () => {
        const all = await listed(new Api({ base }));
        expect([...all].sort()).toEqual([table.id, ...empty].sort());
        return all;
      });
      expect(seen[0]).toBe(table.id);
    }
    client.close();
    await Promise.all(nodes.map((node) => node.close()));
  });
});
