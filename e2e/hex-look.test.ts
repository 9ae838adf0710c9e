import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Play } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { expectWithin, openLook, SCREENSHOTS } from './hex.ts';
import { LOOKS } from './hex-looks.ts';
import { decision, expectCalm, inTheme, resize } from './table.ts';

beforeAll(() => {
  mkdirSync(SCREENSHOTS, { recursive: true });
});
const { app, newVisitor } = openApp();

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
] as const;
const SMALLEST_TARGET = 24;

/** The board at this size: whole, large enough to tap, and its picture. */
async function look(page: Page, play: Play, picture: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const cells = page.locator('[data-cell]');
  if (!play.over) {
    await expectWithin(page, [cells, page.locator('.score'), decision(page).getByRole('button')]);
    expect((await cells.first().boundingBox())?.height).toBeGreaterThanOrEqual(SMALLEST_TARGET);
  }
  if (width > height) expect((await page.getByRole('grid').boundingBox())?.height).toBeGreaterThan(0.8 * height);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inTheme(page, colorScheme);
    // The smallest screen shows what the phone shows.
    if (width !== 320) await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page));
    await page.screenshot({ path: join(SCREENSHOTS, `${picture}-${width}x${height}-${colorScheme}.png`) });
  }
}

describe.each(Object.entries(LOOKS))('%s', (name, make) => {
  it('is whole, readable and accessible in every size and both themes', async () => {
    const made = make();
    const visitor = await newVisitor();
    const { page } = visitor;
    await openLook(page, app, made);
    for (const viewport of SIZES) {
      await resize(page, viewport);
      await look(page, made.play, name);
    }
    expectCalm(visitor);
  });
});
