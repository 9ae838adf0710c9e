import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable } from './guests.ts';
import { look } from './look.ts';
import { matchBegins, matchEnds, playByItself } from './online.ts';
import { decision, expectCalm } from './table.ts';

const { app, browser } = await openOnline();
const [ana, bo] = await Promise.all([namedVisitor(browser, app, 'Ana'), namedVisitor(browser, app, 'Bo')]);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const sitDown = (page: Page) => button(page, /^S’asseoir/).click();
const winner = (page: Page) => page.locator('.winner').textContent();

describe('when somebody is gone', () => {
  it('the others may wait, choose otherwise, and claim the match; whoever comes back reads how it ended', async () => {
    const link = await newTable(ana, app, 'one-die-baseball', { absentAfter: 5 });
    await Promise.all([ana.page.goto(link), bo.page.goto(link)]);
    await sitDown(bo.page);
    await matchBegins(ana.page, bo.page);
    // The page shows first that somebody is away; after a while it offers the choice.
    await Promise.all([ana.page.getByText('Bo n’est plus là. Sa place est gardée').waitFor(), bo.page.goto('about:blank')]);
    await ana.page.getByText('On ne voit plus Bo depuis un moment.').waitFor();
    await look(ana.page, 'online-absent');
    await button(ana.page, /^Que faire \?$/).click();
    await look(ana.page, 'online-absent-choice');
    await button(ana.page, /^Attendre/).click();
    await ana.page.getByText('On attend Bo.').waitFor();
    await button(ana.page, /^Que faire \?$/).click();
    await button(ana.page, /^Réclamer la victoire/).click();
    await matchEnds(ana.page);
    await bo.page.goto(link);
    await matchEnds(bo.page);
    for (const { page } of [ana, bo]) {
      await expect.poll(() => winner(page)).toMatch(page === ana.page ? /^Vous gagnez/ : /Ana/);
      await page.locator('.decision').getByText('par abandon').waitFor();
    }
    for (const someone of [ana, bo]) expectCalm(someone);
  });

  it('who leaves keeps the seat; a bot plays it to the end; home does not lead back there', async () => {
    const link = await newTable(ana, app, 'one-die-baseball', { options: { innings: 1 } });
    await Promise.all([ana.page.goto(link), bo.page.goto(link)]);
    await sitDown(bo.page);
    await matchBegins(ana.page, bo.page);
    await button(bo.page, /^Aide et match$/).click();
    await button(bo.page, /^Quitter la table/).click();
    await button(bo.page, /^Jouer tout de suite/).waitFor();
    expect(await bo.page.getByRole('link', { name: /^Reprendre/ }).count()).toBe(0);
    await ana.page.getByText('Bo a quitté la table.').waitFor();
    await button(ana.page, /^Que faire \?$/).click();
    await button(ana.page, /^Un robot joue à sa place/).click();
    await ana.page.locator('.strip li', { hasText: 'un robot joue' }).waitFor();
    await bo.page.goto(link);
    await button(bo.page, /^Reprendre ma place$/).waitFor();
    await look(bo.page, 'online-stand-in');
    await playByItself(ana.page);
    await matchEnds(ana.page);
    for (const someone of [ana, bo]) expectCalm(someone);
  });
});

describe('a clock', () => {
  it('whose flag falls ends the match, and both read whose time it was', async () => {
    const link = await newTable(ana, app, 'play-ball', { clock: { minutes: 0.05, increment: 5 } });
    await Promise.all([ana.page.goto(link), bo.page.goto(link)]);
    await sitDown(bo.page);
    await Promise.all([matchEnds(ana.page), matchEnds(bo.page)]);
    for (const { page } of [ana, bo]) {
      await expect.poll(() => winner(page)).toMatch(page === bo.page ? /^Vous gagnez/ : /^Les bleus gagnent/);
      await expect.poll(() => page.getByRole('timer').first().textContent()).toBe('0:00');
    }
    await decision(ana.page).getByText('Votre temps est écoulé.').waitFor();
    await decision(bo.page).getByText('Ana n’a plus de temps.').waitFor();
    await bo.page.locator('.log').getByText('Ana n’a plus de temps.').waitFor();
    await ana.page.locator('.log').getByText('Votre temps est écoulé.').waitFor();
    await look(ana.page, 'online-flag');
    for (const someone of [ana, bo]) expectCalm(someone);
  });
});
