import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES, makeRecordJson } from '@pocket-stadium/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_PAGES } from '../packages/web/src/app-pages.ts';
import { isStrange, ordinaryWords } from '../scripts/third-language/pseudo.ts';
import { LANGUAGE, type Tree, treeWithThirdLanguage } from '../scripts/third-language/tree.ts';
import { launch } from './browser.ts';
import { textsOf } from './other-language.ts';
import { PAGES } from './pages.ts';
import { wordsIn } from './paper.ts';
import { playedMatch } from './records.ts';
import { store } from './table.ts';

const PLAYED = 'c0ffee00c0ffee00c0ffee00c0ffee00';
let tree: Tree;
let stadium: ChildProcess;
let browser: Browser;
let page: Page;
let url = '';
const data = mkdtempSync(join(tmpdir(), 'third-language-data-'));

beforeAll(async () => {
  tree = treeWithThirdLanguage();
  tree.run('node', 'scripts/build.mjs');
  stadium = spawn('node', ['packages/cli/bin/stadium.js', 'serve', '--port', '0', '--data', data], { cwd: tree.root });
  url = await addressSaidBy(stadium);
  browser = await launch();
  page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(url);
  await page.getByRole('button', { name: LANGUAGE.toUpperCase() }).click();
});
afterAll(async () => {
  await browser?.close();
  stadium?.kill();
  tree?.remove();
  rmSync(data, { recursive: true, force: true });
});

async function addressSaidBy({ stdout, stderr }: ChildProcess): Promise<string> {
  const said: string[] = [];
  stderr?.on('data', (text) => said.push(String(text)));
  if (stdout)
    for await (const line of createInterface({ input: stdout })) {
      const found = /http:\/\/\S+/.exec(line)?.[0];
      if (found) return `${found.replace(/\/$/, '')}/`;
    }
  throw new Error(`The stadium does not open: ${said.join('')}`);
}

/** Ids, cells, addresses, and the names of people, bots and machines are the same in every language. */
const IDS = new Set([...GAMES.values()].flatMap(({ about }) => [about.id, ...Object.keys(about.options)]).flatMap((id) => id.split('-')));
const MASKED =
  /\b[a-z]\d+(?:x[a-z]\d+)?\b|https?:\/\/\S+|\S*--\S*|\b[0-9a-f]{8,}\b|(?<!\p{L})(Lucie|Sami|Papi|Léon|Nina|Basile|Zoé|Gus|Paula|Oscar|Ida|Maximilienne la Grande|Bo|wg0|Ethernet)(?!\p{L})/gu;

/** A browser writes the dates of a language that it does not know in English. */
const MONTHS = Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2000, month)));
const DATES = new RegExp(`\\b(${MONTHS.join('|')}) \\d{1,2}, \\d{4}\\b`, 'g');

function left(texts: readonly string[]): string[] {
  return texts.filter((text) =>
    ordinaryWords(text.replace(MASKED, ' ').replace(DATES, ' ')).some((word) => word.length > 1 && !IDS.has(word)),
  );
}

/** Figures of a sport have the same letters in every language; their names beside them have not. */
const FIGURES = /^[A-Z\d]{2,3}$/;

/** The first parts of the addresses that were looked at. */
const looked = new Set<string>();

async function expectNothingElse(where: string, excepted = /^(?!)/): Promise<void> {
  looked.add(new URL(page.url()).pathname.split('/')[1] || 'home');
  const texts = await textsOf(page);
  expect(texts.some(isStrange), where).toBe(true);
  expect(
    left(texts).filter((text) => !excepted.test(text)),
    where,
  ).toEqual([]);
}

const games = [...GAMES.keys()];
/** What a page of every game says stands in components that are the same for all, so the soak alone visits them all. */
const heard = (game: string) => process.env.SOAK !== undefined || game === games.at(-1);
const ofGame = (game: string): (readonly [string, string])[] => [
  [`g/${game}`, 'button[type="submit"]'],
  [`rules/${game}`, 'article h2'],
  [`glossary/${game}`, 'dt'],
  [`learn/${game}`, '.coach .says'],
  [`new/${game}`, 'form summary'],
];

describe('in a third language', () => {
  it.each(PAGES.map(({ name, go }) => [name, go] as const))('the page %s says nothing in French or English', async (name, go) => {
    await go(page, { url });
    await expectNothingElse(name);
  });

  it.each<readonly [string, string]>([
    ...games.flatMap((game) => [[`print/${game}`, '.look svg'] as const, ...(heard(game) ? ofGame(game) : [])]),
    ['lobby/tables', 'h1'],
    ['season/all', 'h1'],
    ['season/new', 'form h2, form summary'],
    ['season/teams', 'h1'],
    ['season/nowhere', 'h1'],
    ['wall/nowhere', 'h1'],
    ['m/nowhere', 'h1'],
  ])('nor does the page /%s', async (path, wait) => {
    await page.goto(url + path);
    await page.locator(wait).first().waitFor();
    await expectNothingElse(path);
  });

  it.each(games)('nor does a match of %s, its menu, or the form that takes it online', async (game) => {
    await page.goto(`${url}g/${game}`);
    await page.locator('button[type="submit"]').first().click();
    await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
    await page.getByRole('region').first().waitFor();
    await expectNothingElse(game);
    await page.locator('button.round').first().click();
    await page.locator('dialog[open] button').nth(3).waitFor();
    await expectNothingElse(`menu of ${game}`);
    if (!heard(game)) return;
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${url}bring/${id}`);
    await page.locator('form summary').first().waitFor();
    await expectNothingElse('bring');
  });

  it('nor do the settings', async () => {
    await page.goto(url);
    await page.locator('button[aria-haspopup="dialog"]').first().click();
    await page.locator('dialog[open] [role="switch"], dialog[open] input').first().waitFor();
    // Each language is named in itself.
    await expectNothingElse('settings', /^(Français|English)$/);
  });

  it('nor does a season, in any of its views, or the wall of one', async () => {
    await page.goto(`${url}season/new`);
    // Bots alone: nobody has to play before there is something to tell.
    await page.locator('select.who').first().selectOption({ index: 1 });
    await page.locator('form .go button:enabled').click();
    await page.locator('#season-standings').waitFor();
    await expectNothingElse('season');
    await page.locator('.actions button').first().click();
    await page.locator('nav a[href$="~bulletin"]').waitFor();
    await expectNothingElse('season after a round');
    const season = page.url();
    const links = await page
      .locator(`a[href*="${new URL(season).pathname}~"]`)
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const views = ['match', 'team', 'leaders', 'bulletin', 'more'].map((view) => links.filter((link) => link.includes(`~${view}`)).at(-1));
    expect(views).not.toContain(undefined);
    for (const view of views.filter((link) => link !== undefined)) {
      await page.goto(view);
      await page.locator('h1').first().waitFor();
      await expectNothingElse(view, FIGURES);
    }
    const server = page.locator('section[aria-labelledby="on-server"]');
    await server.locator('button').last().click();
    await expectNothingElse('what leaves the device');
    await server.locator('button.primary').click();
    await server.locator('a').first().waitFor();
    await expectNothingElse('a season on the server');
    await page.goto(season.replace('/season/', '/wall/'));
    await page.locator('h2').first().waitFor();
    await expectNothingElse('wall');
  });

  it('nor does what follows a match, or the paper of one', async () => {
    const match = playedMatch('dice-and-run', 'seed', { mode: 'advanced', innings: 2 }, PLAYED);
    await store(page, { url }, { [`pocket-stadium:match:${PLAYED}`]: makeRecordJson(match) });
    await page.goto(`${url}after/${PLAYED}`);
    await page.locator('.story .bar').waitFor();
    await expectNothingElse('after');
    const kept = await fetch(`${url}api/v1/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: makeRecordJson(match),
    });
    const { id } = (await kept.json()) as { id: string };
    await page.goto(`${url}m/${id}`);
    await page.locator('.story .bar').waitFor();
    await expectNothingElse('a shared match');
    const paper = async (lang: string) => {
      const pdf = await fetch(`${url}api/v1/matches/${id}.pdf?lang=${lang}`);
      return wordsIn(Buffer.from(await pdf.arrayBuffer()));
    };
    expect((await paper('fr')).match(/[éèêàç]/g)?.length).toBeGreaterThan(20);
    const strange = await paper(LANGUAGE);
    expect(isStrange(strange)).toBe(true);
    expect(strange).not.toMatch(/[éèêàç]/);
  });

  it('nor does a table that gathers', async () => {
    await page.goto(`${url}new/pocket-rugby`);
    await page.locator('form button.primary, form button[type="submit"]').last().click();
    await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await page.locator('.share input').waitFor();
    await expectNothingElse('table');
  });

  it('the server refuses in it', async () => {
    const refused = await fetch(`${url}api/v1/matches/${'0'.repeat(32)}.json`, { headers: { 'accept-language': LANGUAGE } });
    const { detail } = (await refused.json()) as { detail: string };
    expect(isStrange(detail), detail).toBe(true);
    expect(ordinaryWords(detail)).toEqual([]);
  });

  it('was walked through on every page that there is', () => {
    expect([...Object.keys(APP_PAGES), 'home', 'g'].filter((name) => !looked.has(name))).toEqual([]);
  });

  it('the page and the manifest are called by its name alone', async () => {
    const html = await (await fetch(url, { headers: { accept: 'text/html', 'accept-language': LANGUAGE } })).text();
    const said = /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';
    const told = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '';
    const needed = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
    const manifest = (await (await fetch(new URL(`manifest.${LANGUAGE}.webmanifest`, url))).json()) as Record<string, string>;
    for (const text of [said, told, needed, manifest.name, manifest.short_name, manifest.description]) {
      expect(isStrange(text ?? ''), text).toBe(true);
      expect(left([text ?? ''])).toEqual([]);
    }
    expect(html).toContain(`href="./manifest.${LANGUAGE}.webmanifest"`);
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe(`${url}manifest.${LANGUAGE}.webmanifest`);
  });
});
