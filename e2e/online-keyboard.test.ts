import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientOf, guest, playByItself, tableFor, until } from '../packages/server/test/harness.ts';
import { visitor } from './guests.ts';
import { openClub } from './stage.ts';
import { expectCalm } from './table.ts';

const { house, browser } = await openClub();

const MOST_TABS = 40;

/** Goes on with the Tab key until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_TABS) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : (at?.ariaLabel ?? at?.textContent))?.trim() ?? '';
    });
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`${name} is not reached by Tab, only: ${passed.join(' | ')}`);
}

/** What can be pressed now where the next decision is taken, once the focus is there by itself; null when the match is over. */
async function turn(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.winner')) return { over: true, name: '' };
      const at = document.activeElement;
      const ready = at instanceof HTMLButtonElement && !at.disabled && at.closest('.decision');
      return ready ? { over: false, name: at.textContent?.trim() ?? '' } : null;
    },
    undefined,
    { timeout: 60_000 },
  );
  const { over, name } = (await found.jsonValue()) as { over: boolean; name: string };
  return over ? null : name;
}

describe('by keyboard alone', () => {
  it('one sits down at a table and plays a match to its end; the focus is where the next decision is taken', async () => {
    const api = await guest(house.url.replace(/\/$/, ''), 'Bo');
    const { table } = await api.newTable(tableFor('dice-and-run', { options: { mode: 'advanced', innings: 1, extraInnings: false } }));
    const bo = clientOf(api, table.id);
    playByItself(bo);
    const ana = await visitor(browser, house, 'Ana');
    const { page } = ana;
    await page.goto(`${house.url}t/${table.id}`);
    await page.getByRole('button', { name: /^S’asseoir/ }).waitFor();
    await tabTo(page, /^Votre surnom/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Zoé');
    await tabTo(page, /^S’asseoir/);
    await page.keyboard.press('Enter');
    const pressed = new Set<string>();
    for (;;) {
      const name = await turn(page);
      if (name === null) break;
      pressed.add(name);
      await page.keyboard.press('Enter');
    }
    // Rolls and choices were both made, under the name that was typed.
    expect(pressed.size).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.strip li.me').textContent()).toContain('Vous');
    expect(bo.state.table?.seats.map(({ name }) => name)).toEqual(['Bo', 'Zoé']);
    await page.waitForFunction(() => document.activeElement?.textContent?.trim().startsWith('Rejouer'));
    await page.keyboard.press('Enter');
    await until(bo, ({ table: seen }) => seen?.seats[1]?.rematch === true);
    bo.close();
    expectCalm(ana);
  });
});
