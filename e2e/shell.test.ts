import { readFile } from 'node:fs/promises';
import { makeRecordJson } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { serveApp } from './app.ts';
import { openApp } from './app-under-test.ts';
import { playedMatch } from './records.ts';
import { shifts, watchShifts } from './shifts.ts';
import { decision, expectCalm, kept, PHONE, playOut, settle, sitDown, store } from './table.ts';

const { app, newVisitor } = openApp('/club/');

describe('the shelf', () => {
  it('speaks the language of the browser, and the other one at a tap, for good', async () => {
    const visitor = await newVisitor({ locale: 'en-US' });
    const { page } = visitor;
    await page.goto(app.url);
    await page.getByRole('heading', { name: 'The stadium fits in your pocket' }).waitFor();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Le stade tient dans la poche' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { name: 'Le stade tient dans la poche' }).waitFor();
    expectCalm(visitor);
  });

  it('starts a first match at one tap: there is something to decide, and a coach beside it', async () => {
    const visitor = await newVisitor();
    await visitor.page.goto(app.url);
    await visitor.page.getByRole('button', { name: 'Jouer tout de suite' }).click();
    await decision(visitor.page)
      .getByRole('button', { name: /^Laisser passer/ })
      .waitFor();
    await visitor.page.getByRole('note', { name: 'L’entraîneur' }).waitFor();
    expectCalm(visitor);
  });

  it('leads to every game, its rules and its glossary', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(app.url);
    await page.locator('a.box').first().waitFor();
    const boxes = await page.locator('a.box').count();
    expect(boxes).toBeGreaterThanOrEqual(7);
    for (let i = 0; i < boxes; i++) {
      await page.goto(app.url);
      await page.locator('a.box').nth(i).click();
      await page.getByRole('button', { name: /^Jouer$/ }).waitFor();
      await page.getByRole('link', { name: 'Règles', exact: true }).click();
      await page.locator('article h1').waitFor();
      await page.goBack();
      // The form above the links comes later than they do and moves them.
      await page.getByRole('button', { name: /^Jouer$/ }).waitFor();
      await page.getByRole('link', { name: 'Lexique' }).click();
      await page.locator('dt').first().waitFor();
    }
    expectCalm(visitor);
  });

  it('says so when there is nothing at an address', async () => {
    const visitor = await newVisitor();
    await visitor.page.goto(`${app.url}g/golf`);
    await visitor.page.getByText('Il n’y a rien à cette adresse.').waitFor();
    await visitor.page.goto(`${app.url}play/0123456789abcdef0123456789abcdef`);
    await visitor.page.getByText('Ce match n’est pas dans ce navigateur.').waitFor();
  });
});

describe('a long match', () => {
  it('is written whole on its sheet; of its log the latest lines stand there, and all of them on request', async () => {
    const long = playedMatch('pocket-rugby', 'seed');
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await watchShifts(page);
    await store(page, app, { [`pocket-stadium:match:${'ef'.repeat(16)}`]: makeRecordJson(long) });
    await page.goto(`${app.url}after/${'ef'.repeat(16)}`);
    await page.locator('.story .bar').waitFor();
    expect(await shifts(page)).toBeLessThan(0.1);
    await page.goto(`${app.url}play/${'ef'.repeat(16)}`);
    const lines = page.locator('.log li');
    await expect.poll(() => lines.count()).toBe(30);
    const latest = await lines.first().textContent();
    await expect.poll(async () => (await page.locator('.field tbody th').allTextContents())[0]).toBe('1');
    expect(await shifts(page)).toBeLessThan(0.1);
    await page.getByRole('button', { name: `Depuis le début (${long.entries.length} lignes)` }).click();
    await expect.poll(() => lines.count()).toBe(long.entries.length);
    expect(await lines.first().textContent()).toBe(latest);
    expectCalm(visitor);
  });
});

describe('before a match', () => {
  it('names and levels stay when a place is added, and are read whole', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(`${app.url}g/two-dice-baseball`);
    await page.locator('summary', { hasText: 'Règles maison' }).click();
    const name = page.getByRole('textbox', { name: 'Place 1' });
    const level = page.getByRole('combobox', { name: 'Qui joue à la place 2' });
    await name.fill('Lucie');
    const narrow = await level.evaluate((select: HTMLSelectElement) => {
      const whole = select.cloneNode(true) as HTMLSelectElement;
      Object.assign(whole.style, { position: 'absolute', width: 'auto' });
      select.after(whole);
      const missing = whole.offsetWidth - select.offsetWidth;
      whole.remove();
      return missing;
    });
    expect(narrow).toBeLessThanOrEqual(0);
    await level.selectOption({ label: 'Une personne' });
    await page.getByRole('group', { name: 'À combien ?' }).getByRole('radio', { name: '3' }).dispatchEvent('click');
    await page.getByRole('textbox', { name: 'Place 3' }).waitFor();
    expect(await name.inputValue()).toBe('Lucie');
    expect(await level.inputValue()).toBe('');
    await page.getByRole('radio', { name: 'Nous, ici' }).dispatchEvent('click');
    expect(await name.inputValue()).toBe('Lucie');
    expectCalm(visitor);
  });
});

describe('a match', () => {
  it('goes on when a bot that did not arrive is sent for again', async () => {
    const { page } = await newVisitor();
    await settle(page, app, { quick: true });
    let sent = 0;
    await page.route(/bot-worker/, (route) => (sent++ === 0 ? route.abort() : route.continue()));
    await sitDown(page, app, 'play-ball', { company: 'watch' });
    await expect.poll(async () => (await kept(page)).entries.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(sent).toBe(2);
  });

  it('is where it was after a reload and after leaving, and can be played on', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true, throws: 'each' });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    for (let i = 0; i < 6; i++) {
      await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
      await expect.poll(async () => (await kept(page)).entries.length).toBe(i + 1);
    }
    await expect.poll(() => page.locator('.log li').count()).toBe(6);
    const log = await page.locator('.log li').allTextContents();
    await page.reload();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).waitFor();
    await expect.poll(() => page.locator('.log li').allTextContents()).toEqual(log);

    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.getByRole('link', { name: /^Reprendre/ }).click();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await expect.poll(async () => (await kept(page)).entries.length).toBe(7);
    expectCalm(visitor);
  });

  it('can be abandoned, and played again with everybody one seat on', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'pocket-rugby', { company: 'people' });
    await page.getByRole('button', { name: 'Aide et match' }).click();
    await page.getByRole('button', { name: /^Abandonner/ }).click();
    await page.getByRole('button', { name: 'Joueur 2' }).click();
    await decision(page).getByText('Joueur 1 gagne').waitFor();
    await decision(page).getByText('par abandon').waitFor();
    await decision(page)
      .getByRole('button', { name: /^Rejouer/ })
      .click();
    await decision(page)
      .getByRole('button', { name: /^Lancer/ })
      .waitFor();
    expect((await kept(page)).header.seats.map(({ name }) => name)).toEqual(['Joueur 2', 'Joueur 1']);
    expectCalm(visitor);
  });

  it('ends in a draw when everybody agrees, not by one tap', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'pocket-rugby', { company: 'people' });
    await page.getByRole('button', { name: 'Aide et match' }).click();
    await page.getByRole('button', { name: /^S’accorder sur un nul/ }).click();
    await page.getByText('Tout le monde est d’accord ?').waitFor();
    expect((await kept(page)).entries).toEqual([]);
    await page.getByRole('button', { name: 'Oui, match nul' }).click();
    await decision(page).getByText('Match nul entre Joueur 1 et Joueur 2.').waitFor();
    expectCalm(visitor);
  });

  it.each(['Texte', 'JSON'])('is downloaded as %s and opened again from the file', async (form) => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'three-dice-baseball', { company: 'watch', numbers: { 'Nombre de manches': 1 } });
    await playOut(page);
    const original = await kept(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: form }).click()]);
    const file = await download.path();
    await page.goto(`${app.url}my/matches`);
    await page
      .getByLabel('Ouvrir un fichier de match')
      .setInputFiles({ name: 'match', mimeType: 'text/plain', buffer: await readFile(file) });
    await page.waitForURL(/\/play\//);
    await decision(page).getByText('Match terminé').waitFor();
    expect((await kept(page)).entries).toEqual(original.entries);
    expectCalm(visitor);
  });

  it('from a damaged file is refused with the reason', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(`${app.url}my/matches`);
    const open = (text: string) =>
      page.getByLabel('Ouvrir un fichier de match').setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await open('Pocket Stadium match, format 1\ngame: golf\n');
    await page.getByRole('alert').waitFor();
    await open('');
    await page.getByText('Le fichier est vide.').waitFor();
    expectCalm(visitor);
  });

  it('is one of several, each deleted for good when asked twice', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'one-die-baseball');
    await sitDown(page, app, 'pocket-rugby');
    await page.goto(`${app.url}my/matches`);
    // The card keeps the height that it will have when it tells how the match stands.
    await expect.poll(() => page.locator('article.card .soft:not(.when)').count()).toBe(2);
    expect(await page.locator('article.card').count()).toBe(2);
    await page.getByRole('button', { name: 'Effacer' }).first().click();
    await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
    await expect.poll(() => page.locator('article.card').count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator('article.card').count()).toBe(1);
    expectCalm(visitor);
  });

  it('rests in one window while it goes on in another', async () => {
    const visitor = await newVisitor();
    const { page, context } = visitor;
    await settle(page, app, { quick: true, throws: 'each' });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    const second = await context.newPage();
    await second.goto(page.url());
    await decision(second).getByRole('button', { name: 'Lancer le dé' }).click();
    await page.getByText('Ce match continue dans une autre fenêtre.').waitFor();
    await page.getByRole('button', { name: 'Continuer ici' }).click();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).waitFor();
    expect((await kept(page)).entries).toHaveLength(1);
  });

  it('goes on, with a warning, where the browser refuses to keep it', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    await page.getByRole('alert').getByText('Ce navigateur refuse de garder le match').waitFor();
    await decision(page).getByRole('button', { name: 'Lancer le dé' }).click();
    await page.locator('.log li').first().waitFor();
  });
});

describe('without a network', () => {
  it('a page that does not arrive comes when the network is back', async () => {
    const { page, context } = await newVisitor();
    await page.goto(`${app.url}g/pocket-rugby`);
    await page.getByRole('button', { name: /^Jouer$/ }).waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Règles', exact: true }).click();
    await page.getByText('Un instant…').waitFor();
    await page.getByRole('link', { name: 'Retour à l’accueil' }).waitFor();
    await context.setOffline(false);
    await page.locator('article h1').waitFor();
  });

  it('the app opens, plays and reloads after the first visit', async () => {
    const mine = await serveApp('/club/');
    const visitor = await newVisitor({ serviceWorkers: 'allow' }, mine);
    const { page } = visitor;
    await page.goto(mine.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    await mine.close();
    await page.goto(`${mine.url}g/dice-and-run`);
    await page.getByRole('radio', { name: /^Nous, ici$/ }).dispatchEvent('click');
    await page.getByRole('button', { name: /^Jouer$/ }).click();
    await decision(page).getByRole('button', { name: 'Lancer les 2 dés' }).click();
    await page.locator('.log li').first().waitFor();
    await page.reload();
    await page.locator('.log li').first().waitFor();
    await page.goto(mine.url);
    await page.getByRole('link', { name: /^Reprendre/ }).waitFor();
  });
});
