import { verifyRecord } from '@pocket-stadium/dice';
import { checkRecord, type Entry, makeEntryText } from '@pocket-stadium/kernel';
import { type Answer, Api, type TableClient } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Wire } from '../../src/nodes/wire.ts';
import { clientOf, entries, eventually, guest, over, playByItself, recordText, tableFor, until } from '../harness.ts';
import { Network } from '../services/network.ts';
import { startOwnPostgres } from '../services/postgres.ts';
import { startOwnRedis } from '../services/redis.ts';
import { startNodes } from './several.ts';

const postgres = await startOwnPostgres();
const redis = await startOwnRedis();
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

const ROUNDS = process.env.SOAK ? 20 : 1;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(!postgres || !redis)('a network between nodes, PostgreSQL and Redis', () => {
  it('that holds back, drops, delays and cuts loses nothing that was acknowledged, and doubles nothing', async () => {
    const database = (await postgres?.newDatabase()) ?? '';
    // Each node has a network of its own to each service.
    const store = [await Network.before(database), await Network.before(database)];
    const wire = [await Network.before(redis?.url ?? ''), await Network.before(redis?.url ?? '')];
    const nodes = await Promise.all([0, 1].map(async (i) => (await startNodes(1, store[i]?.url ?? '', wire[i]?.url ?? ''))[0]));
    const base = nodes.map((node) => node?.url ?? '');
    const acknowledged = new Map<string, string>();
    const watch = (client: TableClient) => {
      const ask = client.do.bind(client);
      client.do = async (wish) => {
        const answer: Answer = await ask(wish);
        if (answer.ok && answer.n !== null && answer.entry)
          acknowledged.set(`${client.state.table?.match} ${answer.n}`, makeEntryText(answer.entry as Entry));
        return answer;
      };
    };

    const FAULTS: readonly ((network: Network) => Promise<void>)[] = [
      async (network) => network.cut(),
      async (network) => {
        network.hold();
        await pause(700);
        network.release();
      },
      async (network) => {
        network.hold();
        await pause(700);
        network.drop();
      },
      async (network) => {
        network.slow(30);
        await pause(700);
        network.slow(0);
      },
    ];
    let troubles = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const [ana, bo] = [await guest(base[0] ?? '', 'Ana'), await guest(base[1] ?? '', 'Bo')];
      const { table } = await ana.newTable(tableFor('two-dice-baseball', { options: { innings: 6 } }));
      await bo.sit(table.id);
      const clients = [ana, bo].map((api, i) => clientOf(new Api({ ...api.options, base: base[i] ?? '' }), table.id));
      for (const client of clients) {
        watch(client);
        playByItself(client);
      }
      for (const fault of FAULTS) {
        for (const network of [...store, ...wire]) {
          const [first] = clients as [TableClient];
          const before = entries(first.state);
          await fault(network);
          troubles++;
          // The match goes on before the next trouble comes.
          await until(first, (state) => entries(state) > before || over(state));
        }
      }
      const ends = await Promise.all(clients.map((client) => until(client, over)));
      for (const client of clients) client.close();
      expect(recordText(ends[0] as (typeof ends)[0])).toBe(recordText(ends[1] as (typeof ends)[0]));
      const record = checkRecord(await ana.record(table.match));
      if (!record.ok) throw new Error(record.problem.message.en);
      expect(verifyRecord(record.value).problems).toEqual([]);
      const stored = new Map(record.value.entries.map((entry, i) => [`${table.match} ${i + 1}`, makeEntryText(entry)]));
      const mine = [...acknowledged].filter(([place]) => place.startsWith(table.match));
      expect(mine.length).toBeGreaterThan(10);
      expect(mine.filter(([place, text]) => stored.get(place) !== text)).toEqual([]);
    }
    expect(troubles).toBe(16 * ROUNDS);
    await Promise.all(nodes.map((node) => node?.close()));
    await Promise.all([...store, ...wire].map((network) => network.close()));
  });

  it('that never leads to Redis is said at the start, and play goes on', async () => {
    const database = (await postgres?.newDatabase()) ?? '';
    const nowhere = await Network.before('redis://127.0.0.1:1');
    const [node] = await startNodes(1, database, nowhere.url);
    const ana = await guest(node?.url ?? '', 'Ana');
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const { table } = await ana.newTable(tableFor('one-die-baseball', { seats, options: { innings: 1 } }));
    const client = clientOf(ana, table.id);
    playByItself(client);
    await until(client, over);
    expect(await (await fetch(`${node?.url}/metrics`)).text()).toContain('\nstadium_redis_up 0\n');
    const lines: string[] = [];
    const say = (_: object, message: string) => void lines.push(message);
    const wire = new Wire(nowhere.url, 'test', 'node', { info: say, warn: say, error: say });
    await eventually(async () => {
      expect(lines).toContain('REDIS_URL is set, but nothing has answered there since the start');
      expect(lines.filter((line) => line.startsWith('Redis does not answer'))).toHaveLength(1);
    });
    wire.close();
    client.close();
    await node?.close();
    await nowhere.close();
  });
});
