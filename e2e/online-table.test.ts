import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { readRecord } from '@pocket-stadium/kernel';
import type { NewTable } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { until } from '../packages/server/test/harness.ts';
import { openOnline } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { newTable } from './guests.ts';
import { finish, tapTurn } from './hex.ts';
import { guest, join, matchBegins, matchEnds, openTable, playByItself, rollButton, seatNames, tableOf, thrower } from './online.ts';
import { shifts, watchOn, watchShifts } from './shifts.ts';
import { decision, expectCalm, settle, sitDown } from './table.ts';

const { app, browser } = await openOnline();
// Ana plays by day, Bo by night. Each throw waits for a tap, so that none falls while connections are cut.
const [ana, bo] = await Promise.all([
  guest(browser, app, { throws: 'each' }),
  guest(browser, app, { throws: 'each', colorScheme: 'dark' }),
]);

const INNING = { numbers: { 'Nombre de manches': 1 } };
const connection = (page: Page) => page.locator('.connection');
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const live = (page: Page) => page.locator('.connection[data-connection="live"][data-pending="0"]').waitFor();

/** Ana and Bo at a table, their match begun. */
async function sitTogether(game: string, wishes = {}): Promise<string> {
  const link = await openTable(ana.page, app, game, wishes);
  await join(bo.page, link);
  await matchBegins(ana.page, bo.page);
  return link;
}

describe('through tunnels', () => {
  it('a refresh, a cut connection and a killed server lose nothing and double nothing', async () => {
    const link = await sitTogether('two-dice-baseball', INNING);
    const watcher = app.watch(tableOf(link));
    const entries = () => watcher.state.play?.entries.length ?? 0;
    const { play: begun } = await until(watcher, ({ play }) => play !== null);
    expect(begun?.entries.length).toBe(0);

    await rollButton(await thrower([ana.page, bo.page])).click();
    await until(watcher, () => entries() === 1);
    await ana.page.reload();
    await matchBegins(ana.page);
    await ana.page.locator('.strip li.me').waitFor();

    const cut = await thrower([ana.page, bo.page]);
    const { context } = cut === ana.page ? ana : bo;
    await context.setOffline(true);
    // The page says above the button that it is offline; the button moves then.
    await cut.getByText('Hors ligne, on se reconnecte…').first().waitFor();
    await rollButton(cut).click();
    await cut.getByText('Hors ligne : un envoi est gardé et repartira tout seul').first().waitFor();
    await expect.poll(() => connection(cut).getAttribute('data-pending')).toBe('1');
    expect(entries()).toBe(1);
    await context.setOffline(false);
    await until(watcher, () => entries() === 2);
    await live(cut);

    const lost = await thrower([ana.page, bo.page]);
    await app.kill();
    await lost.getByText('Hors ligne, on se reconnecte…').first().waitFor();
    await rollButton(lost).click();
    await lost.locator('.connection[data-pending="1"]').waitFor();
    // The page is even closed before the server is back: the browser keeps what was asked.
    await lost.goto('about:blank');
    await app.start();
    await until(watcher, ({ connection }) => connection === 'live');
    expect(entries()).toBe(2);
    await lost.goto(link);
    await until(watcher, () => entries() === 3);
    await live(lost);
    expect(entries()).toBe(3);

    await playByItself(ana.page);
    await playByItself(bo.page);
    await Promise.all([matchEnds(ana.page), matchEnds(bo.page)]);
    const { table } = await until(watcher, (state) => state.table?.status === 'over');
    watcher.close();
    const record = await fetch(`${app.url}api/v1/matches/${table?.match}.txt`);
    const told = readRecord(GAMES, await record.text());
    expect(told.ok && told.value.entries.length).toBe(watcher.state.play?.entries.length);
    // Browsers complain about the servers that vanished above. From here on nothing may be complained about.
    for (const { troubles } of [ana, bo]) troubles.length = 0;
  });

  it('a rematch turns the seats, and the dice of the first match can be checked', async () => {
    const before = await seatNames(ana.page);
    await button(ana.page, /^Partager/).click();
    const sharing = ana.page.getByRole('dialog', { name: 'Partager' });
    await sharing.getByRole('img', { name: /^L’image à envoyer/ }).waitFor();
    expect(await sharing.getByRole('textbox').inputValue()).toContain(`${app.url}m/`);
    await ana.page.keyboard.press('Escape');
    await button(ana.page, /^Rejouer/).click();
    await bo.page.getByText('veut rejouer').waitFor();
    await expectAccessible(bo.page);
    await button(bo.page, /^Rejouer/).click();
    await expect.poll(() => seatNames(ana.page)).toEqual([...before].reverse());
    await thrower([ana.page, bo.page]);
    await playByItself(ana.page);
    await playByItself(bo.page);
    await Promise.all([matchEnds(ana.page), matchEnds(bo.page)]);
    await ana.page.getByRole('link', { name: /^Vérifier les dés/ }).click();
    await ana.page.locator('#check-verdict').waitFor();
    await expect.poll(() => ana.page.locator('#check-verdict').textContent()).toContain('Tous les lancers sont justes.');
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });
});

describe('manners', () => {
  it('the strip of seats marks whoever is to play, on every page', async () => {
    await sitTogether('play-ball');
    const marked = (page: Page) =>
      page.locator('.strip li').evaluateAll((seats) => seats.flatMap((seat, i) => (seat.classList.contains('turn') ? [i] : [])));
    const everywhere = (seat: number) => Promise.all([ana, bo].map(({ page }) => expect.poll(() => marked(page)).toEqual([seat])));
    await everywhere(0);
    await tapTurn(ana.page, 'c2-c3');
    await finish(ana.page).click();
    await everywhere(1);
    await tapTurn(bo.page, 'c8-c7');
    await finish(bo.page).click();
    await everywhere(0);
  });

  it('a choice is taken back and a draw made with consent; phrases are heard', async () => {
    await sitTogether('play-ball');
    await tapTurn(ana.page, 'c2-c3');
    await finish(ana.page).click();
    await button(ana.page, /^Demander à reprendre$/).click();
    await bo.page.getByText('demande à reprendre son dernier choix').waitFor();
    await ana.page.getByText('On attend l’accord de').waitFor();
    await expectAccessible(bo.page);
    await button(bo.page, /^D’accord$/).click();
    await finish(ana.page).waitFor();
    await expect.poll(() => ana.page.locator('[data-cell="c2"]').getAttribute('aria-label')).toContain('rouge 2');
    await expect.poll(() => ana.page.title()).toMatch(/^● À vous/);
    await expect.poll(() => bo.page.title()).not.toMatch(/^●/);

    await button(bo.page, /^Dire$/).click();
    await expectAccessible(bo.page);
    await Promise.all([ana.page.getByText(/\u00a0: Bien joué\u00a0!$/).waitFor(), button(bo.page, /^Bien joué/).click()]);

    await button(ana.page, /^Aide et match$/).click();
    await button(ana.page, /^Proposer le nul/).click();
    // The offer of notifications has a button with the same words, so the notice is named.
    const offer = bo.page.locator('.notice', { hasText: 'propose le nul' });
    await offer.getByRole('button', { name: 'Non merci', exact: true }).click();
    await ana.page.getByText('Vous proposez le nul').waitFor({ state: 'detached' });
    await button(bo.page, /^Aide et match$/).click();
    await button(bo.page, /^Proposer le nul/).click();
    await button(ana.page, /^D’accord$/).click();
    await Promise.all([matchEnds(ana.page), matchEnds(bo.page)]);
    await expect.poll(() => bo.page.locator('.winner').textContent()).toContain('Match nul');
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });

  it('who is gone keeps the seat; a bot stands in; who returns plays on, also from another device, and may give up', async () => {
    const link = await sitTogether('pocket-rugby');
    await Promise.all([ana.page.getByText('Sa place est gardée').waitFor(), bo.page.goto('about:blank')]);
    await button(ana.page, /^Que faire \?$/).click();
    await button(ana.page, /^Un robot joue à sa place/).click();
    await ana.page.locator('.strip li', { hasText: 'un robot joue' }).waitFor();
    await bo.page.goto(link);
    await button(bo.page, /^Reprendre ma place$/).click();
    await ana.page.locator('.strip li', { hasText: 'un robot joue' }).waitFor({ state: 'detached' });

    await button(bo.page, /^Aide et match$/).click();
    await bo.page.getByText('Ma place sur un autre appareil').click();
    const seatLink = await bo.page.getByLabel('Lien de la place').inputValue();
    expect(seatLink).toMatch(/\/t\/[0-9a-f]{32}#[\w-]{22}$/);
    await expectAccessible(bo.page);
    const tablet = await guest(browser, app);
    await tablet.page.goto(seatLink);
    await matchBegins(tablet.page);
    await expect.poll(() => tablet.page.locator('.strip li').nth(1).getAttribute('class')).toContain('me');
    await expect.poll(() => new URL(tablet.page.url()).hash).toBe('');
    await button(tablet.page, /^Aide et match$/).click();
    await button(tablet.page, /^Abandonner/).click();
    await button(tablet.page, new RegExp(`^${(await seatNames(ana.page))[1]}$`)).click();
    await Promise.all([matchEnds(ana.page), matchEnds(tablet.page)]);
    for (const visitor of [ana, bo, tablet]) expectCalm(visitor);
    await tablet.context.close();
  });
});

describe('one device', () => {
  it('two people beside each other play online with real dice, and correct them', async () => {
    const { page } = ana;
    await page.goto(`${app.url}new/one-die-baseball`);
    await page.locator('summary', { hasText: 'Qui joue' }).click();
    await page.locator('form ol select').nth(1).selectOption('here');
    await page.getByLabel('Nom', { exact: true }).fill('Papi');
    await page.locator('summary', { hasText: 'Dés, pendule' }).click();
    await page.getByRole('radio', { name: /^De vrais dés/ }).check({ force: true });
    await button(page, /^Ouvrir la table/).click();
    await matchBegins(page);
    await expect.poll(() => page.locator('.strip li.me').count()).toBe(2);
    await button(page, /^4$/).click();
    await page.getByText('saisi à la main').first().waitFor();
    await button(page, /^Corriger ces dés$/).click();
    await page.getByText('repris').waitFor();
    await button(page, /^6$/).click();
    await button(page, /^2$/).click();
    await expect.poll(() => decision(page).textContent()).toContain('de frapper');
    await expectAccessible(page);
    expectCalm(ana);
  });

  it('real dice that a bot has answered are corrected, and it decides anew', async () => {
    const { page } = ana;
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }];
    await page.goto(await newTable(ana, app, 'pocket-rugby', { dice: 'hand', options: { first: 1 }, seats }));
    await matchBegins(page);
    for (const face of [/^3$/, /^4$/]) await button(page, face).click();
    await expect.poll(() => page.locator('.log li').count()).toBe(2);
    await button(page, /^Corriger ces dés$/).click();
    await expect.poll(() => page.locator('.log li.back').count()).toBe(2);
    for (const face of [/^4$/, /^3$/]) await button(page, face).click();
    await expect.poll(() => page.locator('.log li').count()).toBe(5);
    await button(page, /^Corriger ces dés$/).waitFor();
    expectCalm(ana);
  });

  it('a bot takes a seat, with its face', async () => {
    const { page } = ana;
    await page.goto(`${app.url}new/play-ball`);
    await page.locator('summary', { hasText: 'Qui joue' }).click();
    await page.locator('form ol select').nth(1).selectOption('bot');
    const faces = page.getByRole('group', { name: 'Qui joue à la place 2' });
    expect(await faces.getByRole('radio', { name: /^Gus/ }).isChecked()).toBe(true);
    await faces.getByText('rate la plupart des buts').waitFor();
    await expectAccessible(page);
    await button(page, /^Ouvrir la table/).click();
    await matchBegins(page);
    await tapTurn(page, 'c2-c3');
    await finish(page).click();
    await expect.poll(() => page.locator('.log li').count()).toBe(2);
    await finish(page).waitFor();
    expect(await seatNames(page)).toEqual(['Vous', 'Gus']);
    expect(await page.locator('.strip li').nth(1).locator('.portrait image').count()).toBe(1);
    expectCalm(ana);
  });

  it('says a word after a score', async () => {
    const { page } = ana;
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'rookie', face: 'gus' }];
    await page.goto(await newTable(ana, app, 'one-die-baseball', { dice: 'hand', options: { first: 1 }, seats }));
    await matchBegins(page);
    // A home run of Gus, typed in for him.
    await button(page, /^4$/).click();
    const says = page.locator('.joy .says');
    await expect.poll(() => says.textContent()).toMatch(/Oh|exprès/);
    expect(await says.locator('.portrait image').count()).toBe(1);
    expectCalm(ana);
  });

  it('from a match on one device stays who it is when the match goes on online', async () => {
    const { page } = ana;
    await page.goto(`${app.url}g/play-ball`);
    await page.getByRole('radio', { name: /^Zoé/ }).dispatchEvent('click');
    await button(page, /^Jouer/).click();
    await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
    await decision(page).waitFor();
    await page.goto(page.url().replace('/play/', '/bring/'));
    await button(page, /^Ouvrir la table/).click();
    await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await matchBegins(page);
    expect(await seatNames(page)).toEqual(['Vous', 'Zoé']);
    expectCalm(ana);
  });
});

describe('finding each other', () => {
  it('a quick match: who comes second sits down where the first waits', async () => {
    await ana.page.goto(`${app.url}lobby/tables`);
    await ana.page.getByLabel('Quel jeu ?').selectOption('one-die-baseball');
    await button(ana.page, /^Match rapide/).click();
    await ana.page.getByText('On attend du monde').waitFor();
    await expectAccessible(ana.page);
    const table = ana.page.url();
    for (const { page } of [ana, bo]) {
      await page.goto(`${app.url}lobby/tables`);
      await page.getByRole('article').filter({ hasText: 'Place libre' }).first().waitFor();
      await expectAccessible(page);
      await page.goto(`${app.url}new/one-die-baseball`);
      await button(page, /^Ouvrir la table/).waitFor();
      for (const summary of await page.locator('form summary').all()) await summary.click();
      await expectAccessible(page);
    }
    await ana.page.goto(table);
    await live(ana.page);
    await bo.page.getByLabel('Votre surnom').fill('Zoé');
    await button(bo.page, /^Match rapide/).click();
    await matchBegins(ana.page, bo.page);
    await expect.poll(() => bo.page.url()).toBe(ana.page.url());
    await expect.poll(() => seatNames(ana.page)).toContain('Zoé');
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });

  it('a match begun on one device goes on online, with a clock', async () => {
    await settle(ana.page, app, { quick: true, throws: 'each' });
    await sitDown(ana.page, app, 'pocket-rugby', { company: 'people' });
    for (let i = 1; i <= 3; i++) {
      await rollButton(ana.page).click();
      await expect.poll(() => ana.page.locator('.log li').count()).toBeGreaterThanOrEqual(i);
    }
    const made = await ana.page.locator('.log li').count();
    await button(ana.page, /^Aide et match$/).click();
    await ana.page.getByRole('link', { name: /^Continuer en ligne/ }).click();
    await ana.page.locator('summary', { hasText: 'Dés, pendule' }).click();
    await ana.page.getByRole('radio', { name: /^5\smin/ }).check({ force: true });
    await expectAccessible(ana.page);
    await button(ana.page, /^Ouvrir la table/).click();
    await ana.page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    const link = await ana.page.locator('.share input').inputValue();
    await bo.page.goto(link);
    await button(bo.page, /^S’asseoir/).waitFor();
    await expectAccessible(bo.page);
    await button(bo.page, /^S’asseoir/).click();
    await matchBegins(ana.page, bo.page);
    await expect.poll(() => bo.page.locator('.log li').count()).toBeGreaterThanOrEqual(made);
    await expect.poll(() => bo.page.getByRole('timer').count()).toBe(2);
    for (const { page } of [ana, bo]) await expectAccessible(page);
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });
});

describe('pages', () => {
  it('nothing is wider than 320 px', async () => {
    const wide: string[] = [];
    await ana.page.setViewportSize({ width: 320, height: 568 });
    const look = async (name: string) => {
      const over = await ana.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) wide.push(`${name}: ${over} px`);
    };
    await ana.page.goto(`${app.url}lobby/tables`);
    await ana.page.locator('h1').waitFor();
    await look('lobby');
    await ana.page.goto(`${app.url}new/dice-and-run`);
    await button(ana.page, /^Ouvrir la table/).waitFor();
    for (const summary of await ana.page.locator('form summary').all()) await summary.click();
    await look('new table');
    const link = await openTable(ana.page, app, 'dice-and-run');
    await look('gathering');
    await join(bo.page, link);
    await matchBegins(ana.page);
    await look('playing');
    expect(wide).toEqual([]);
  });

  it('nothing jumps while pages load', async () => {
    const jumping: string[] = [];
    const eve = await guest(browser, app);
    await watchShifts(eve.page);
    const look = async (name: string, url: string) => {
      await eve.page.goto(url);
      await eve.page.locator('h1, .strip').first().waitFor();
      await watchOn(eve.page, 800);
      const total = await shifts(eve.page);
      if (total >= 0.1) jumping.push(`${name}: ${total.toFixed(3)}`);
    };
    const link = await openTable(ana.page, app, 'two-dice-baseball');
    await look('lobby', `${app.url}lobby/tables`);
    await look('new table', `${app.url}new/dice-and-run`);
    await look('a seat is free', link);
    await join(bo.page, link);
    await matchBegins(ana.page);
    await look('watching', link);
    expect(jumping).toEqual([]);
    await eve.context.close();
  });
});
