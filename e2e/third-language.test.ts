import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES, makeRecordText } from '@pocket-stadium/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryWords } from '../scripts/third-language/pseudo.ts';
import { LANGUAGE, type Tree, treeWithThirdLanguage } from '../scripts/third-language/tree.ts';
import { launch } from './browser.ts';
import { textsOf } from './other-language.ts';
import { playedMatch, withChangedFace } from './records.ts';

const STRANGE = /[ạẹịọụṣṭṇ]/;
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
  /\b[a-z]\d+\b|https?:\/\/\S+|\S*--\S*|\b[0-9a-f]{8,}\b|(?<!\p{L})(Lucie|Sami|Papi|Léon|Nina|Basile|Zoé|Gus|Paula|Oscar|Ida)(?!\p{L})/gu;

function left(texts: readonly string[]): string[] {
  return texts.filter((text) => ordinaryWords(text.replace(MASKED, ' ')).some((word) => word.length > 1 && !IDS.has(word)));
}

async function expectNothingElse(where: string): Promise<void> {
  const texts = await textsOf(page);
  expect(texts.join(' '), where).toMatch(STRANGE);
  expect(left(texts), where).toEqual([]);
}

describe('in a third language', () => {
  it.each([
    ['', 'a.box'],
    ['g/dice-and-run', 'button[type="submit"]'],
    ['g/play-ball', 'button[type="submit"]'],
    ['rules/pocket-rugby', 'article h2'],
    ['glossary/dice-and-run', 'dt'],
    ['learn/pocket-rugby', '.coach .says'],
    ['print/play-ball', '.look svg'],
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

  it('the page and the manifest are called by its name too', () => {
    const read = (file: string) => readFileSync(join(tree.root, 'packages/web/dist', file), 'utf8');
    expect(read('index.html')).toContain('Ṣṭạḍẹ ḍẹ ṗọċḥẹ');
    expect(read('manifest.webmanifest')).toContain('Ṣṭạḍẹ ḍẹ ṗọċḥẹ');
  });
});
