import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game, Lang } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { namedVisitor } from './guests.ts';
import { finish, tapTurn } from './hex.ts';
import { join, matchBegins, matchEnds, openTable } from './online.ts';
import { expectLanguage, wrong } from './other-language.ts';
import { PAGES } from './pages.ts';
import { expectCalm } from './table.ts';

const { app, browser } = await openOnline();
const ENGLISH = { locale: 'en-GB' };
const playBall = GAMES.get('play-ball') as Game;
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

describe('the texts of the other language', () => {
  it('are found as a whole, inside of others, with their blanks filled, and nowhere else', () => {
    expect(
      wrong(['Attendre', 'On attend Bo.', 'Bo : Bien joué !', 'Deux choses. On ne voit plus Bo depuis un moment.'], 'en'),
    ).toHaveLength(4);
    expect(wrong(['Wait', 'Options', 'Waiting for Bo.', '3', 'Bo: Well played!'], 'en')).toEqual([]);
    expect(wrong(['Wait', 'Waiting for Bo.'], 'fr')).toHaveLength(2);
    expect(wrong(['Déjà vu nulle part', 'Zoé · Habituée'], 'en')).toHaveLength(2);
    expect(wrong(['Zoé', 'Zoé · Regular', `${playBall.about.credits.en} Thanks.`], 'en')).toEqual([]);
    expect(wrong([`${playBall.about.credits.en} Merci à Zoé.`], 'en')).toHaveLength(1);
  });
});

describe('a table in English', () => {
  it('speaks English alone, from the empty seat to the page of the match', async () => {
    const [ana, bo] = await Promise.all([namedVisitor(browser, app, 'Ana', ENGLISH), namedVisitor(browser, app, 'Bo', ENGLISH)]);
    const both = async (where: string) => {
      for (const { page } of [ana, bo]) await expectLanguage(page, 'en', where);
    };
    await ana.page.goto(`${app.url}g/play-ball`);
    const byLink = ana.page.getByRole('radio', { name: /^By link$/ });
    await byLink.waitFor();
    await expectLanguage(ana.page, 'en', 'a game with a server');
    await byLink.dispatchEvent('click');
    await button(ana.page, /^Invite$/).waitFor();
    await expectLanguage(ana.page, 'en', 'a game to play by link');
    const link = await openTable(ana.page, app, 'play-ball');
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
    await button(ana.page, /^Help and match$/).click();
    await button(ana.page, /^Offer a draw/).waitFor();
    await expectLanguage(ana.page, 'en', 'menu');
    await button(ana.page, /^Offer a draw/).click();
    await bo.page.getByText('Ana offers a draw.').waitFor();
    await both('a draw on offer');
    // The offer of notifications has a button with the same words, so the notice is named.
    const offer = bo.page.locator('.notice', { hasText: 'offers a draw' });
    await offer.getByRole('button', { name: 'No thanks', exact: true }).click();

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

    await button(bo.page, /^Help and match$/).click();
    await button(bo.page, /^Resign/).click();
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
    await bo.page.goto(new URL(after ?? '', app.url).href);
    await bo.page.locator('.story .bar').waitFor();
    await expectLanguage(bo.page, 'en', 'the shared page');
    for (const someone of [ana, bo]) expectCalm(someone);
    await Promise.all([ana.context.close(), bo.context.close()]);
  });
});

/** The pages of a table online; those of one device come from `pages.ts`. */
const ONLINE: readonly [string, string][] = [
  ['lobby/tables', 'h1'],
  ['new/dice-and-run', 'form summary'],
];

/** Both languages are visited at once: one after the other would take twice as long. */
describe('every page', () => {
  it('says nothing in the other language', async () => {
    await Promise.all([visitPages('en', 'en-GB'), visitPages('fr', 'fr-FR')]);
  });
});

async function visitPages(lang: Lang, locale: string): Promise<void> {
  const someone = await namedVisitor(browser, app, 'Ana', { locale });
  const { page } = someone;
  for (const { name, go } of PAGES) {
    await go(page, app);
    await expectLanguage(page, lang, name);
  }
  for (const [path, wait] of ONLINE) {
    await page.goto(app.url + path);
    await page.locator(wait).first().waitFor();
    await expectLanguage(page, lang, path);
  }
  expectCalm(someone);
  await someone.context.close();
}
