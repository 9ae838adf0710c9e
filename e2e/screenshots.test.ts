import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, ROOT, serveApp } from './app.ts';
import { launch } from './browser.ts';
import { BOARDS, PAGES } from './places.ts';
import { DESKTOP, PHONE, visit } from './table.ts';

const FOLDER = join(ROOT, 'build-output/screenshots');

let app: App;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  app = await serveApp();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Pictures of every page and board, to be looked at; what can be measured is measured here. */
describe.each([PHONE, DESKTOP])('$width by $height', (viewport) => {
  it.each(['light', 'dark'] as const)('%s', async (colorScheme) => {
    const cut: string[] = [];
    const { page, context } = await visit(browser, app, { viewport, colorScheme });
    for (const { name, go } of [...PAGES, ...BOARDS]) {
      await go(page, app);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(350);
      await page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`) });
      cut.push(...(await cutOff(page)).map((text) => `${name}: ${text}`));
      await page.evaluate(() => localStorage.clear());
    }
    await context.close();
    expect(cut).toEqual([]);
  });
});

/** Buttons and headings whose words do not fit into them. */
function cutOff(page: import('playwright-core').Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1:not(.aside), h2, .stamp, .chip, .prompt, .told')]
      .filter(
        (element) =>
          element.offsetParent !== null &&
          (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 6),
      )
      .filter((element) => getComputedStyle(element).overflow !== 'visible' || element.scrollWidth > element.clientWidth + 2)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`),
  );
}
