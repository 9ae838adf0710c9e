import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { guest, matchEnds, playByItself } from './online.ts';
import { decision, expectCalm, PHONE } from './table.ts';

const { app, browser } = await openOnline();

/** Types throws of a real die, one face after the other, until the match is over. */
async function throwByHand(page: Page): Promise<void> {
  for (let face = 1; (await page.locator('.winner').count()) === 0; face = (face % 6) + 1) {
    const button = decision(page)
      .getByRole('group', { name: /^Que montre/ })
      .getByRole('button', { name: String(face), exact: true });
    // Buttons of the throw before may still stand there when the match is already over.
    await Promise.any([button.click(), page.locator('.winner').waitFor()]);
  }
}

/** The form of a new season of one inning, with four people. */
async function enter(page: Page): Promise<void> {
  await page.goto(`${app.url}season/new`);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByText('Coller une liste de noms').click();
  await page.getByRole('textbox', { name: /^Un nom par ligne/ }).fill('Ana\nBo\nCy\nDo');
  await page.getByRole('button', { name: 'Prendre ces noms' }).click();
}

/** Begins the season. Answers its address. */
async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Commencer la saison' }).click();
  await page.getByRole('heading', { name: 'Classement' }).waitFor();
  return page.url();
}

it('every way of playing counts: real dice and the referee, watched bots, a table online, a result typed in', async () => {
  const visitor = await guest(browser, app, { viewport: PHONE });
  const { page } = visitor;
  await enter(page);
  // Cy and Do are bots. The order is the order of the seeds: Do goes up one.
  for (const name of ['Cy', 'Do']) await page.getByRole('combobox', { name: `Qui joue pour ${name}` }).selectOption({ index: 1 });
  await page.getByText('Changer l’ordre').click();
  await page.getByRole('button', { name: /^Do.*monter$/ }).click();
  await expect
    .poll(() => page.locator('fieldset ul li input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(['Ana', 'Bo', 'Do', 'Cy']);
  const season = await begin(page);

  /** The page of the match of these two, whoever is at home. */
  const open = async (one: string, other: string): Promise<string> => {
    await page.goto(season);
    for (;;) {
      await page.locator('.row').first().waitFor();
      const row = page.locator('.row', { hasText: one }).filter({ hasText: other });
      if ((await row.count()) > 0) {
        await row.click();
        await page.locator('.board').waitFor();
        return page.url();
      }
      await page.getByRole('button', { name: 'Journée suivante', exact: true }).click();
    }
  };
  const counts = async (match: string, way: string) => {
    await page.goto(match);
    await page.getByText(way).waitFor();
    await page.getByRole('group', { name: 'Score par manche' }).waitFor();
  };

  const byHand = await open('Ana', 'Bo');
  await page.getByRole('button', { name: /^Avec de vrais dés/ }).click();
  await page.waitForURL(/\/play\//);
  await throwByHand(page);
  await counts(byHand, 'Joué avec de vrais dés');

  const watched = await open('Cy', 'Do');
  await page.getByRole('button', { name: /^Regarder/ }).click();
  await page.waitForURL(/\/play\//);
  await matchEnds(page);
  await counts(watched, 'Joué par des robots');

  // Ana sits here, the other side is a bot of the server.
  const playOnline = async () => {
    await page.getByRole('button', { name: /^En ligne/ }).click();
    // The season is on this device alone: the page first says that two names leave it.
    await page.getByText('quittent cet appareil').waitFor();
    expect(page.url()).toContain('/season/');
    await page.getByRole('button', { name: 'Oui, jouer par le serveur' }).click();
    await page.waitForURL(/\/t\//);
    await playByItself(page);
    await matchEnds(page);
  };
  const online = await open('Ana', 'Cy');
  await playOnline();
  await counts(online, 'Joué en ligne');

  // The page is left before it has noted the end: the season asks the server.
  const leftEarly = await open('Ana', 'Do');
  await page.route(/bring-result/, (route) => route.abort());
  await playOnline();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/(^|[:/])fixture:/.test(key)) localStorage.removeItem(key);
  });
  await page.goto('about:blank');
  await page.unrouteAll();
  visitor.troubles.length = 0;
  await counts(leftEarly, 'Joué en ligne');

  await open('Bo', 'Do');
  await page.getByText('Saisir un résultat').click();
  await page.locator('form .line input').nth(0).fill('5');
  await page.locator('form .line input').nth(2).fill('3');
  await page.getByText('Autres chiffres, si vous voulez').click();
  await page.getByRole('textbox', { name: /^Coups sûrs.*Bo$/ }).fill('19');
  await page.getByRole('button', { name: 'Enregistrer le résultat' }).click();
  await page.getByText('Résultat saisi', { exact: true }).waitFor();
  await page.getByRole('group', { name: 'Chiffres' }).getByRole('row', { name: 'Bo 19' }).waitFor();
  await page.goto(season);
  const played = async () => (await page.locator('.two table tbody tr td:nth-child(3)').allTextContents()).map(Number);
  await expect.poll(async () => (await played()).reduce((sum, n) => sum + n, 0)).toBe(10);
  await page.goto(`${season}~more`);
  await page.getByText('Nom, effacement').click();
  await page.getByRole('button', { name: /^Effacer la saison/ }).click();
  await page.getByText('2 matchs sont allés sur le serveur').waitFor();
  expectCalm(visitor);
});

it('a record is told at the end of the match that breaks it, and once more on return to the season', async () => {
  const visitor = await guest(browser, app, { viewport: PHONE });
  const { page } = visitor;
  await enter(page);
  const season = await begin(page);
  // Four matches that end 1 to 0, so that there is something to beat.
  for (let match = 0; match < 4; match++) {
    await page.goto(season);
    await page.locator('.row:not(:has(.score b))').first().click();
    await page.getByText('Saisir un résultat').click();
    await page.locator('form .line input').nth(0).fill('1');
    await page.locator('form .line input').nth(2).fill('0');
    await page.getByRole('button', { name: 'Enregistrer le résultat' }).click();
    await page.getByText('Résultat saisi', { exact: true }).waitFor();
  }
  await page.goto(season);
  await page.locator('.row:not(:has(.score b))').first().click();
  await page.getByRole('button', { name: /^Avec de vrais dés/ }).click();
  await page.waitForURL(/\/play\//);
  await throwByHand(page);
  const record = page.getByRole('status').getByText('plus haut score');
  await record.waitFor();
  await page.getByRole('link', { name: /^La saison/ }).click();
  await page.waitForURL(season);
  await record.waitFor();
  // It was told. Whoever comes back later hears of the next one.
  await page.reload();
  await page.locator('[data-figures=true]').waitFor();
  expect(await record.count()).toBe(0);
  expectCalm(visitor);
});
