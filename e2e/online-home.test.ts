import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable, program } from './guests.ts';
import { look } from './look.ts';
import { matchBegins, matchEnds } from './online.ts';
import { expectCalm, sitDown } from './table.ts';

const { app, browser } = await openOnline();
const ana = await namedVisitor(browser, app, 'Ana');

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: RegExp) => page.getByRole('link', { name });

async function resign(page: Page): Promise<void> {
  await button(page, /^Aide et match$/).click();
  await button(page, /^Abandonner/).click();
  await button(page, /^Ana$/).click();
  await matchEnds(page);
}

describe('home', () => {
  it('leads back to a table where one has a seat, until its match is over', async () => {
    const { page } = ana;
    const table = await newTable(ana, app, 'pocket-rugby');
    await page.goto(table);
    await page.getByText('On attend du monde').waitFor();
    await page.goto(app.url);
    await link(page, /^Reprendre Rugby de poche, en ligne$/).waitFor();
    await look(page, 'home-resume-online');
    const bo = await program(app, 'Bo', table);
    await link(page, /^Reprendre Rugby de poche, en ligne$/).click();
    await page.waitForURL(table);
    await matchBegins(page);
    await resign(page);
    await page.goto(app.url);
    await button(page, /^Jouer tout de suite/).waitFor();
    expect(await link(page, /^Reprendre/).count()).toBe(0);
    bo.close();
    expectCalm(ana);
  });

  it('knows a match that went online as one match, at its table', async () => {
    const { page } = ana;
    await sitDown(page, app, 'pocket-rugby', { company: 'people' });
    const here = page.url();
    await button(page, /^Lancer/).click();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(0);
    const goOnline = async () => {
      await button(page, /^Aide et match$/).click();
      await link(page, /^Continuer en ligne/).click();
      await button(page, /^Ouvrir la table/).click();
      await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
      await page.getByText('On attend du monde').waitFor();
      return page.url();
    };

    const first = await goOnline();
    await page.goto(`${app.url}my/matches`);
    await page.getByText('Ce match continue en ligne.').waitFor();
    expect(await link(page, /^Reprendre/).count()).toBe(0);
    await look(page, 'matches-online');
    await link(page, /^Revenir à la table$/).click();
    await page.waitForURL(first);
    for (const address of [here, here.replace('/play/', '/bring/')]) {
      await page.goto(address);
      await page.waitForURL(first);
    }
    // Nobody came to the table. The person who leaves it takes the match home again.
    await button(page, /^Quitter la table$/).click();
    await page.waitForURL(app.url);
    await link(page, /^Reprendre Rugby de poche$/).click();
    await page.waitForURL(here);
    await matchBegins(page);

    const second = await goOnline();
    const bo = await program(app, 'Bo', second);
    await page.goto(app.url);
    await link(page, /^Reprendre Rugby de poche, en ligne$/).click();
    await matchBegins(page);
    await resign(page);
    // Both matches that ended at tables are listed, and no second copy.
    await page.goto(`${app.url}my/matches`);
    await expect.poll(() => link(page, /^Revoir$/).count()).toBe(2);
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    bo.close();
    expectCalm(ana);
  });
});
