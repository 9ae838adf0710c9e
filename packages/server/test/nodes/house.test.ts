import { Api } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { clientOf, eventually, guest, tableFor, until } from '../harness.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { at, startNodes } from './several.ts';

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const TOKEN = 'correct-horse';
const FAR = '203.0.113.9';

describe.skipIf(!postgres || !redis)('what the host does at one node', () => {
  afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

  it.each(['with Redis', 'without'])(
    'holds at the others, %s: who is refused is sent away there, limits and the order count',
    async (how) => {
      const url = how === 'without' ? null : (redis?.url ?? '');
      const database = (await postgres?.newDatabase()) ?? '';
      const nodes = await startNodes(2, database, url, { trustProxy: 1, hostToken: TOKEN });
      const [one, other] = nodes;
      const ana = await guest(one?.url ?? '', 'Ana');
      const { table } = await ana.newTable(tableFor('one-die-baseball'));
      const feed = await fetch(`${other?.url}/api/v1/tables/${table.id}/feed`, { headers: { 'x-forwarded-for': FAR } });
      expect(feed.status).toBe(200);
      const sitting = clientOf(at(other, ana), table.id);
      await until(sitting, ({ connection }) => connection === 'live');
      const keeper = new Api({ base: one?.url ?? '', hostToken: TOKEN });
      // A third node has nobody at all: it knows from the store and from the others who is where.
      const [third] = await startNodes(1, database, url, { hostToken: TOKEN });
      nodes.push(third as RunningServer);
      await eventually(async () => {
        const { tables } = await at(third, keeper).host();
        const seen = tables.find(({ id }) => id === table.id);
        const known = url !== null;
        expect(seen).toMatchObject({ elsewhere: true, watchers: Number(known), seats: [{ name: 'Ana', here: known, address: null }, {}] });
      });
      await keeper.keepOrder({ do: 'refuse', address: FAR, minutes: 5 });
      expect(await feed.text()).toContain('"why":"refused-address"');
      expect((await fetch(`${other?.url}/api/v1/games`, { headers: { 'x-forwarded-for': FAR } })).status).toBe(403);
      await keeper.keepOrder({ do: 'order', names: 'drawn', limits: { watchers: 3 } });
      await eventually(async () =>
        expect(await at(other, keeper).host()).toMatchObject({ order: { names: 'drawn' }, limits: { watchers: 3 }, refused: [FAR] }),
      );
      sitting.close();
      await Promise.all(nodes.map((node) => node.close()));
    },
  );
});
