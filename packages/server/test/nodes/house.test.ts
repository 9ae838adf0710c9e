import { Api } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually, guest, tableFor } from '../harness.ts';
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
      const nodes = await startNodes(2, (await postgres?.newDatabase()) ?? '', url, { trustProxy: 1, hostToken: TOKEN });
      const [one, other] = nodes;
      const ana = await guest(one?.url ?? '', 'Ana');
      const { table } = await ana.newTable(tableFor('one-die-baseball'));
      const feed = await fetch(`${other?.url}/api/v1/tables/${table.id}/feed`, { headers: { 'x-forwarded-for': FAR } });
      expect(feed.status).toBe(200);
      const keeper = new Api({ base: one?.url ?? '', hostToken: TOKEN });
      await keeper.keepOrder({ do: 'refuse', address: FAR, minutes: 5 });
      expect(await feed.text()).toContain('"why":"refused-address"');
      expect((await fetch(`${other?.url}/api/v1/games`, { headers: { 'x-forwarded-for': FAR } })).status).toBe(403);
      await keeper.keepOrder({ do: 'order', names: 'drawn', limits: { watchers: 3 } });
      await eventually(async () =>
        expect(await at(other, keeper).host()).toMatchObject({ order: { names: 'drawn' }, limits: { watchers: 3 }, refused: [FAR] }),
      );
      await Promise.all(nodes.map((node) => node.close()));
    },
  );
});
