import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { shifts, watchOn, watchShifts } from './shifts.ts';
import { decision, kept, settle, sitDown } from './table.ts';

const { app, newVisitor } = openApp();

describe('nothing jumps', () => {
  it.each(['two-dice-baseball', 'pocket-rugby', 'play-ball', 'runy-run-run'])('while bots play %s', async (game) => {
    const { page } = await newVisitor();
    await settle(page, app, {});
    await sitDown(page, app, game, { company: 'watch' });
    // A slow machine is late with what a tap opened before: the match alone is looked at.
    await watchShifts(page);
    await page.reload();
    await expect.poll(async () => (await kept(page)).entries.length).toBeGreaterThan(6);
    await watchOn(page);
    expect(await shifts(page)).toBeLessThan(0.1);
  });
});

describe('dice', () => {
  /** Keeps how long each die tumbles, from its first turn to its rest. */
  const watchTumbles = (page: Page) =>
    page.addInitScript(() => {
      const { animate } = Element.prototype;
      const tumbles: number[] = [];
      Object.assign(globalThis, { tumbles });
      Element.prototype.animate = function (...given) {
        const motion = animate.apply(this, given);
        if (this.matches('.cube')) tumbles.push(Number(motion.effect?.getComputedTiming().endTime));
        return motion;
      };
    });
  const tumbles = (page: Page) => page.evaluate<number[]>('globalThis.tumbles');

  it('come to rest within 0.8 s, and the same face again is a new throw', async () => {
    const { page } = await newVisitor({ reducedMotion: 'no-preference' });
    await settle(page, app, { throws: 'each' });
    await watchTumbles(page);
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 1').waitFor();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 2').waitFor();
    await expect.poll(() => tumbles(page)).toHaveLength(2);
    for (const tumble of await tumbles(page)) {
      expect(tumble).toBeGreaterThan(0);
      expect(tumble).toBeLessThanOrEqual(800);
    }
  });

  it('do not tumble for those who asked for less motion', async () => {
    const { page } = await newVisitor({ reducedMotion: 'reduce' });
    await settle(page, app, { throws: 'each' });
    await watchTumbles(page);
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 1').waitFor();
    expect(await tumbles(page)).toEqual([]);
  });
});
