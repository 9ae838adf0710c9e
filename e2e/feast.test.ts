import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { decision, store } from './table.ts';

const { app, newVisitor } = openApp();

const ID = 'feedfacefeedfacefeedfacefeedface';

/** Two real dice against Gus: the test types what is thrown. */
async function playGus(page: Page): Promise<void> {
  const seats = [{ name: 'Lucie' }, { name: 'Gus', bot: 'rookie', face: 'gus' }];
  const header = {
    game: 'two-dice-baseball',
    rules: 1,
    options: { innings: 9, walkOff: false, first: 0 },
    seats,
    dice: { kind: 'hand' },
    id: ID,
  };
  await store(page, app, {
    [`pocket-stadium:match:${ID}`]: JSON.stringify({ format: 1, header, entries: [] }),
    [`pocket-stadium:note:${ID}`]: JSON.stringify({ at: 1, game: 'two-dice-baseball', over: false }),
  });
  await page.goto(`${app.url}play/${ID}`);
  await decision(page).getByText('À vous de frapper.').waitFor();
}

async function enter(page: Page, faces: readonly number[]): Promise<void> {
  for (const face of faces)
    await decision(page)
      .getByRole('button', { name: String(face), exact: true })
      .click();
}

describe('a rare throw', () => {
  it('is a feast for the person who made it, with a word from across the table, and sound is offered once', async () => {
    const { page, troubles } = await newVisitor();
    await playGus(page);
    await enter(page, [6, 6]);
    const joy = page.locator('.joy');
    await joy.waitFor();
    expect(await joy.getAttribute('data-row')).toBe('feast');
    expect(await joy.locator('*').count()).toBeLessThan(80);
    await joy.locator('.says').waitFor();
    await decision(page).getByText('Vous faites le tour.').waitFor();
    const offer = page.getByRole('switch', { name: 'Avec le son ?' });
    await offer.waitFor();
    await page.getByRole('region', { name: 'Avec le son ?' }).getByRole('button', { name: 'Fermer' }).click();
    await offer.waitFor({ state: 'detached' });
    // The celebration goes away by itself, and the next throw is entered meanwhile.
    await joy.waitFor({ state: 'detached' });
    await enter(page, [6, 6]);
    await decision(page).getByText('Circuit').first().waitFor();
    expect(await offer.count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('is an ordinary throw where nothing is gained', async () => {
    const { page } = await newVisitor();
    await playGus(page);
    await enter(page, [3, 4]);
    await decision(page).getByText('Retrait').first().waitFor();
    expect(await page.locator('.joy').count()).toBe(0);
  });
});

describe('the settings', () => {
  it('are one sheet on every page, are kept, and hold at once', async () => {
    const { page } = await newVisitor();
    await page.goto(app.url);
    await page.getByRole('button', { name: 'Réglages' }).click();
    const sheet = page.getByRole('dialog', { name: 'Réglages' });
    for (const name of ['Langue', 'Couleurs', 'Lettres', 'Rythme', 'Vos dés']) await sheet.getByRole('group', { name }).waitFor();
    for (const name of ['Son', 'Vibration', 'Les robots parlent']) await sheet.getByRole('switch', { name, exact: true }).waitFor();
    await sheet.getByRole('radio', { name: 'Grandes', exact: true }).check({ force: true });
    await sheet.getByRole('switch', { name: 'Les robots parlent' }).uncheck({ force: true });
    expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe('large');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto(`${app.url}g/two-dice-baseball`);
    await page.getByRole('button', { name: 'Réglages' }).click();
    expect(await page.getByRole('dialog').getByRole('switch', { name: 'Les robots parlent' }).isChecked()).toBe(false);
  });
});
