// Makes the pictures of the README from the running app: `npm run pictures`, after `npm run build`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT, serveApp } from './app.ts';
import { launch } from './browser.ts';
import { BOARDS, PAGES } from './places.ts';
import { DESKTOP, visit } from './table.ts';

const FOLDER = join(ROOT, 'docs/pictures');
/** The place and the file its picture goes to. */
const PICTURES = { home: 'shelf.png', 'dice-and-run-pitch': 'match.png' };

/** Pictures are there, and whatever moves has arrived. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(moving.map(({ finished }) => finished));
  });
}

mkdirSync(FOLDER, { recursive: true });
const app = await serveApp();
const browser = await launch();
try {
  for (const { name, go } of [...PAGES, ...BOARDS]) {
    const file = PICTURES[name as keyof typeof PICTURES];
    if (!file) continue;
    const { page, context } = await visit(browser, app, { viewport: DESKTOP, locale: 'en-GB', colorScheme: 'light' });
    await go(page, app);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await atRest(page);
    await page.screenshot({ path: join(FOLDER, file) });
    await context.close();
    console.log(join('docs/pictures', file));
  }
} finally {
  await browser.close();
  await app.close();
}
