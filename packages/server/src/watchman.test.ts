import { expect, it } from 'vitest';
import { testServer } from '../test/harness.ts';
import { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import { openDatabase } from './store/database.ts';
import { Watchman } from './watchman.ts';

it('says that the clock jumped and that Redis never answered, once, and counts it', async () => {
  const server = await testServer();
  await server.close();
  const { db, close } = await openDatabase(server.folder);
  const said: string[] = [];
  const log = { info() {}, warn: (_: object, message: string) => said.push(message), error() {} };
  const metrics = new Metrics();
  let wall = 1e12;
  let steady = 0;
  const nodes = { wire: { up: false } } as unknown as Nodes;
  const watchman = new Watchman({ db, log, metrics, nodes, folder: server.folder, now: () => wall, steady: () => steady });
  for (const passed of [5000, 5000, 3_605_000, 5000]) {
    wall += passed;
    steady += 5000;
    await watchman.look();
  }
  watchman.stop();
  expect(said.filter((line) => line.includes('clock'))).toHaveLength(1);
  expect(said.filter((line) => line.includes('Redis'))).toHaveLength(1);
  const figures = await metrics.text();
  expect(figures).toMatch(/^stadium_clock_jumps_total 1$/m);
  expect(figures).toMatch(/^stadium_disk_free_bytes \d+/m);
  expect(figures).toMatch(/^stadium_stored\{what="bytes"\} [1-9]\d+$/m);
  metrics.close();
  await close();
  await server.stop();
});

it('there is no figure of a Redis where there is none', async () => {
  const server = await testServer();
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('stadium_redis_up');
  await server.stop();
});
