import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clientOf, guest, playByItself, tableFor, until } from '../packages/server/test/harness.ts';
import { openOnline } from './app-under-test.ts';
import { toFirstAnswer } from './ear.ts';
import { namedVisitor } from './guests.ts';
import { expectCalm } from './table.ts';

const { app, browser } = await openOnline();

const MOST_TABS = 40;

/** Goes on with the Tab key, or back, until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_TABS) {
    await page.keyboard.press(key);
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      return (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : (at?.ariaLabel ?? at?.textContent))?.trim() ?? '';
    });
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`${name} is not reached by Tab, only: ${passed.join(' | ')}`);
}

/**
 * The buttons that can be pressed where the next decision is taken, once the focus is there by itself: on the button
 * that goes on, or at the question, which its answers follow. Null when the match is over.
 */
async function turn(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.winner')) return { over: true, name: '' };
      const at = document.activeElement;
      const asked = at?.matches('.decision:has(.moves button)');
      const ready = asked || (at instanceof HTMLButtonElement && !at.disabled && at.closest('.decision'));
      return ready ? { over: false, name: asked ? 'question' : (at?.textContent?.trim() ?? '') } : null;
    },
    undefined,
    { timeout: 60_000 },
  );
  const { over, name } = (await found.jsonValue()) as { over: boolean; name: string };
  return over ? null : name;
}

describe('by keyboard alone', () => {
  it('one sits down at a table and plays a match to its end; the focus is where the next decision is taken', async () => {
    const api = await guest(app.url.replace(/\/$/, ''), 'Bo');
    const { table } = await api.newTable(tableFor('dice-and-run', { options: { mode: 'advanced', innings: 1, extraInnings: false } }));
    const bo = clientOf(api, table.id);
    playByItself(bo);
    const ana = await namedVisitor(browser, app, 'Ana');
    const { page } = ana;
    await page.goto(`${app.url}t/${table.id}`);
    await page.getByRole('button', { name: /^S’asseoir/ }).waitFor();
    await tabTo(page, /^Votre surnom/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Zoé');
    await tabTo(page, /^S’asseoir/);
    await page.keyboard.press('Enter');
    const pressed = new Set<string>();
    // What the others ask does not take the focus away, and once it is answered the focus is back.
    const waiting = await turn(page);
    await bo.do({ do: 'draw', seat: 0 });
    await page.getByText('Bo propose le nul.').waitFor();
    expect(await turn(page)).toBe(waiting);
    await tabTo(page, /^Non merci/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await turn(page)).toBe(waiting);
    for (;;) {
      const name = await turn(page);
      if (name === null) break;
      await toFirstAnswer(page);
      pressed.add(name);
      await page.keyboard.press('Enter');
    }
    // The match holds both rolls and choices, under the name that was typed.
    expect(pressed.size).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.strip li.me').textContent()).toContain('Vous');
    expect(bo.state.table?.seats.map(({ name }) => name)).toEqual(['Bo', 'Zoé']);
    // The result has the focus: pressing Enter once too often asks for no other match.
    await page.waitForFunction(() => document.activeElement?.matches('.decision'));
    await page.keyboard.press('Enter');
    expect(bo.state.table?.seats[1]?.rematch).not.toBe(true);
    await tabTo(page, /^Rejouer/);
    await page.keyboard.press('Enter');
    await until(bo, ({ table: view }) => view?.seats[1]?.rematch === true);
    bo.close();
    expectCalm(ana);
  });
});
