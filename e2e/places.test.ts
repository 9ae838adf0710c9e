import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './app.ts';
import { expectAccessible } from './axe.ts';
import { cutOff } from './look.ts';
import { BOARDS, PAGES } from './places.ts';
import { shifts, watchOn, watchShifts } from './shifts.ts';
import { openStage } from './stage.ts';
import { DESKTOP, inTheme, PHONE, resize } from './table.ts';

const FOLDER = join(ROOT, 'build-output/screenshots');

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
});
const { app, visit } = openStage();

const SIZES = [
  { viewport: PHONE, narrow: { width: 320, height: 568 } },
  // A desktop at 200 %.
  { viewport: DESKTOP, narrow: { width: DESKTOP.width / 2, height: DESKTOP.height / 2 } },
];

/** One visit to every page and board; its pictures are kept, to be looked at. */
describe.each(SIZES)('$viewport.width by $viewport.height', ({ viewport, narrow }) => {
  it.each([...PAGES, ...BOARDS])('$name: nothing jumps, is cut off, too wide or inaccessible', async ({ name, go }) => {
    const { page } = await visit({ viewport });
    await watchShifts(page);
    await go(page, app);
    await watchOn(page);
    expect(await shifts(page)).toBeLessThan(0.1);
    expect(await cutOff(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await inTheme(page, colorScheme);
      await page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`) });
      if (viewport === PHONE) await expectAccessible(page);
    }
    await resize(page, narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});
