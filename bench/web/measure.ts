// Measures the built app and prints JSON: `measure.ts <rounds> <page>…`.
import type { Page } from 'playwright-core';
import { serveApp } from '../../e2e/app.ts';
import { launch } from '../../e2e/browser.ts';
import { measure } from '../../e2e/lighthouse.ts';
import { decision, PHONE, sitDown, visit } from '../../e2e/table.ts';

const [rounds = '5', ...paths] = process.argv.slice(2);
const app = await serveApp();
const browser = await launch();

/** From the tap to the next frame, as the browser itself reports it. */
async function timeTap(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const kept = globalThis as unknown as { slowest: number };
    kept.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.slowest = Math.max(kept.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await tap();
  await page.waitForTimeout(1200);
  return page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
}

/** Slows the processor down as Lighthouse does for its phone. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const TAPS: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'throw a die': async (page) => {
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await slow(page);
    return timeTap(page, () => decision(page).getByRole('button', { name: 'Lancer le dé' }).click());
  },
  'choose in rugby': async (page) => {
    await sitDown(page, app, 'pocket-rugby', { company: 'people', realDice: true });
    const face = (value: number) => decision(page).getByRole('button', { name: String(value), exact: true });
    for (const value of [6, 1, 3, 4]) await face(value).click();
    await slow(page);
    return timeTap(page, () =>
      decision(page)
        .getByRole('button', { name: /^Jouer/ })
        .click(),
    );
  },
};

const pages = [];
for (const path of paths) {
  const runs = [];
  for (let round = 0; round < Number(rounds); round++) {
    const { scores, lcp, cls } = await measure(new URL(path.slice(1), app.url).href, ['performance']);
    runs.push({ performance: scores.performance, lcp, cls });
  }
  pages.push({ page: path, runs });
}
const taps = [];
for (const [tap, time] of Object.entries(TAPS)) {
  const ms = [];
  for (let round = 0; round < Number(rounds); round++) {
    const { page, context } = await visit(browser, app, { viewport: PHONE, reducedMotion: 'no-preference' });
    ms.push(await time(page));
    await context.close();
  }
  taps.push({ tap, ms });
}
await browser.close();
await app.close();
console.log(JSON.stringify({ pages, taps }));
