import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES, makeRecordJson, makeRecordText } from '@pocket-stadium/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryWords } from '../scripts/third-language/pseudo.ts';
import { LANGUAGE, type Tree, treeWithThirdLanguage } from '../scripts/third-language/tree.ts';
import { launch } from './browser.ts';
import { textsOf } from './other-language.ts';
import { wordsIn } from './paper.ts';
import { playedMatch, withChangedFace } from './records.ts';
import { store } from './table.ts';

const STRANGE = /[ạẹịọụṣṭṇ]/;
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

/** Ids, cells, and the names of people and bots are the same in every language. */
const IDS = new Set([...GAMES.values()].flatMap(({ about }) => [about.id, ...Object.keys(about.options)]).flatMap((id) => id.split('-')));
const MASKED =
  /\b[a-z]\d+(?:x[a-z]\d+)?\b|https?:\/\/\S+|\S*--\S*|\b[0-9a-f]{8,}\b|(?<!\p{L})(Lucie|Sami|Papi|Léon|Nina|Basile|Zoé|Gus|Paula|Oscar|Ida)(?!\p{L})/gu;

function left(texts: readonly string[]): string[] {
  return texts.filter((text) => ordinaryWords(text.replace(MASKED, ' ')).some((word) => word.length > 1 && !IDS.has(word)));
}

async function expectNothingElse(where: string): Promise<void> {
  const texts = await textsOf(page);
  expect(texts.join(' '), where).toMatch(STRANGE);
  expect(left(texts), where).toEqual([]);
}

describe('in a third language', () => {
  it.each<readonly [string, string]>([
    ['', 'a.box'],
    ['g/dice-and-run', 'button[type="submit"]'],
    ['g/play-ball', 'button[type="submit"]'],
    ['rules/pocket-rugby', 'article h2'],
    ['glossary/dice-and-run', 'dt'],
    ['learn/pocket-rugby', '.coach .says'],
    ...[...GAMES.keys()].map((game) => [`print/${game}`, '.look svg'] as const),
    ['privacy/house', 'h2'],
    ['host/room', 'h2'],
    ['book/play-ball', '#book-L'],
    ['problems/pocket-rugby', 'h2.asked'],
    ['problems/2026-11-16', 'h2.asked'],
    ['my/matches', 'h1'],
    ['check/dice', 'textarea'],
    ['new/dice-and-run', 'form summary'],
    ['lobby/tables', 'h1'],
    ['nowhere/at-all', 'h1'],
  ])('the page /%s says nothing in French or English', async (path, wait) => {
    await page.goto(url + path);
    await page.locator(wait).first().waitFor();
    await expectNothingElse(path);
  });

  it.each(['one-die-baseball', 'dice-and-run', 'pocket-rugby', 'runy-run-run', 'play-ball'])('nor does a match of %s', async (game) => {
    await page.goto(`${url}g/${game}`);
    await page.locator('button[type="submit"]').first().click();
    await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
    await page.getByRole('region').first().waitFor();
    await expectNothingElse(game);
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
    const paper = async (lang: string) => {
      const pdf = await fetch(`${url}api/v1/matches/${id}.pdf?lang=${lang}`);
      return wordsIn(Buffer.from(await pdf.arrayBuffer()));
    };
    // The typeface has no such letters: they lose their marks, and so no French one keeps its own.
    expect((await paper('fr')).match(/[éèêàç]/g)?.length).toBeGreaterThan(20);
    expect(await paper(LANGUAGE)).not.toMatch(/[éèêàç]/);
  });

  it('nor does a table that gathers', async () => {
    await page.goto(`${url}new/pocket-rugby`);
    await page.locator('form button.primary, form button[type="submit"]').last().click();
    await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await page.locator('.share input').waitFor();
    await expectNothingElse('table');
  });

  it('nor does the report on a record', async () => {
    await page.goto(`${url}check/dice`);
    await page.locator('textarea').fill(makeRecordText(withChangedFace(playedMatch('pocket-rugby', 'fair'), 3)));
    await page.locator('form button, button.primary').first().click();
    await page.locator('#check-verdict').waitFor();
    await expectNothingElse('report');
  });

  it('the server refuses in it', async () => {
    const refused = await fetch(`${url}api/v1/matches/${'0'.repeat(32)}.json`, { headers: { 'accept-language': LANGUAGE } });
    const { detail } = (await refused.json()) as { detail: string };
    expect(detail).toMatch(STRANGE);
    expect(ordinaryWords(detail)).toEqual([]);
  });

  it('the page and the manifest are called by its name alone', async () => {
    const html = await (await fetch(url, { headers: { accept: 'text/html', 'accept-language': LANGUAGE } })).text();
    const said = /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';
    const told = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '';
    const needed = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
    const manifest = (await (await fetch(new URL(`manifest.${LANGUAGE}.webmanifest`, url))).json()) as Record<string, string>;
    for (const text of [said, told, needed, manifest.name, manifest.short_name, manifest.description]) {
      expect(text).toMatch(STRANGE);
      expect(left([text ?? ''])).toEqual([]);
    }
    expect(html).toContain(`href="./manifest.${LANGUAGE}.webmanifest"`);
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe(`${url}manifest.${LANGUAGE}.webmanifest`);
  });
});
