import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { decision, store } from './table.ts';

const { app, newVisitor } = openApp();

const ID = 'feedfacefeedfacefeedfacefeedface';

const hand = (seat: number, ...faces: number[]) => ({ type: 'roll', seat, faces, from: 'hand' });

/** Two real dice against Gus: the test types what is thrown, and what was thrown before is given. */
async function playGus(page: Page, entries: readonly unknown[] = [], innings = 9): Promise<void> {
  const seats = [{ name: 'Lucie' }, { name: 'Gus', bot: 'rookie', face: 'gus' }];
  const header = {
    game: 'two-dice-baseball',
    rules: 1,
    options: { innings, walkOff: false, first: 0 },
    seats,
    dice: { kind: 'hand' },
    id: ID,
  };
  await store(page, app, {
    [`pocket-stadium:match:${ID}`]: JSON.stringify({ format: 1, header, entries }),
    [`pocket-stadium:note:${ID}`]: JSON.stringify({ at: 1, game: 'two-dice-baseball', over: false }),
  });
  await page.goto(`${app.url}play/${ID}`);
  await decision(page)
    .getByText(/de frapper\.$/)
    .waitFor();
}

/** Celebrations stay: only a touch or a key ends them. */
const stayGlad = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: after } = globalThis;
    const longest = 1_000_000_000;
    globalThis.setTimeout = ((run: () => void, ms = 0) => after(run, ms >= 1200 ? longest : ms)) as typeof setTimeout;
  });

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

describe('a celebration', () => {
  const NEVER_IN_THE_WAY = { reducedMotion: 'no-preference', hasTouch: true } as const;
  /** One of Lucie’s runs, three outs for her, two for Gus: the next out wins. */
  const BEFORE_THE_END = [hand(0, 6, 6), ...[0, 0, 0, 1, 1].map((seat) => hand(seat, 4, 5))];

  it('of the win is ended by a touch, which presses nothing', async () => {
    const { page, troubles } = await newVisitor(NEVER_IN_THE_WAY);
    await stayGlad(page);
    await playGus(page, BEFORE_THE_END, 1);
    await enter(page, [4, 5]);
    const joy = page.locator('.joy');
    await joy.waitFor();
    expect(await joy.getAttribute('data-row')).toBe('season');
    expect(await joy.locator('i').count()).toBeGreaterThan(20);
    const field = await page.locator('.field').first().boundingBox();
    if (!field) throw new Error('no field');
    await page.touchscreen.tap(field.x + field.width / 2, field.y + 20);
    await joy.waitFor({ state: 'detached' });
    await decision(page).getByText('Vous gagnez !').waitFor();
    expect(troubles).toEqual([]);
  });

  it('of the win is not in the way: the same touch ends it and begins the next match', async () => {
    const { page, troubles } = await newVisitor(NEVER_IN_THE_WAY);
    await stayGlad(page);
    await playGus(page, BEFORE_THE_END, 1);
    await enter(page, [4, 5]);
    const joy = page.locator('.joy');
    await joy.waitFor();
    await decision(page)
      .getByRole('button', { name: /^Rejouer/ })
      .tap();
    await page.waitForURL((url) => /\/play\/[0-9a-f]{32}$/.test(url.pathname) && !url.pathname.endsWith(ID));
    expect(await joy.count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('of a rare throw lets the next one through: one touch ends it and enters a die', async () => {
    const { page } = await newVisitor(NEVER_IN_THE_WAY);
    await stayGlad(page);
    await playGus(page);
    await enter(page, [6, 6]);
    const joy = page.locator('.joy');
    await joy.waitFor();
    await decision(page).getByRole('button', { name: '4', exact: true }).tap();
    await joy.waitFor({ state: 'detached' });
    await decision(page).getByRole('button', { name: 'Retirer le 4' }).waitFor();
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
