import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { until } from '../packages/server/test/harness.ts';
import { openOnline } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { guest, join, matchBegins, matchEnds, openTable, playByItself, tableOf } from './online.ts';
import { expectCalm } from './table.ts';

const { app, browser } = await openOnline();
const INNING = { numbers: { 'Nombre de manches': 1 } };
const mark = (page: Page) => page.locator('[data-dice]');

describe('dice at an online table', () => {
  it('are checked as they fall, by both browsers, with a text that was typed by hand', async () => {
    const [ana, bo] = await Promise.all([guest(browser, app), guest(browser, app)]);
    const link = await openTable(ana.page, app, 'two-dice-baseball', INNING);
    await ana.page.getByText('La promesse des dés').click();
    await ana.page.getByLabel('Votre texte pour les dés').fill('du vent & du sel');
    await ana.page.getByRole('button', { name: 'Prendre', exact: true }).click();
    await ana.page.locator('[data-own-text]', { hasText: 'du vent & du sel' }).waitFor();
    await ana.page.getByText('C’est votre texte pour ce match.').waitFor();
    await expectAccessible(ana.page);
    await join(bo.page, link);
    await matchBegins(ana.page, bo.page);
    const watcher = app.watch(tableOf(link));
    const { header } = await until(watcher, ({ header: told }) => told !== null);
    expect(header?.dice).toMatchObject({ scheme: 2, seats: [{ string: 'du vent & du sel' }, {}] });
    const digits: (string | null)[] = [];
    for (const { page } of [ana, bo]) {
      await playByItself(page);
      await page.locator('[data-dice="checked"]').first().waitFor();
    }
    for (const { page } of [ana, bo]) await matchEnds(page);
    for (const { page } of [ana, bo]) {
      await mark(page).first().click();
      digits.push(await page.locator('[data-digits]').textContent());
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      expect(await page.locator('[data-difference]').count()).toBe(0);
    }
    const { dice, table } = await until(watcher, ({ dice: told }) => (told?.receipt.seed ?? null) !== null);
    watcher.close();
    expect(digits).toEqual([dice?.checked.digits, dice?.checked.digits]);
    await ana.page.goto(`${app.url}check/${table?.match}`);
    await ana.page.getByText('Tous les lancers sont justes.').waitFor();
    await ana.page.locator('[data-statement="chain"]').waitFor();
    await ana.page.locator('[data-statement="order"]').waitFor();
    // The record cannot show it, but the receipt of a device that was there does.
    await ana.page.locator('[data-receipt="agrees"]').waitFor();
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });

  it('begin by themselves after a browser was loaded again between hash and string', async () => {
    const [ana, bo] = await Promise.all([guest(browser, app), guest(browser, app)]);
    const link = await openTable(ana.page, app, 'two-dice-baseball', INNING);
    await ana.page.locator('.connection[data-connection="live"][data-pending="0"]').waitFor();
    // Ana is away when everybody else is ready.
    await ana.page.goto('about:blank');
    await join(bo.page, link);
    await bo.page.getByText(/^On attend .*chacun ajoute sa part aux dés/).waitFor();
    await ana.page.goto(link);
    await matchBegins(ana.page, bo.page);
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });
});
