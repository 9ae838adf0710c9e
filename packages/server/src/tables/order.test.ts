import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/harness.ts';
import { DEFAULTS } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../store/database.ts';
import { Order, readOrder } from './order.ts';

const folder = temporaryFolder();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(folder.path);
});
afterAll(async () => {
  await database.close();
  folder.remove();
});

const stored = async () =>
  (await database.db.selectFrom('meta').select('value').where('name', '=', 'refused').executeTakeFirstOrThrow()).value;

describe('an address that is refused', () => {
  it('is let in again after its time, whatever the clock on the wall does, and is then stored no longer', async () => {
    const clock = { now: 1_000_000, steady: 0 };
    const order = new Order(database.db, { now: () => clock.now, steady: () => clock.steady }, DEFAULTS.limits);
    const [near, far] = ['192.168.1.7', '203.0.113.9'];
    await order.refuse(near, 60);
    await order.refuse(far, 1);
    // The wall clock jumps a day ahead: the node that runs is not confused.
    clock.now += 86_400_000;
    await order.reread();
    expect(order.refused).toEqual([near, far]);
    clock.now -= 86_400_000;
    clock.now += 61_000;
    clock.steady += 61_000;
    expect(order.refuses(far)).toBe(false);
    await order.forgetLapsed();
    expect(await stored()).not.toContain(far);
    // A node that starts now knows for how much longer the other one is refused.
    const later = { steady: 5 };
    const started = new Order(database.db, { now: () => clock.now, steady: () => later.steady }, DEFAULTS.limits);
    await started.reread();
    later.steady += 58 * 60_000;
    expect(started.refuses(near)).toBe(true);
    later.steady += 60_000;
    expect(started.refuses(near)).toBe(false);
  });
});

it('an order of an older release has what came later as usual; what is none is refused', () => {
  expect(readOrder('{"making":"host","word":null}')).toMatchObject({ making: 'host', names: 'free', limits: {} });
  for (const text of ['', '7', '{"making":"nobody"}', '{"limits":{"tables":0}}', '{"door":"shut"}']) expect(readOrder(text)).toBeNull();
});
