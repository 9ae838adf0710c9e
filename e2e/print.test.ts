import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { LANGS } from '@pocket-stadium/kernel';
import { loadPrintables } from '@pocket-stadium/print';
import { describe, expect, it } from 'vitest';
import { serveApp } from './app.ts';
import { openApp } from './app-under-test.ts';
import { isPdf, pagesOf } from './paper.ts';
import { DESKTOP, expectCalm } from './table.ts';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

const { app, newVisitor } = openApp('/club/');

describe('pages to print', () => {
  it.each(LANGS)('of every game are one A4 page each, whole and nothing else: %s', async (lang) => {
    const visitor = await newVisitor({ viewport: DESKTOP, locale: LOCALES[lang] });
    const { page } = visitor;
    for (const [game, rules] of GAMES) {
      const printables = await loadPrintables(rules);
      await page.emulateMedia({ media: null });
      await page.goto(`${app.url}print/${game}`);
      await page.locator('.look svg').first().waitFor();
      const titles = printables.map(({ title }) => title[lang]);
      await expect.poll(() => page.locator('h2').allTextContents()).toEqual(titles);
      const pages = printables.flatMap((printable) => printable.pages(lang));
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(isPdf(pdf)).toBe(true);
      expect(pagesOf(pdf)).toEqual(pages.map(() => ({ width: 595, height: 842 })));
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('.screen').isVisible()).toBe(false);
      await expect.poll(() => page.locator('.sheet').count()).toBe(pages.length);
    }
    expectCalm(visitor);
  });
});

describe('the page of a game', () => {
  it('leads to what can be printed, and one kind is printed alone', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', String(document.querySelectorAll('.sheet').length));
    });
    await page.goto(`${app.url}g/play-ball`);
    // The form above the link comes later than the link and moves it.
    await page.getByRole('button', { name: /^Jouer$/ }).waitFor();
    await page.getByRole('link', { name: /^Imprimer/ }).click();
    await page.waitForURL(/\/print\/play-ball$/);
    const printed = async (kind: string) => {
      await page.evaluate(() => document.body.removeAttribute('data-printed'));
      await page
        .getByRole('region', { name: kind })
        .getByRole('button', { name: /^Imprimer/ })
        .click();
      return page.locator('body[data-printed]').getAttribute('data-printed');
    };
    const game = GAMES.get('play-ball');
    for (const { title, pages } of game ? await loadPrintables(game) : []) expect(await printed(title.fr)).toBe(String(pages('fr').length));
    await page.getByText('Sans serveur, la fenêtre d’impression sait aussi enregistrer en PDF.').waitFor();
    expect(await page.getByRole('link', { name: 'PDF' }).count()).toBe(0);
    expectCalm(visitor);
  });

  it('prints without a network after the first visit', async () => {
    const mine = await serveApp('/club/');
    const visitor = await newVisitor({ serviceWorkers: 'allow' }, mine);
    const { page } = visitor;
    await page.goto(mine.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    await mine.close();
    await page.goto(`${mine.url}print/pocket-rugby`);
    await page.locator('.look svg').first().waitFor();
  });
});
