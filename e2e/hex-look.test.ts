import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Play } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { LOCALES } from './contact-sheet.ts';
import { emptyShare, MOST_EMPTY } from './empty.ts';
import { expectWithin, openLook, SCREENSHOTS } from './hex.ts';
import { LOOKS } from './hex-looks.ts';
import { belowFold, cutOff } from './look.ts';
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
/** A phone held across, a tablet, and a desktop whose page is enlarged to 200 %. */
const MORE_SIZES = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 640, height: 400 },
] as const;
const SMALLEST_TARGET = 24;

/** The whole board, its score and its buttons are in sight, and no word is cut. */
async function fits(page: Page, play: Play): Promise<void> {
  const cells = page.locator('[data-cell]');
  if (!play.over) {
    await expectWithin(page, [cells, page.locator('.score'), decision(page).getByRole('button')]);
    expect((await cells.first().boundingBox())?.height).toBeGreaterThanOrEqual(SMALLEST_TARGET);
  }
  expect([...(await cutOff(page)), ...(play.over ? [] : await belowFold(page))]).toEqual([]);
  expect(await emptyShare(page)).toBeLessThanOrEqual(MOST_EMPTY);
  if (play.game.about.id === 'play-ball') expect(await page.getByText(/^(premier à 3 buts|first to 3 goals)$/i).isVisible()).toBe(true);
}

/** The board at this size: whole, large enough to tap, and its picture. */
async function look(page: Page, play: Play, picture: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await fits(page, play);
  if (width > height) expect((await page.getByRole('grid').boundingBox())?.height).toBeGreaterThan(0.8 * height);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inTheme(page, colorScheme);
    // The smallest screen shows what the phone shows.
    if (width !== 320) await (colorScheme === 'light' ? expectAccessible(page) : expectContrast(page));
    await page.screenshot({ path: join(SCREENSHOTS, `${picture}-${width}x${height}-${colorScheme}.png`) });
  }
}

const SOAK = process.env.SOAK === '1';
/** Every other board is looked at in the second language; in the soak all of them in both. */
const LOOKED_AT = Object.entries(LOOKS).flatMap(([name, make], index) =>
  LOCALES.filter((_, i) => SOAK || i === index % LOCALES.length).map((locale) => ({ name, make, locale })),
);

describe.each(LOOKED_AT)('$name, $locale', ({ name, make, locale }) => {
  it('is whole, readable and accessible in every size and both themes', async () => {
    const made = make();
    const visitor = await newVisitor({ locale });
    const { page } = visitor;
    await openLook(page, app, made);
    for (const viewport of SIZES) {
      await resize(page, viewport);
      await look(page, made.play, name);
    }
    for (const viewport of MORE_SIZES) {
      await resize(page, viewport);
      for (const theme of SOAK ? (['light', 'dark'] as const) : (['dark'] as const)) {
        await inTheme(page, theme);
        await fits(page, made.play);
        await page.screenshot({ path: join(SCREENSHOTS, `${name}-${viewport.width}x${viewport.height}-${theme}.png`) });
      }
    }
    expectCalm(visitor);
  });
});
