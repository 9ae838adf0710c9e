import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './app.ts';
import { openApp } from './app-under-test.ts';
import { expectAccessible, expectContrast } from './axe.ts';
import { SCREENS } from './contact-sheet.ts';
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

/** The size that a page is opened in. */
const FIRST = process.env.SOAK ? [PHONE, DESKTOP] : [PHONE];

/** Every page and board is opened once, and its window takes every size. The pictures are kept, to be looked at. */
describe.each(FIRST)('from $width by $height', (viewport) => {
  it.each([...PAGES, ...BOARDS])('$name: nothing jumps, is inaccessible, cut off, too wide or below the fold', async ({ name, go }) => {
    const { page } = await newVisitor({ viewport });
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
    for (const size of SIZES) {
      await resize(page, size);
      const at = `${name} at ${size.width} × ${size.height}`;
      expect.soft(await cutOff(page), at).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), at).toBe(0);
      if (board) expect.soft(await belowFold(page), at).toEqual([]);
    }
  });
});
