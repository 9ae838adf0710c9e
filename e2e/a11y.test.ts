import { describe, expect, it } from 'vitest';
import { BOARDS } from './places.ts';
import { openStage } from './stage.ts';
import { decision, expectCalm, kept, settle, sitDown } from './table.ts';

const { app, visit } = openStage();

describe('by keyboard alone', () => {
  it('a match is begun and played: the focus stays where the next decision is', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/pocket-rugby`);
    const play = page.getByRole('button', { name: /^Jouer$/ });
    await play.waitFor();
    for (let i = 0; i < 20 && !(await play.evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await decision(page).waitFor();
    while ((await kept(page)).entries.length <= 8) {
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe('À décider');
    }
    expectCalm(visitor);
  });
});

describe('a screen reader', () => {
  it('is told every fact and what is asked next', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await BOARDS.find(({ name }) => name === 'pocket-rugby')?.go(page, app);
    const status = page.locator('main [role="status"]').first();
    await expect.poll(() => status.textContent()).toContain('Pénalité pour Papi : tenter le coup de pied, ou jouer ?');
    await decision(page)
      .getByRole('button', { name: /^Jouer/ })
      .click();
    await expect.poll(() => status.textContent()).toMatch(/Papi préfère jouer\. .*Papi a la main : deux dés\./);
  });

  it('hears the first sentence too: it comes after the place where it is told', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      const watcher = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            const place = node instanceof Element ? node.querySelector('main > [role="status"]') : null;
            if (place) Object.assign(globalThis, { found: place.textContent });
          }
        }
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await expect.poll(() => page.locator('main > [role="status"]').textContent()).toBe('Joueur 1 lance pour savoir qui commence.');
    expect(await page.evaluate('globalThis.found')).toBe('');
  });

  it('hears where the runners are', async () => {
    const visitor = await visit();
    await BOARDS.find(({ name }) => name === 'dice-and-run')?.go(visitor.page, app);
    await visitor.page.getByRole('img', { name: /^Coureurs .*retrait/ }).waitFor();
  });
});
