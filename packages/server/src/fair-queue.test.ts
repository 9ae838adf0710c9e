import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const order: string[] = [];
const work = (name: string) => async () => {
  order.push(name);
};

it('lets askers take turns, however much one of them ordered, and refuses that one alone', async () => {
  const queue = new FairQueue(1, 55);
  const flood = Array.from({ length: 60 }, (_, i) => queue.take('flood', work(`flood ${i}`)));
  const others = ['ana', 'bo'].map((name) => queue.take(name, work(name)));
  expect(flood.filter((taken) => taken === null)).toHaveLength(4);
  expect(others).not.toContain(null);
  await Promise.all([...flood, ...others]);
  expect(order.slice(0, 4)).toEqual(['flood 0', 'flood 1', 'ana', 'bo']);
  expect(order).toHaveLength(58);
});

it('goes on after work that fails', async () => {
  const queue = new FairQueue(1, 5);
  const failed = queue.take('ana', () => Promise.reject(new Error('no')));
  const done = queue.take('bo', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await done).toBe('yes');
});
