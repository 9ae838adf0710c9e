import type { Page } from 'playwright-core';

/** Measures layout shifts as browsers do: the worst burst, of 5 s at most with pauses under 1 s. */
export async function watchShifts(page: Page): Promise<void> {
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

/**
 * Waits to see that nothing happens: fonts, pictures and late parts that would still push something have arrived by then.
 * It proves nothing on a slow machine but can only overlook a jump there, never see one that is none.
 */
export async function watchOn(page: Page, ms = 400): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(ms);
}

/** The worst burst so far: the page's CLS. */
export const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { cls: number }).cls);
