import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRecordJson } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { playedMatch } from './records.ts';
import { DESKTOP, expectCalm, PHONE, playOut, store } from './table.ts';

const { app, newVisitor } = openApp('/club/');
const DAY = '2026-11-17T10:00:00';
const OLD = 'c0ffee00c0ffee00c0ffee00c0ffee01';
const SHARED = 'c0ffee00c0ffee00c0ffee00c0ffee02';
const OPEN = 'c0ffee00c0ffee00c0ffee00c0ffee03';

/** Matches as an older version of the app left them: a record and a short note each, and no journey. */
function leftBehind(): Record<string, string> {
  const rugby = playedMatch('pocket-rugby', 'seed', {}, 's0');
  const [person = { name: 'Lucie' }] = rugby.header.seats;
  const alone = { ...rugby, header: { ...rugby.header, id: OLD, seats: [person, { name: 'Ida', bot: 'best', face: 'ida' }] } };
  const shared = playedMatch('one-die-baseball', 'seed', {}, 's1');
  const unfinished = { ...rugby, header: { ...rugby.header, id: OPEN }, entries: rugby.entries.slice(0, 12) };
  const kept: Record<string, string> = {};
  for (const [id, match, over] of [
    [OLD, alone, true],
    [SHARED, shared, true],
    [OPEN, unfinished, false],
  ] as const) {
    kept[`pocket-stadium:match:${id}`] = makeRecordJson(match);
    kept[`pocket-stadium:note:${id}`] = JSON.stringify({ at: Date.parse(DAY), game: match.header.game, over });
  }
  return kept;
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe('the match of the day', () => {
  it('is played, compared with best play and told to a friend by a link without a name, who plays first', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await page.clock.setFixedTime(new Date(DAY));
    await page.goto(app.url);
    await page.getByRole('link', { name: /^Match du jour/ }).click();
    await page.getByText(/ne trompe alors que soi-même/).waitFor();
    await page.getByRole('button', { name: 'Jouer le match du jour' }).click();
    await page.waitForURL(/\/play\/da11/);
    await playOut(page);
    await page.getByRole('link', { name: /^Comparer/ }).click();
    await page.getByRole('row', { name: /^Le meilleur jeu .* 0,0$/ }).waitFor();
    await page.getByRole('row', { name: /^Vous / }).waitFor();
    expect(await isWide(page)).toBe(false);
    const link = await page.getByLabel('Le lien pour vos amis, sans nom').inputValue();
    expect(link).toMatch(/\/club\/daily\/2026-11-17#[0-9a-z]+!?$/);
    expect(await page.getByLabel('Votre résultat, sans la réponse').inputValue()).toMatch(
      /^Match du jour, Rugby de poche, 17 nov\S* 2026\s: \d+/,
    );
    expectCalm(visitor);
    const friend = await newVisitor({ viewport: DESKTOP, locale: 'en-GB' });
    await friend.page.clock.setFixedTime(new Date(DAY));
    await friend.page.goto(link);
    await friend.page.getByText('A friend has played this match. Play first, then compare.').waitFor();
    await friend.page.getByRole('button', { name: 'Play the match of the day' }).click();
    await friend.page.waitForURL(/\/play\/da11/);
    await playOut(friend.page);
    await friend.page.goto(`${app.url}daily/today`);
    // The same presses on the same dice are the same match.
    await friend.page.getByText('Friend 1: the same choices as you, from start to end.').waitFor();
    expectCalm(friend);
  });
});

describe('the journey', () => {
  it('remembers what an older version left, goes into a file, is deleted, and comes back from it', async () => {
    const visitor = await newVisitor({ viewport: PHONE, locale: 'en-GB' });
    const { page } = visitor;
    await page.clock.setFixedTime(new Date(DAY));
    await store(page, app, leftBehind());
    await page.goto(`${app.url}journey/mine`);
    await page.getByText('2 matches finished').waitFor();
    await page.getByText('Lucie – Sami').waitFor();
    await page.getByRole('heading', { name: /^Trophies/ }).waitFor();
    await expectAccessible(page);
    expect(await isWide(page)).toBe(false);
    // The review of a match is made when somebody goes through the match.
    await page.goto(`${app.url}after/${OLD}`);
    await page.locator('.story .bar').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pocket-stadium:journey'))).toContain('"rated"');
    await page.goto(app.url);
    await page.getByRole('link', { name: /^My journey 2 matches/ }).click();
    await page.getByText('Points for choosing').waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).click()]);
    const file = join(tmpdir(), `journey-${process.pid}.json`);
    writeFileSync(file, readFileSync((await saved.path()) ?? ''));
    await page.getByRole('button', { name: 'Delete all of it' }).click();
    await page.getByRole('button', { name: /for good$/ }).click();
    await page.getByText('All of it is gone.').waitFor();
    await page.getByText(/^Nothing here yet/).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /match|journey|mistakes/.test(key)))).toEqual([]);
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByText('Done: 3 more matches.').waitFor();
    await page.getByText('2 matches finished').waitFor();
    await page.getByText('Points for choosing').waitFor();
    await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('This file is not a journey of this stadium.').waitFor();
    expectCalm(visitor);
  });
});

describe('my matches', () => {
  it('show scores and opponents, and are found by name, game, day and whether they are over', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await store(page, app, leftBehind());
    await page.goto(`${app.url}my/matches`);
    await page.getByText('3 matchs.').waitFor();
    const cards = page.locator('article.card');
    await cards.filter({ hasText: 'Ida' }).getByText('Ida gagne').waitFor();
    expect(await cards.filter({ hasText: 'Ida' }).locator('.score b').allTextContents()).toEqual(['25', '40']);
    await cards.filter({ hasText: 'en cours' }).getByRole('link', { name: 'Reprendre' }).waitFor();
    const search = page.getByRole('searchbox', { name: /^Chercher/ });
    for (const [typed, found] of [
      ['IDA', '1 match.'],
      ['baseball', '1 match.'],
      ['rugby lucie', '2 matchs.'],
      ['15 nov', '3 matchs.'],
      ['nobody', 'Aucun match.'],
    ] as const) {
      await search.fill(typed);
      await page.getByText(found, { exact: true }).waitFor();
    }
    await search.fill('');
    await page.getByRole('radio', { name: 'En cours' }).dispatchEvent('click');
    await page.getByText('1 match.', { exact: true }).waitFor();
    expectCalm(visitor);
  });
});
