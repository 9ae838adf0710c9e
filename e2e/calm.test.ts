import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, serveApp } from './app.ts';
import { launch } from './browser.ts';
import { BOARDS, PAGES } from './places.ts';
import { DESKTOP, decision, PHONE, settle, sitDown, visit } from './table.ts';

let app: App;
let browser: Browser;
beforeAll(async () => {
  app = await serveApp();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Measures layout shifts as browsers do: the worst burst, of 5 s at most with pauses under 1 s. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const result = globalThis as unknown as { cls: number };
    result.cls = 0;
    let burst = { first: 0, last: 0, total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (hadRecentInput) continue;
        const goesOn = startTime - burst.last < 1000 && startTime - burst.first < 5000;
        burst = goesOn ? { ...burst, last: startTime, total: burst.total + value } : { first: startTime, last: startTime, total: value };
        result.cls = Math.max(result.cls, burst.total);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { cls: number }).cls);

describe('nothing jumps', () => {
  it.each([PHONE, DESKTOP])('while pages load, on $width by $height', async (viewport) => {
    const jumping: string[] = [];
    for (const { name, go } of [...PAGES, ...BOARDS]) {
      const { page, context } = await visit(browser, app, { viewport });
      await watchShifts(page);
      await go(page, app);
      await page.waitForTimeout(500);
      const total = await shifts(page);
      if (total >= 0.1) jumping.push(`${name}: ${total.toFixed(3)}`);
      await context.close();
    }
    expect(jumping).toEqual([]);
  });

  it.each(['two-dice-baseball', 'pocket-rugby', 'play-ball', 'runy-run-run'])('while bots play %s', async (game) => {
    const { page, context } = await visit(browser, app);
    await settle(page, app, {});
    await watchShifts(page);
    await sitDown(page, app, game, { company: 'watch' });
    await page.waitForTimeout(12_000);
    expect(await shifts(page)).toBeLessThan(0.1);
    await context.close();
  });
});

describe('dice', () => {
  it('come to rest within 0.8 s, and the same face again is a new throw', async () => {
    const { page, context } = await visit(browser, app, { reducedMotion: 'no-preference' });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .filter((motion) => (motion.effect as KeyframeEffect).target?.matches('.cube'))
          .map((motion) => Number(motion.effect?.getComputedTiming().endTime)),
      ),
    );
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(800);
    await decision(page).getByText('lancer n° 1').waitFor();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 2').waitFor();
    await context.close();
  });

  it('do not tumble for those who asked for less motion', async () => {
    const { page, context } = await visit(browser, app, { reducedMotion: 'reduce' });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await decision(page).getByText('lancer n° 1').waitFor();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((motion) => (motion.effect as KeyframeEffect).target?.matches('.cube')).length,
      ),
    ).toBe(0);
    await context.close();
  });
});
