import { gzipSync } from 'node:zlib';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { sitDown } from './table.ts';

const MOST = 100_000;

const { app, newVisitor } = openApp();

describe('script before the first move', () => {
  it.each([...GAMES.keys()])('is at most 100 kB compressed in %s', async (game) => {
    const { page } = await newVisitor();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(app.url);
    await page.waitForLoadState('networkidle');
    await sitDown(page, app, game);
    await page.waitForLoadState('networkidle');
    let total = 0;
    for (const url of scripts) total += gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length;
    console.log(`${game}: ${(total / 1000).toFixed(1)} kB in ${scripts.size} scripts`);
    expect(scripts.size).toBeGreaterThan(2);
    expect(total).toBeLessThanOrEqual(MOST);
  });
});
