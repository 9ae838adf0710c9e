import { expect, it } from 'vitest';
import { Pacing } from './pacing.ts';

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

it('begins some requests at a time, all of them, in the order in which they came', async () => {
  const pacing = new Pacing();
  const begun: number[] = [];
  for (let i = 0; i < 200; i++) pacing.take(() => begun.push(i));
  const atOnce = begun.length;
  expect(atOnce).toBeLessThan(200);
  await turnOfTheLoop();
  expect(begun.length).toBe(2 * atOnce);
  pacing.take(() => begun.push(200));
  expect(begun.length).toBe(2 * atOnce);
  while (begun.length < 201) await turnOfTheLoop();
  expect(begun).toEqual(Array.from({ length: 201 }, (_, i) => i));
});

it('lets a request begin at once when nobody waits', async () => {
  const pacing = new Pacing();
  let begun = 0;
  for (let i = 0; i < 5; i++) {
    pacing.take(() => begun++);
    expect(begun).toBe(i + 1);
    await turnOfTheLoop();
  }
});
