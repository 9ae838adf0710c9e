import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './app.ts';
import { openApp } from './app-under-test.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { LOCALES, SCREENS, THEMES } from './contact-sheet.ts';
import { emptyShare, MOST_EMPTY } from './empty.ts';
import { belowFold, cutOff } from './look.ts';
import { BOARDS, PAGES } from './pages.ts';
import { shifts, watchOn, watchShifts } from './shifts.ts';
import { DESKTOP, inTheme, PHONE, resize } from './table.ts';

const FOLDER = join(ROOT, 'build-output/screenshots');

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
});
const { app, newVisitor } = openApp();

/** Every screen that people hold, a small phone, and a desktop enlarged to 200 %. */
const SIZES = [...SCREENS, { width: 320, height: 568 }, { width: DESKTOP.width / 2, height: DESKTOP.height / 2 }] as const;

const SOAK = process.env.SOAK === '1';
/** The size that a page is opened in. */
const FIRST = SOAK ? [PHONE, DESKTOP] : [PHONE];
/** The languages of a page: every other one is looked at in the second language; in the soak all of them in both. */
const localesOf = (index: number) => LOCALES.filter((_, i) => SOAK || i === index % LOCALES.length);
const LOOKED_AT = [...PAGES, ...BOARDS].flatMap((each, index) => localesOf(index).map((locale) => ({ ...each, locale })));
/**
 * Pages to read, in one column of comfortable width, and forms: paper stands beside the words on a wide screen. Every
 * other one has something on at least half of the window.
 */
const READ = new Set([
  ...['rules', 'glossary', 'privacy', 'host', 'check', 'check-report', 'print', 'lost', 'matches'],
  ...['match-of-the-day', 'match-of-the-day-compared', 'journey', 'journey-with-ratings'],
]);

/** Every page and board is opened once, and its window takes every size. The pictures are kept, to be looked at. */
describe.each(FIRST)('from $width by $height', (viewport) => {
  it.each(LOOKED_AT)('$name, $locale: nothing jumps, is inaccessible, cut off, empty, too wide or below the fold', async (looked) => {
    const { name, go, locale } = looked;
    const { page } = await newVisitor({ viewport, locale });
    const picture = (of: string) => page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}x${viewport.height}-${of}.png`) });
    await watchShifts(page);
    await go(page, app);
    await watchOn(page);
    expect(await shifts(page)).toBeLessThan(0.1);
    await expectAccessible(page);
    await picture('light');
    await inTheme(page, 'dark');
    await expectContrast(page);
    await picture('dark');
    const board = BOARDS.some((place) => place.name === name) && name !== 'menu';
    for (const theme of SOAK ? THEMES : ['dark' as const]) {
      await inTheme(page, theme);
      for (const size of SIZES) {
        await resize(page, size);
        const at = `${name} at ${size.width} × ${size.height}, ${theme}`;
        expect.soft(await cutOff(page), at).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), at).toBe(0);
        if (board) expect.soft(await belowFold(page), at).toEqual([]);
        if (!READ.has(name)) expect.soft(await emptyShare(page), at).toBeLessThanOrEqual(MOST_EMPTY);
      }
    }
  });
});
