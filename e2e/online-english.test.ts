import type { Lang } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitor } from './guests.ts';
import { finish, tapTurn } from './hex.ts';
import { join, matchBegins, matchEnds, openTable } from './online.ts';
import { expectLanguage, wrong } from './other-language.ts';
import { PAGES } from './places.ts';
import { openClub } from './stage.ts';
import { expectCalm } from './table.ts';

const { house, browser } = await openClub();
const ENGLISH = { locale: 'en-GB' };
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

describe('the texts of the other language', () => {
  it('are found as a whole, inside of others, with their blanks filled, and nowhere else', () => {
    expect(
      wrong(['Attendre', 'On attend Bo.', 'Bo : Bien joué !', 'Deux choses. On ne voit plus Bo depuis un moment.'], 'en'),
    ).toHaveLength(4);
    expect(wrong(['Wait', 'Options', 'Waiting for Bo.', '3', 'Bo: Well played!'], 'en')).toEqual([]);
    expect(wrong(['Wait', 'Waiting for Bo.'], 'fr')).toHaveLength(2);
    expect(wrong(['Déjà vu nulle part'], 'en')).toHaveLength(1);
  });
});

describe('a table in English', () => {
  it('speaks English alone, from the empty seat to the page of the match', async () => {
    const [ana, bo] = await Promise.all([visitor(browser, house, 'Ana', ENGLISH), visitor(browser, house, 'Bo', ENGLISH)]);
    const both = async (where: string) => {
      for (const { page } of [ana, bo]) await expectLanguage(page, 'en', where);
    };
    await ana.page.goto(`${house.url}g/play-ball`);
    await ana.page.getByRole('link', { name: /^Online/ }).waitFor();
    await expectLanguage(ana.page, 'en', 'a game with a server');
    const link = await openTable(ana.page, house, 'play-ball');
    await bo.page.goto(link);
    await button(bo.page, /^Sit down/).waitFor();
    await both('gathering');
    await join(bo.page, link);
    await matchBegins(ana.page, bo.page);
    await both('playing');

    await button(bo.page, /^Say$/).click();
    await expectLanguage(bo.page, 'en', 'phrases');
    const heard = ana.page.getByText('Bo: Well played!', { exact: true }).first();
    await Promise.all([heard.waitFor(), button(bo.page, /^Well played!$/).click()]);
    await both('a phrase');

    await tapTurn(ana.page, 'c2-c3');
    await finish(ana.page).click();
    await button(ana.page, /^Ask to take it back$/).click();
    await bo.page.getByText('Ana asks to take back their latest choice.').waitFor();
    await ana.page.getByText('Waiting for Bo to agree').waitFor();
    await both('a move asked back');
    await button(bo.page, /^Agree$/).click();
    await finish(ana.page).waitFor();
    await button(ana.page, /^Help and settings$/).click();
    await button(ana.page, /^Offer a draw/).waitFor();
    await expectLanguage(ana.page, 'en', 'menu');
    await button(ana.page, /^Offer a draw/).click();
    await bo.page.getByText('Ana offers a draw.').waitFor();
    await both('a draw on offer');
    await button(bo.page, /^No thanks$/).click();

    await Promise.all([ana.page.getByText('Bo is away. The seat is kept').waitFor(), bo.page.goto('about:blank')]);
    await expectLanguage(ana.page, 'en', 'somebody away');
    await ana.page.getByText('Bo has been away for a while.').waitFor();
    await button(ana.page, /^What now\?$/).click();
    await expectLanguage(ana.page, 'en', 'somebody gone');
    await button(ana.page, /^Wait/).click();
    await ana.page.getByText('Waiting for Bo.').waitFor();
    await bo.page.goto(link);
    await matchBegins(bo.page);
    await ana.page.getByText('Waiting for Bo.').waitFor({ state: 'detached' });

    await button(bo.page, /^Help and settings$/).click();
    await button(bo.page, /^Give up/).click();
    await button(bo.page, /^Bo$/).waitFor();
    await expectLanguage(bo.page, 'en', 'giving up');
    await button(bo.page, /^Bo$/).click();
    await Promise.all([matchEnds(ana.page), matchEnds(bo.page)]);
    const after = await ana.page.getByRole('link', { name: /^Look back/ }).getAttribute('href');
    await button(ana.page, /^Play again/).click();
    await bo.page.getByText('Ana would like a rematch.').waitFor();
    await both('over');
    await button(bo.page, /^Play again/).click();
    await Promise.all([ana, bo].map(({ page }) => page.locator('.winner').waitFor({ state: 'detached' })));
    await both('a rematch');

    expect(after).toMatch(/\/m\/[0-9a-f]{32}$/);
    await bo.page.goto(new URL(after ?? '', house.url).href);
    await bo.page.locator('#after-story').waitFor();
    await expectLanguage(bo.page, 'en', 'the shared page');
    for (const someone of [ana, bo]) expectCalm(someone);
    await Promise.all([ana.context.close(), bo.context.close()]);
  });
});

/** Besides those of one device. */
const ONLINE: readonly [string, string][] = [
  ['lobby/tables', 'h1'],
  ['new/dice-and-run', 'form summary'],
];

/** One language after the other would wait twice as long for pages to load. */
describe('every page', () => {
  it('says nothing in the other language', async () => {
    await Promise.all([visitPages('en', 'en-GB'), visitPages('fr', 'fr-FR')]);
  });
});

async function visitPages(lang: Lang, locale: string): Promise<void> {
  const someone = await visitor(browser, house, 'Ana', { locale });
  const { page } = someone;
  for (const { name, go } of PAGES) {
    await go(page, house);
    await expectLanguage(page, lang, name);
  }
  for (const [path, wait] of ONLINE) {
    await page.goto(house.url + path);
    await page.locator(wait).first().waitFor();
    await expectLanguage(page, lang, path);
  }
  expectCalm(someone);
  await someone.context.close();
}
