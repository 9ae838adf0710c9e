import { copyFile, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { cutOff } from './look.ts';
import { isPdf, pagesOf } from './paper.ts';
import { DESKTOP, expectCalm, inTheme, PHONE, playOut, resize, type Visitor } from './table.ts';

const { app, newVisitor } = openApp('/club/');

/** A cup of a few people, one inning each: begun in less than a minute of typing. */
async function newCup({ page }: Visitor, names: readonly string[]): Promise<string> {
  await page.goto(`${app.url}season/new`);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Coupe' }).check({ force: true });
  await page.getByText('Coller une liste de noms').click();
  await page.getByRole('textbox', { name: /^Un nom par ligne/ }).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Prendre ces noms' }).click();
  await page.getByRole('button', { name: 'Commencer la saison' }).click();
  await page.getByRole('heading', { name: 'Classement' }).waitFor();
  return page.url();
}

const standings = async ({ page }: Visitor) =>
  (await page.locator('.two table tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());

/** A result typed in on the page of a match. */
async function typeResult({ page }: Visitor, home: number, away: number, note = ''): Promise<void> {
  const fold = page.locator('details', { has: page.getByText(note === '' ? 'Saisir un résultat' : 'Corriger', { exact: true }) }).first();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  const form = page.locator('form');
  await form.locator('.line input').nth(0).fill(String(home));
  await form.locator('.line input').nth(2).fill(String(away));
  if (note !== '') await form.getByRole('textbox', { name: 'Pourquoi' }).fill(note);
  await form.getByRole('button', { name: note === '' ? 'Enregistrer le résultat' : 'Corriger' }).click();
}

describe('a season', () => {
  it('is made, played, counted, told in a bulletin, kept, corrected and deleted', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await page.goto(app.url);
    await page.getByRole('link', { name: /^Saisons et tournois/ }).click();
    await page.getByRole('link', { name: /^Nouvelle saison/ }).waitFor();
    const address = await newCup(visitor, ['Ana', 'Bo', 'Cy']);
    // With three in a cup the first seed waits.
    await page.getByText('Au repos').waitFor();
    const fixture = page.locator('.row').first();
    await fixture.click();
    await page.getByRole('button', { name: /^Jouer ici/ }).click();
    await page.waitForURL(/\/play\//);
    await playOut(page);
    // The result came into the season by itself.
    await page.getByRole('link', { name: /^La saison/ }).click();
    await page.waitForURL(address);
    await expect.poll(() => page.locator('.row .score b').count()).toBe(2);
    const score = (await page.locator('.row .score b').allTextContents()).map(Number);
    const rows = await standings(visitor);
    expect(rows).toHaveLength(3);
    const names = await page.locator('.row .name').allTextContents();
    const winner = names[(score[0] ?? 0) > (score[1] ?? 0) ? 0 : 1];
    expect(rows.find((row) => row.includes(`${winner} 1 1`))).toBeDefined();

    // The final is paired, and its result typed in.
    await page.getByRole('button', { name: /^Tirer la journée suivante/ }).click();
    await page.getByRole('heading', { name: 'Journée 2 sur 2' }).waitFor();
    await page.locator('.row').first().click();
    await typeResult(visitor, 4, 4);
    await page.locator('.board .score', { hasText: '4 – 4' }).waitFor();
    await typeResult(visitor, 87, 86, 'mal lu');
    await page.locator('.board .score', { hasText: '87 – 86' }).waitFor();
    await page.getByText('mal lu').waitFor();
    const champion = await page.locator('.side b').first().textContent();

    // The season is as it was after the page is loaded anew.
    await page.goto(address);
    await page.getByText(`Vainqueur : ${champion}`.replace(' :', '\u00a0:')).waitFor();
    await page.reload();
    await page.getByText(`Vainqueur : ${champion}`.replace(' :', '\u00a0:')).waitFor();
    await page.goto(`${app.url}season/all`);
    await page.getByText('terminée').waitFor();

    // The bulletin is one page, with the results.
    await page.goto(`${address}~bulletin`);
    await page.locator('.look[data-told="true"] svg').waitFor();
    expect(await page.locator('.look svg').textContent()).toContain('87 – 86');
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(isPdf(pdf)).toBe(true);
    expect(pagesOf(pdf)).toEqual([{ width: 595, height: 842 }]);
    const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Image à enregistrer' }).click()]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);

    // Those who entered alone are people: by number, no name of theirs is on the sheet.
    await page.getByRole('radio', { name: 'par un numéro' }).check({ force: true });
    await expect.poll(async () => /Ana|Bo\b|Cy/.test((await page.locator('.look svg').textContent()) ?? '')).toBe(false);
    expect(await page.locator('.look svg').textContent()).toContain('#1');

    // The files are the whole season, and a page that needs no server.
    await page.goto(`${address}~more`);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^La saison en une page/ }).click()]);
    const alone = await visitor.context.newPage();
    const website = join(tmpdir(), `season-${process.pid}.html`);
    await file.saveAs(website);
    await alone.goto(`file://${website}`);
    await alone.getByRole('heading', { name: 'Classement' }).waitFor();
    expect(await alone.locator('.score', { hasText: '87 – 86' }).count()).toBe(1);
    await alone.close();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Enregistrer la saison/ }).click(),
    ]);
    const path = await saved.path();
    await page.getByText('Nom, effacement').click();
    await page.getByRole('button', { name: /^Effacer la saison/ }).click();
    await page.getByRole('button', { name: 'Effacer pour de bon' }).click();
    await page.waitForURL(/\/season\/all$/);
    await expect.poll(() => page.locator('a.card').count()).toBe(0);
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByText(`Vainqueur : ${champion}`.replace(' :', '\u00a0:')).waitFor();
    expectCalm(visitor);
  });

  it('alone against bots: their matches are played at once, and every page fits and reads', async () => {
    const visitor = await newVisitor({ viewport: PHONE, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(`${app.url}season/new`);
    await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Begin the season' }).click();
    const save = async (name: RegExp): Promise<string> => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return file.path();
    };
    await page.getByRole('heading', { name: 'Standings' }).waitFor();
    const season = page.url();
    await page.goto(`${season}~more`);
    const begun = await save(/^Save the season/);
    await page.goto(season);
    await page.getByRole('button', { name: /^Play all the bots’ matches/ }).click();
    await page.getByText('21 matches played.').waitFor();
    await expect.poll(() => page.locator('.two table tbody tr').count()).toBe(8);
    await page.locator('.row').nth(1).click();
    await page.locator('.board').waitFor();
    const match = page.url();
    await page.goto(season);
    await page.locator('tbody a').first().click();
    await page.locator('.head h1').waitFor();
    const pages = [season, match, page.url(), `${season}~leaders`, `${season}~more`, `${app.url}season/new`, `${app.url}season/teams`];
    for (const address of pages) {
      await page.goto(address);
      await page.locator('main h1').waitFor();
      for (const size of [PHONE, { width: 844, height: 390 }, DESKTOP]) {
        await resize(page, size);
        const at = `${address} at ${size.width} × ${size.height}`;
        expect.soft(await cutOff(page), at).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), at).toBe(0);
      }
      await resize(page, PHONE);
      for (const theme of ['light', 'dark'] as const) {
        await inTheme(page, theme);
        await expectAccessible(page);
      }
    }

    // Files for others: tables, event files, and a website that asks nobody for anything; by initials where that is wished.
    await page.goto(`${season}~more`);
    const inside = async (file: string) => (await readFile(file)).toString('latin1');
    const tables = await save(/^Tables/);
    for (const table of ['results.csv', 'ranking.csv', 'teams.csv', 'players.csv']) expect(await inside(tables)).toContain(table);
    const events = await save(/^Baseball data/);
    expect((await inside(events)).match(/\.EVA/g)?.length).toBeGreaterThan(6);
    await page.getByRole('radio', { name: 'by initials' }).check({ force: true });
    const website = join(tmpdir(), `season-site-${process.pid}.html`);
    await copyFile(await save(/^The season as one page/), website);
    await page.goto(`file://${website}`);
    expect(await page.locator('details').count()).toBe(21);
    await page.locator('.score a').first().click();
    await page.getByRole('heading', { name: 'Home runs' }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('Sixtus');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(page);
    await rm(website);

    // The season as it began takes the same results from the tables, and from the event files; nonsense is named.
    const ranked: string[][] = [];
    for (const archive of [tables, events]) {
      await page.goto(`${season}~more`);
      await page.getByText('Name, deletion').click();
      await page.getByRole('button', { name: /^Delete the season/ }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.waitForURL(/\/season\/all$/);
      await page.locator('input[type=file]').setInputFiles(begun);
      await page.getByRole('heading', { name: 'Standings' }).waitFor();
      await page.goto(`${season}~more`);
      const bring = async (files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0], said: string) => {
        await page.locator('input[type=file]').setInputFiles(files);
        await page.getByText(said).waitFor();
      };
      await bring({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('miaow') }, 'There is nothing of a season here');
      await bring({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004…') }, 'x.zip cannot be opened');
      await bring(archive, '21 results taken in.');
      await bring(archive, 'Nothing new in it.');
      await page.goto(season);
      await page.locator('.two table tbody tr').first().waitFor();
      ranked.push(await standings(visitor));
    }
    expect(ranked[0]).toEqual(ranked[1]);
    expect(ranked[0]?.length).toBe(8);

    // A team and its players are forgotten: a number takes the place of each name, and the results stay.
    await page.locator('tbody a').first().click();
    const name = (await page.locator('.head h1').textContent()) ?? '';
    await page.getByRole('button', { name: /^Forget these names/ }).click();
    await page.getByRole('button', { name: 'Forget the names for good' }).click();
    await page.getByText('The names are forgotten.').waitFor();
    expect(await page.locator('.head h1').textContent()).toMatch(/^#\d/);
    await page.goto(`${season}~more`);
    const left = await inside(await save(/^Save the season/));
    expect([left.includes(name), left.split('"type":"result"').length]).toEqual([false, 22]);
    expectCalm(visitor);
  });
});
