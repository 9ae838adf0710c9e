import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { heardIn, listen, toFirstAnswer } from './ear.ts';
import { BOARDS, PAGES } from './pages.ts';
import { decision, expectCalm, kept, settle, sitDown } from './table.ts';

const { app, newVisitor } = openApp();

describe('by keyboard alone', () => {
  it('a match is begun and played: the focus stays where the next decision is', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}g/pocket-rugby`);
    const play = page.getByRole('button', { name: /^Jouer$/ });
    await play.waitFor();
    for (let i = 0; i < 20 && !(await play.evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await decision(page).waitFor();
    while ((await kept(page)).entries.length <= 8) {
      await toFirstAnswer(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe('À décider');
    }
    expectCalm(visitor);
  });

  it('the focus goes with what is moved in a list, and stays in a list of which something is deleted', async () => {
    const { page } = await newVisitor();
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim());
    await sitDown(page, app, 'one-die-baseball');
    await sitDown(page, app, 'pocket-rugby');
    await page.goto(`${app.url}my/matches`);
    await page.getByRole('button', { name: 'Effacer' }).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Garder');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Effacer');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Effacer pour de bon' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Reprendre');
    await page.goto(`${app.url}g/dice-and-run`);
    await page.locator('summary', { hasText: 'Règles maison' }).click();
    await page.locator('details details summary').first().click();
    const items = page.locator('details details li');
    const nameOf = (at: number) => items.nth(at).locator('span').textContent();
    const [first, second] = [await nameOf(0), await nameOf(1)];
    await items.nth(1).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => nameOf(0)).toBe(second);
    // At the top of the list there is only the button that goes down.
    await expect.poll(focused).toMatch(/descendre$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => nameOf(0)).toBe(first);
    await expect.poll(focused).toMatch(/descendre$/);
    expect(await focused()).toContain(second);
  });

  it('a number that has come to its end keeps the focus', async () => {
    const { page } = await newVisitor();
    await page.goto(`${app.url}g/dice-and-run`);
    await page.locator('summary', { hasText: 'Règles maison' }).click();
    const innings = page.getByRole('spinbutton', { name: 'Nombre de manches' });
    const less = page.getByRole('button', { name: 'Nombre de manches : moins' });
    await less.focus();
    for (let left = 8; left >= 1; left--) {
      await page.keyboard.press('Enter');
      await expect.poll(() => innings.inputValue()).toBe(String(left));
    }
    await expect.poll(() => less.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await less.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await innings.inputValue()).toBe('1');
  });
});

describe('a thumb', () => {
  it.each(['home', 'game', 'check-report', 'after', 'half-inning-over', 'pocket-rugby', 'pocket-rugby-real-dice', 'menu'])(
    'finds everything that is to be pressed: %s',
    async (name) => {
      const { page } = await newVisitor();
      await [...PAGES, ...BOARDS].find((one) => one.name === name)?.go(page, app);
      expect(await tooSmall(page)).toEqual([]);
    },
  );
});

describe('a screen reader', () => {
  it('is told every fact and what is asked next', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await listen(page);
    await BOARDS.find(({ name }) => name === 'pocket-rugby')?.go(page, app);
    await expect.poll(() => heardIn(page)).toContain('Pénalité pour Papi : la tenter, ou jouer ?');
    await decision(page)
      .getByRole('button', { name: /^Jouer/ })
      .click();
    await expect.poll(() => heardIn(page)).toMatch(/Papi préfère jouer\. La main est à Papi/);
    // The throw that follows goes by itself, so nobody is asked for it. It is told with its dice, with who leads and who is next.
    await expect.poll(() => heardIn(page)).toMatch(/Papi fait \d-\d\. .* mène \d+ à \d+\..* : /);
    expect(await heardIn(page)).not.toMatch(/Papi préfère jouer[^\d]*deux dés/);
  });

  it('hears the first sentence too: it comes after the place where it is told', async () => {
    const { page } = await newVisitor();
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
    await sitDown(page, app, 'one-die-baseball', { company: 'people', realDice: true });
    await expect.poll(() => page.locator('main > [role="status"]').textContent()).toBe('Joueur 1 lance pour savoir qui commence.');
    expect(await page.evaluate('globalThis.found')).toBe('');
  });

  it('hears what the letters of the line score stand for; the menu tells everybody', async () => {
    const { page } = await newVisitor();
    await BOARDS.find(({ name }) => name === 'dice-and-run')?.go(page, app);
    for (const name of ['Points', 'Coups sûrs', 'Erreurs']) await page.getByRole('columnheader', { name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Aide et match' }).click();
    const totals = page.getByRole('dialog').getByRole('region', { name: 'Tableau des manches' });
    for (const name of ['Coups sûrs', 'Laissés sur base']) await totals.getByText(name).waitFor();
  });

  it('hears where the runners are', async () => {
    const visitor = await newVisitor();
    await BOARDS.find(({ name }) => name === 'dice-and-run')?.go(visitor.page, app);
    await visitor.page.getByRole('img', { name: /^Coureurs .*retrait/ }).waitFor();
  });
});

/** Buttons and links that are smaller than 44 pixels. */
function tooSmall(page: Page): Promise<string[]> {
  return page.locator('button, .button, summary, input:is([type="range"], [type="text"])').evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLElement && element.offsetWidth > 0)
      .map((element) => {
        const { offsetWidth, offsetHeight, textContent } = element as HTMLElement;
        const around = getComputedStyle(element, '::after');
        const reach = around.position === 'absolute' ? [around.width, around.height].map(Number.parseFloat) : [0, 0];
        const [width, height] = [Math.max(offsetWidth, reach[0] ?? 0), Math.max(offsetHeight, reach[1] ?? 0)];
        return { small: Math.min(width, height) < 44, words: `${textContent?.trim() ?? ''}: ${width} x ${height}` };
      })
      .filter(({ small }) => small)
      .map(({ words }) => words),
  );
}
