import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from './app.ts';
import { expectAccessible } from './axe.ts';
import { DESKTOP, inTheme, PHONE, resize } from './table.ts';

const FOLDER = join(ROOT, 'build-output/screenshots');
const THEMES = ['light', 'dark'] as const;

/**
 * Looks at a state of a page by day and by night, on a phone and a desktop. Axe finds nothing wrong and nothing is too
 * wide. The pictures are kept.
 */
export async function look(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const viewport of [DESKTOP, PHONE]) {
    await resize(page, viewport);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      await page.screenshot({ path: join(FOLDER, `${name}-${viewport.width}x${viewport.height}-${theme}.png`) });
      if (viewport === PHONE) await expectAccessible(page);
    }
    expect(await cutOff(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** Buttons and headings whose words do not fit into them. */
export function cutOff(page: Page): Promise<string[]> {
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

/** Buttons of a match that are outside the window or hidden by something, and a field that is outside. */
export function belowFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const inWindow = ({ top, left, right, bottom }: DOMRect) =>
      top >= -1 && left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const missing = [...document.querySelectorAll<HTMLElement>('.side :is(.wide, .moves, .two, .row, .pad) button:enabled')].filter(
      (button) => {
        const box = button.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !inWindow(box) || (top !== button && !button.contains(top));
      },
    );
    const field = document.querySelector('.field')?.getBoundingClientRect();
    const seen = field && Math.min(field.bottom, innerHeight) - Math.max(field.top, 0);
    const cut = field && (field.left < -1 || field.right > innerWidth + 1 || (seen ?? 0) < 80);
    return [...missing.map((button) => button.textContent?.trim().slice(0, 40) ?? ''), ...(cut ? ['the field'] : [])];
  });
}
