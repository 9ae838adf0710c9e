import { startServer } from '@pocket-stadium/server';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../packages/server/src/store/database.ts';
import { guest, tableFor, temporaryFolder } from '../packages/server/test/harness.ts';
import { DIST } from './app.ts';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable, program } from './guests.ts';
import { look } from './look.ts';
import { matchBegins } from './online.ts';
import { expectCalm, visitorWith } from './table.ts';

const { app, browser } = await openOnline();
const [ana, eve] = await Promise.all([namedVisitor(browser, app, 'Ana'), namedVisitor(browser, app, 'Eve')]);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const link = (page: Page | Locator, name: RegExp) => page.getByRole('link', { name });
const mine = (page: Page) => page.locator('.strip li.me');
const watching = (page: Page) => page.getByText('Vous regardez ce match.');

describe('the link of a seat', () => {
  it('is renewed: the old one opens nothing any more and says so, the new one opens the seat elsewhere', async () => {
    const table = await newTable(ana, app, 'pocket-rugby');
    const bo = await program(app, 'Bo', table);
    await ana.page.goto(table);
    await matchBegins(ana.page);
    await button(ana.page, /^Aide et match$/).click();
    await ana.page.getByText('Ma place sur un autre appareil').click();
    const field = ana.page.getByLabel('Lien de la place');
    const old = await field.inputValue();
    // The second page of the same person on another device.
    await eve.page.goto(old);
    await mine(eve.page).waitFor();

    await button(ana.page, /^Changer ce lien/).click();
    await expect.poll(() => field.inputValue()).not.toBe(old);
    const renewed = await field.inputValue();
    await look(ana.page, 'online-seat-link');
    await ana.page.keyboard.press('Escape');
    await expect.poll(() => mine(ana.page).count()).toBe(1);
    await watching(eve.page).waitFor();

    await eve.page.goto(old);
    await eve.page.getByText('Ce lien de place n’ouvre rien ici : il a peut-être été renouvelé.').waitFor();
    await look(eve.page, 'online-old-link');
    await button(eve.page, /^Voir la table/).click();
    await watching(eve.page).waitFor();
    expect(await mine(eve.page).count()).toBe(0);

    await eve.page.goto(renewed);
    await mine(eve.page).waitFor();
    expect(eve.page.url()).toBe(table);
    bo.close();
    expectCalm(ana);
    expect(eve.troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
    eve.troubles.length = 0;
  });
});

describe('the page of a table', () => {
  it.each([
    ['does not exist', '0'.repeat(32), 'Cette table n’existe pas.'],
    ['cannot exist', 'somewhere', 'Cette table n’existe pas, ou plus.'],
  ])('that %s says so', async (_, id, text) => {
    await eve.page.goto(`${app.url}t/${id}`);
    await eve.page.getByRole('heading', { name: 'Hors du terrain' }).waitFor();
    await eve.page.getByText(text, { exact: true }).waitFor();
    await look(eve.page, 'online-no-table');
    await link(eve.page.getByRole('main'), /^Retour à l’accueil$/).click();
    await eve.page.waitForURL(app.url);
    eve.troubles.length = 0;
  });

  it('where every seat is an animal lets whoever opens it choose one, and then whoever comes', async () => {
    await ana.page.goto(`${app.url}new/runy-run-run`);
    await ana.page.locator('summary', { hasText: /^Qui joue/ }).click();
    await ana.page.getByRole('combobox', { name: /Les vipères$/ }).selectOption({ label: 'vous' });
    await button(ana.page, /^Ouvrir la table/).click();
    await ana.page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await eve.page.goto(ana.page.url());
    await eve.page.getByRole('radio', { name: 'Les poules' }).waitFor({ state: 'attached' });
    expect(await eve.page.getByRole('radio', { name: 'Les vipères' }).count()).toBe(0);
    await eve.page.getByRole('radio', { name: 'Les renards' }).dispatchEvent('click');
    await button(eve.page, /^S’asseoir/).click();
    const seats = (page: Page) => page.getByRole('region', { name: 'Qui joue' }).getByRole('listitem');
    await expect.poll(() => seats(ana.page).nth(1).textContent()).toMatch(/Eve.*Les renards/s);
    await expect.poll(() => seats(eve.page).nth(2).textContent()).toMatch(/Ana.*Les vipères/s);
    const bo = await program(app, 'Bo', ana.page.url());
    await ana.page.getByText('Vous chassez les renards. Gare aux poules !').waitFor();
    await eve.page.getByText('Vous chassez les poules. Gare aux vipères !').waitFor();
    bo.close();
    for (const someone of [ana, eve]) expectCalm(someone);
  });

  it('that was closed before its match says so, and leads to a new one', async () => {
    const table = await newTable(ana, app, 'dice-and-run');
    await Promise.all([ana.page.goto(table), eve.page.goto(table)]);
    await button(eve.page, /^S’asseoir/).waitFor();
    await button(ana.page, /^Quitter la table$/).click();
    await ana.page.waitForURL(app.url);
    await eve.page.getByRole('heading', { name: 'Table fermée' }).waitFor();
    expect(await button(eve.page, /^S’asseoir/).count()).toBe(0);
    await look(eve.page, 'online-closed');
    await link(eve.page, /^Jouer en ligne$/).click();
    await eve.page.waitForURL(/\/new\/dice-and-run$/);
    for (const someone of [ana, eve]) expectCalm(someone);
  });

  it('that is full lets a visitor watch', async () => {
    const table = await newTable(ana, app, 'one-die-baseball');
    const bo = await program(app, 'Bo', table);
    await Promise.all([ana.page.goto(table), eve.page.goto(table)]);
    await watching(eve.page).waitFor();
    await ana.page.getByText('1 spectateur', { exact: true }).waitFor();
    expect(await button(eve.page, /^(S’asseoir|Lancer|Dire)/).count()).toBe(0);
    await look(eve.page, 'online-watching');
    bo.close();
    for (const someone of [ana, eve]) expectCalm(someone);
  });

  it('whose match no longer follows the rules is stopped, and says why', async () => {
    const folder = temporaryFolder();
    const settings = { port: 0, data: folder.path, web: DIST, logLevel: 'silent' } as const;
    const before = await startServer(settings);
    const api = await guest(before.url, 'Ana');
    const { table } = await api.newTable(tableFor('dice-and-run', { dice: 'hand', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] }));
    await api.do(table.id, { key: 'first-roll', do: 'roll', seat: 0, n: 1, faces: [1, 2] });
    await before.close();
    const { db, close } = await openDatabase(folder.path);
    await db.updateTable('entries').set({ data: '{"type":"move","seat":0,"move":"bunt"}', sum: null }).execute();
    await close();
    const after = await startServer(settings);
    const { page, context } = await visitorWith(browser, { url: `${after.url}/` });
    await page.goto(`${after.url}/t/${table.id}`);
    await page.getByRole('heading', { name: 'Match arrêté' }).waitFor();
    await page.getByText('ne suit plus les règles d’aujourd’hui').waitFor();
    // The page says the name: nobody at the table is called seat 0.
    await page.getByText('Ana doit lancer').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/place \d/);
    await look(page, 'online-stopped');
    await context.close();
    await after.close();
    folder.remove();
  });
});
