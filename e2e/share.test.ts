import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Match, makeRecordJson } from '@pocket-stadium/kernel';
import { importAll, type RunningServer, startServer } from '@pocket-stadium/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, DIST } from './app.ts';
import { openApp } from './app-under-test.ts';
import { violations } from './axe.ts';
import { isPdf, pagesOf, wordsIn } from './paper.ts';
import { playedMatch, withChangedFace } from './records.ts';
import { figures, openFigures, reviewOf, stadium } from './review.ts';
import { DESKTOP, expectCalm, PHONE, store } from './table.ts';

const SHORT = { minutes: 20, halves: 1, yellowMinutes: 1 };
const under = (match: Match, id: string): Match => ({ ...match, header: { ...match.header, id: id.repeat(32) } });
/** Dice that depend on no id, so that a match may be kept under any. */
const RUGBY = under(playedMatch('pocket-rugby', 'seed', SHORT), 'a');
const BASEBALL = playedMatch('dice-and-run', 'fair', { mode: 'basic', innings: 2 });
const HONEST = under(playedMatch('three-dice-baseball', 'seed', { innings: 2 }), 'c');
/** A roll whose change the rules alone do not notice. */
const ROLL = HONEST.entries.findIndex((_, i) => {
  const folded = foldMatch(GAMES, withChangedFace(HONEST, i + 1));
  return folded.ok && folded.value.over;
});
const CHANGED = withChangedFace(HONEST, ROLL + 1);

const folder = mkdtempSync(join(tmpdir(), 'stadium-share-'));
const tables = join(folder, 'tables');
let server: RunningServer;
let app: App;
const { newVisitor } = openApp();
beforeAll(async () => {
  process.env.STADIUM_TABLES = tables;
  stadium(tables, 'solve', 'pocket-rugby', ...Object.entries(SHORT).flatMap(([name, value]) => ['--option', `${name}=${value}`]));
  const lines = [RUGBY, BASEBALL, CHANGED].map((match) => `{"record":${makeRecordJson(match)}}`);
  const taken = await importAll(folder, ['{"stadium":1}', ...lines, '{"end":4}']);
  if (!taken.ok) throw new Error(taken.problem.message.en);
  server = await startServer({ port: 0, data: folder, base: '/club', web: DIST, logLevel: 'silent' });
  app = { url: `${server.url}/` };
  // The first review takes longest, and pages do not wait for ever: it is asked for here.
  await fetch(`${app.url}api/v1/matches/${RUGBY.header.id}/review`);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const pageOf = ({ header }: Match) => `${app.url}m/${header.id}`;

describe('the permanent page of a match', () => {
  it('shows the review of the server, in the figures of `stadium review`', async () => {
    const { totals, error } = reviewOf(RUGBY, tables);
    expect(error).toBeLessThanOrEqual(1e-6);
    const visitor = await newVisitor({ viewport: DESKTOP }, app);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pageOf(RUGBY));
    await openFigures(page);
    const expected = totals.flatMap(({ luck, cost, gained }) => [luck, -cost, gained].map((value) => Math.round(value * 1000) / 10 + 0));
    await expect.poll(() => figures(page, '.side li strong')).toEqual(expected);
    // The full solution is as good as exact, and the page does not call it an estimate.
    await page.getByText('Les chances sont exactes').waitFor();
    expect(asked.filter((url) => url.endsWith('/review'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('review-worker'))).toEqual([]);
    expectCalm(visitor);
  });

  it('has the server review a match of this device too, in the same figures', async () => {
    const { totals } = reviewOf(RUGBY, tables);
    const visitor = await newVisitor({ viewport: DESKTOP }, app);
    const { page } = visitor;
    const asked: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
      sent.push(request.postData() ?? '');
    });
    await store(page, app, { [`pocket-stadium:match:${'e'.repeat(32)}`]: makeRecordJson(RUGBY) });
    await page.goto(`${app.url}after/${'e'.repeat(32)}`);
    await openFigures(page);
    const expected = totals.flatMap(({ luck, cost, gained }) => [luck, -cost, gained].map((value) => Math.round(value * 1000) / 10 + 0));
    await expect.poll(() => figures(page, '.side li strong')).toEqual(expected);
    expect(asked).toContain('POST /club/api/v1/reviews');
    // Names stay on the device.
    for (const { name } of RUGBY.header.seats) expect(sent.filter((body) => body.includes(`"${name}"`))).toEqual([]);
    await page.getByRole('button', { name: /^Donner une adresse à ce match/ }).waitFor();
    expect(await page.getByRole('link', { name: 'PDF' }).count()).toBe(0);
    expectCalm(visitor);
  });

  it('is reviewed in the browser where the server does not answer', async () => {
    const visitor = await newVisitor({ viewport: DESKTOP }, app);
    const { page } = visitor;
    await page.route('**/review', (route) => route.abort());
    await page.goto(pageOf(BASEBALL));
    await openFigures(page);
  });

  it('has a link to copy, a paper, files and a picture', async () => {
    const visitor = await newVisitor({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] }, app);
    const { page } = visitor;
    await page.goto(pageOf(BASEBALL));
    // Everything above the link is there once the figures are open.
    await openFigures(page);
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect.poll(() => page.locator('.link [role="status"]').textContent()).toBe('Le lien est copié.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pageOf(BASEBALL));
    const download = async (click: () => Promise<void>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), click()]);
      return readFileSync(await file.path());
    };
    const pdf = await download(() => page.getByRole('link', { name: 'PDF' }).click());
    expect(isPdf(pdf)).toBe(true);
    for (const { width, height } of pagesOf(pdf)) expect([width, height]).toEqual([595, 842]);
    const winner = await page.locator('h1').textContent();
    expect(wordsIn(pdf)).toContain(winner?.replaceAll(/\s/g, ''));
    expect(wordsIn(pdf)).toContain('Lucie–Sami');
    const json = await download(() => page.getByRole('button', { name: 'JSON' }).click());
    expect(JSON.parse(json.toString())).toEqual(JSON.parse(makeRecordJson(BASEBALL)));
    const png = await download(() => page.getByRole('button', { name: 'Image', exact: true }).click());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expectCalm(visitor);
  });

  it('hands its link to the device where it shares', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        Object.assign(globalThis, { shared: data });
        return Promise.reject(new DOMException('closed', 'AbortError'));
      };
      Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share });
    });
    await page.goto(pageOf(BASEBALL));
    await openFigures(page);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared?: ShareData }).shared?.url);
    await expect.poll(shared).toBe(pageOf(BASEBALL));
    expectCalm(visitor);
  });

  it.each([
    ['fr-FR', 'Stade de poche', 'Dice & Run\u00a0:'],
    ['en-GB', 'Pocket Stadium', 'Dice & Run:'],
  ])('carries a card for whoever shows the link: %s', async (locale, site, game) => {
    const visitor = await newVisitor({ locale }, app);
    const { page } = visitor;
    const served = await page.goto(pageOf(BASEBALL));
    expect(await served?.headerValue('content-security-policy')).not.toMatch(/unsafe|\*/);
    const meta = (property: string) => page.locator(`head meta[property="${property}"]`).getAttribute('content');
    expect(await meta('og:site_name')).toBe(site);
    expect(await meta('og:description')).toContain(game);
    expect(await meta('og:url')).toBe(pageOf(BASEBALL));
    // The picture is shown under the page's own policy, as large as it was promised.
    const size = await page.evaluate(
      async (src) => {
        const image = new Image();
        image.src = src ?? '';
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      await meta('og:image'),
    );
    expect(size).toEqual([1200, 630]);
    expectCalm(visitor);
  });

  it('leads to its dice: a changed face is caught', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await page.goto(pageOf(CHANGED));
    await openFigures(page);
    await page.getByRole('link', { name: 'Vérifier les dés' }).click();
    await page.getByText('Un lancer a été changé.').waitFor();
    await page.getByText(new RegExp(`^Lancer ${ROLL + 1}\\s: le match dit`)).waitFor();
    expectCalm(visitor);
  });

  it('says so where there is no match', async () => {
    const visitor = await newVisitor({}, app);
    await visitor.page.goto(`${app.url}m/${'0'.repeat(32)}`);
    await visitor.page.getByText('Ce match n’existe pas.').waitFor();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe finds wrong, in the %s, and fits a narrow screen', async (colorScheme) => {
    const visitor = await newVisitor({ colorScheme, bypassCSP: true, viewport: { width: 320, height: 568 } }, app);
    const { page } = visitor;
    await page.goto(pageOf(RUGBY));
    await openFigures(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});

describe('pages to print, from a server', () => {
  it('come as the same number of A4 pages in a PDF', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await page.goto(`${app.url}print/dice-and-run`);
    await page.locator('.look svg').first().waitFor();
    const pages = await page.locator('.look').count();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'PDF' }).first().click()]);
    const pdf = readFileSync(await file.path());
    expect(pagesOf(pdf)).toHaveLength(pages);
    for (const title of ['Plateau', 'Joueursàplier', 'Jetons']) expect(wordsIn(pdf)).toContain(title);
    expectCalm(visitor);
  });
});

describe('what a page needs is announced with it', () => {
  const PAGES: Readonly<Record<string, string>> = {
    'a shared match': `m/${RUGBY.header.id}`,
    'a lesson': 'learn/pocket-rugby',
    'the form of a table': 'new/pocket-rugby',
    'the check of dice': 'check/new',
  };
  it.each(Object.entries(PAGES))('%s fetches all of it, once, and nothing else to begin with', async (_, path) => {
    const html = await (await fetch(app.url + path, { headers: { accept: 'text/html', 'accept-language': 'fr-FR' } })).text();
    const parts = /<(?:script|link rel="(?:stylesheet|preload|modulepreload)")[^>]* (?:src|href)="([^"]+)"/g;
    const announced = [...html.matchAll(parts)].map(([, file = '']) => new URL(file, app.url).href);
    const { page } = await newVisitor({ viewport: PHONE }, app);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(js|css|json|woff2)$/.test(request.url())) asked.push(request.url());
    });
    await page.goto(app.url + path);
    await page.locator('main:not([aria-busy])').waitFor();
    expect(announced.length).toBeGreaterThan(3);
    expect(asked.slice(0, announced.length).sort()).toEqual(announced.sort());
    expect(new Set(asked).size).toBe(asked.length);
  });
});
