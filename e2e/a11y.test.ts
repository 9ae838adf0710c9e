import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, serveApp } from './app.ts';
import { launch } from './browser.ts';
import { BOARDS } from './places.ts';
import { decision, expectCalm, kept, settle, visit } from './table.ts';

let app: App;
let browser: Browser;
beforeAll(async () => {
  app = await serveApp();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

describe('by keyboard alone', () => {
  it('a match is begun and played: the focus stays where the next decision is', async () => {
    const visitor = await visit(browser, app);
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/pocket-rugby`);
    const play = page.getByRole('button', { name: /^Jouer$/ });
    await play.waitFor();
    for (let i = 0; i < 20 && !(await play.evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await decision(page).waitFor();
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
      expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe('À décider');
    }
    expect((await kept(page)).entries.length).toBeGreaterThan(8);
    expectCalm(visitor);
    await visitor.context.close();
  });
});

describe('a screen reader', () => {
  it('is told every fact and what is asked next', async () => {
    const visitor = await visit(browser, app);
    const { page } = visitor;
    await BOARDS.find(({ name }) => name === 'pocket-rugby')?.go(page, app);
    const status = page.locator('main [role="status"]').first();
    await expect.poll(() => status.textContent()).toContain('Pénalité pour Papi : tenter le coup de pied, ou jouer ?');
    await decision(page)
      .getByRole('button', { name: /^Jouer/ })
      .click();
    await expect.poll(() => status.textContent()).toMatch(/Papi préfère jouer\. .*Papi a la main : deux dés\./);
    await visitor.context.close();
  });

  it('hears where the runners are', async () => {
    const visitor = await visit(browser, app);
    await BOARDS.find(({ name }) => name === 'dice-and-run')?.go(visitor.page, app);
    await visitor.page.getByRole('img', { name: /^Coureurs .*retrait/ }).waitFor();
    await visitor.context.close();
  });
});
