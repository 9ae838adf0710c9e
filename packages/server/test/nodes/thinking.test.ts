import { Api } from '@pocket-stadium/protocol';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, eventually, guest, over, playByItself, recordText, tableWithBot, until } from '../harness.ts';
import { bundleServer, type ServerProcess, startProcess } from '../processes.ts';
import { startPostgres } from '../services/postgres.ts';
import { startOwnRedis } from '../services/redis.ts';

const postgres = await startPostgres();
const redis = await startOwnRedis();
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

describe.skipIf(!postgres || !redis)('nodes as they are built', () => {
  let nodes: ServerProcess[];
  beforeAll(async () => {
    const databaseUrl = (await postgres?.newDatabase()) ?? '';
    const bundle = await bundleServer('nodes-test');
    const config = { port: 0, databaseUrl, redisUrl: redis?.url ?? '' };
    nodes = await Promise.all([startProcess(bundle, config), startProcess(bundle, config)]);
    // A thinking process of each node has a line with the name of the queue alone; nodes that wait for answers add to it.
    await eventually(async () => {
      const lines = String(await ask((client) => client.client('LIST')));
      expect(lines.match(new RegExp(`:${btoa('think')} `, 'g'))).toHaveLength(nodes.length);
    });
  });
  afterAll(() => Promise.all(nodes.map((node) => node.kill('SIGTERM'))));

  const url = (node: number) => `http://127.0.0.1:${nodes[node]?.port}`;

  async function ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(redis?.url ?? '');
    const answer = await question(client);
    client.disconnect();
    return answer;
  }

  /** Whether a thinking process answered this question. */
  const answered = (id: string): Promise<boolean> =>
    ask(async (client) => {
      const jobs = await client.keys(`stadium-*:think:${id}`);
      const answers = await Promise.all(jobs.map((job) => client.hget(job, 'returnvalue')));
      return answers.some((answer) => answer !== null);
    });

  /** A match with a bot to its end, seen through both nodes. */
  async function played(): Promise<{ readonly match: string; readonly records: readonly string[] }> {
    const ana = await guest(url(0), 'Ana');
    const { table } = await ana.newTable(tableWithBot());
    const clients = [0, 1].map((node) => clientOf(new Api({ ...ana.options, base: url(node) }), table.id));
    for (const client of clients) playByItself(client);
    const ends = await Promise.all(clients.map((client) => until(client, over)));
    for (const client of clients) client.close();
    return { match: table.match, records: ends.map(recordText) };
  }

  it('play for a bot once, thought of in a process of its own', async () => {
    const { match, records } = await played();
    expect(records[0]).toBe(records[1]);
    expect(await answered(`${match}-*`)).toBe(true);
  });

  it('review a match there too', async () => {
    // Where a review takes too long the node makes it itself. The next one is reviewed sooner.
    await eventually(async () => {
      const { match } = await played();
      const review = await fetch(`${url(1)}/api/v1/matches/${match}/review`);
      expect(review.status).toBe(200);
      expect(await review.json()).toMatchObject({ totals: expect.any(Array) });
      expect(await answered(`review-${match}`)).toBe(true);
    });
  });

  it('let bots think in threads when the queue is gone', async () => {
    const ana = await guest(url(0), 'Ana');
    const { table } = await ana.newTable(tableWithBot());
    await redis?.halt();
    const client = clientOf(ana, table.id);
    playByItself(client);
    await until(client, over);
    client.close();
    await redis?.resume();
  });
});
