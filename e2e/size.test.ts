import { gzipSync } from 'node:zlib';
import { GAMES } from '@pocket-stadium/rules';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, serveApp } from './app.ts';
import { launch } from './browser.ts';
import { sitDown, visit } from './table.ts';

const MOST = 100_000;

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

describe('script before the first move', () => {
  it.each([...GAMES.keys()])('is at most 100 kB compressed in %s', async (game) => {
    // What the service worker fetches for later, in the background, is not waited for.
    const { page, context } = await visit(browser, app, { serviceWorkers: 'block' });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(app.url);
    await sitDown(page, app, game);
    await page.waitForLoadState('networkidle');
    let total = 0;
    for (const url of scripts) total += gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length;
    console.log(`${game}: ${(total / 1000).toFixed(1)} kB in ${scripts.size} scripts`);
    expect(scripts.size).toBeGreaterThan(2);
    expect(total).toBeLessThanOrEqual(MOST);
    await context.close();
  });
});
