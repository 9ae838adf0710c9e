import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lesson from '../games/test/example/shoot-out/lesson.ts';
import type { ServedApp } from './app.ts';
import { openApp } from './app-under-test.ts';
import { type Copy, copyTree } from './copy.ts';
import { AS_IT_IS, FROM_OUTSIDE, layExample, PLAIN } from './example.ts';
import { join as joinTable, matchBegins, matchEnds, openTable, playByItself } from './online.ts';
import { isPdf } from './paper.ts';
import { decision, expectCalm, kept, playOut, settle, sitDown } from './table.ts';

// Games besides our own, in a copy of the tree that is built once: the example of docs/add-a-game.md as a
// folder, the same as an npm package, and no more of it than about.ts, rules/ and words/.
const COUNT = GAMES.size + 3;
const outside = mkdtempSync(join(tmpdir(), 'stadium-outside-'));
const SHELF = /^games\/shelf(\.json|\/[\w-]+\.ts)$/;

let copy: Copy;
let app: ServedApp;
let changed: Record<'folder' | 'install' | 'shelf', readonly string[]>;
const { newVisitor } = openApp();

/** Packs a game with the script that docs/add-a-game.md names, and installs it as that page says. */
async function installPacked(): Promise<void> {
  const source = join(copy.folder, 'build-output/example');
  layExample(source, FROM_OUTSIDE);
  await copy.run('node', 'scripts/pack-game.mjs', source, outside);
  rmSync(source, { recursive: true });
  const tarball = join(outside, readdirSync(outside).find((name) => name.endsWith('.tgz')) ?? '');
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await copy.run('npm', 'install', '--workspace', '@pocket-stadium/games', ...quiet, tarball);
}

beforeAll(async () => {
  copy = await copyTree();
  layExample(join(copy.folder, 'games', AS_IT_IS.id), AS_IT_IS);
  await copy.shelve(AS_IT_IS.id);
  const folder = await copy.changes();
  await installPacked();
  const install = await copy.changes();
  await copy.shelve(`stadium-${FROM_OUTSIDE.id}`);
  const shelf = await copy.changes();
  changed = { folder, install, shelf };
  for (const script of ['shelf', 'words']) await copy.run('node', `scripts/${script}.mjs`, '--check');
  layExample(join(copy.folder, 'games', PLAIN.id), PLAIN, ['about.ts', 'rules', 'words']);
  await copy.shelve(PLAIN.id);
  await copy.run('node', 'scripts/build.mjs');
  app = await copy.serve();
}, 600_000);
afterAll(async () => {
  await app?.close();
  copy?.remove();
  rmSync(outside, { recursive: true, force: true });
});

it('an eighth game is its folder and a line of the shelf', () => {
  const others = changed.folder.filter((file) => !SHELF.test(file));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((file) => !file.startsWith(`games/${AS_IT_IS.id}/`))).toEqual([]);
});

it('a game from outside is a line of the shelf, and what `npm install` writes', () => {
  expect(changed.install).toEqual(['games/package.json', 'package-lock.json']);
  expect(changed.shelf.filter((file) => !SHELF.test(file))).toEqual([]);
  expect(changed.shelf).toContain('games/shelf.json');
});

it('a package that does not say which game it is, is refused', async () => {
  const file = join(copy.folder, 'games/shelf.json');
  const shelf = readFileSync(file, 'utf8');
  await expect(copy.shelve('svelte')).rejects.toThrow(/"svelte" does not say which game it is/);
  writeFileSync(file, shelf);
});

it('the shelf says how many games there are by counting', async () => {
  const visitor = await newVisitor({}, app);
  const { page } = visitor;
  await page.goto(app.url);
  await page.getByText(`${COUNT === 10 ? 'Dix' : COUNT} jeux, quelques dés, aucun compte.`).waitFor();
  await expect.poll(() => page.locator('ul.shelf > li').count()).toBe(COUNT);
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(`${COUNT} jeux de sport`);
  const manifest = await (await fetch(new URL('manifest.webmanifest', app.url))).json();
  expect(manifest.description).toContain(`${COUNT} pocket sports games`);
  expect(await copy.stadium('--help')).toContain(`${COUNT} jeux de sport de poche`);
  expectCalm(visitor);
});

/** The soak runs every test of games in the copy, with the numbers that `npm test` has. */
const SOAK = process.env.SOAK !== undefined;
/** What the tests of games ask of every game on the shelf, without the few that take minutes. */
const QUICK = [
  'charts',
  'draw',
  'ear',
  'figures',
  'golden',
  'outlook',
  'pages',
  'play',
  'seating',
  'sheets',
  'terms',
  'timeline',
  'vectors',
  'words',
];

/** The names of the tests that were run in the copy, and of those that failed. */
async function tested(...args: string[]): Promise<{ passed: string[]; failed: string[] }> {
  const report = join(outside, 'report.json');
  const reported = ['--reporter=json', `--outputFile=${report}`];
  const run = copy.run('env', '-u', 'SOAK', 'node_modules/.bin/vitest', 'run', ...reported, ...args);
  // What failed stands in the report.
  await run.catch((error) => existsSync(report) || Promise.reject(error));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  type Verdict = { readonly status: string; readonly fullName: string };
  const verdicts: Verdict[] = testResults.flatMap(({ assertionResults }: { assertionResults: Verdict[] }) => assertionResults);
  const named = (status: string) => verdicts.filter((verdict) => verdict.status === status).map(({ fullName }) => fullName);
  return { passed: named('passed'), failed: named('failed') };
}

it('each of them conforms, and fits its paper', async () => {
  const ids = [AS_IT_IS.id, FROM_OUTSIDE.id, PLAIN.id];
  const theirs = `^'?(${ids.join('|')})'?( conforms|[,:])|rules on a page`;
  const { passed, failed } = await tested('games/test/conformance.test.ts', 'games/test/print.test.ts', '-t', theirs);
  expect(failed).toEqual([]);
  expect(passed).toEqual(expect.arrayContaining(ids.map((id) => `${id} conforms`)));
});

it('each of them passes what games are asked, with all parts, from outside and with rules alone', async () => {
  const files = SOAK ? ['games/test'] : QUICK.map((name) => `games/test/${name}.test.ts`);
  const { passed, failed } = await tested(...files);
  expect(failed).toEqual([]);
  for (const { id } of [AS_IT_IS, FROM_OUTSIDE, PLAIN]) expect(passed.filter((name) => name.includes(id)).length, id).toBeGreaterThan(5);
}, 3_600_000);

if (SOAK) {
  it('those that teach have a lesson like the others', async () => {
    const web = ['--config', 'packages/web/vitest.config.ts', 'learn/lesson.test.ts'];
    const { passed, failed } = await tested(...web, '-t', `the lesson of (${AS_IT_IS.id}|${FROM_OUTSIDE.id})|lessons`);
    expect(failed).toEqual([]);
    for (const { id } of [AS_IT_IS, FROM_OUTSIDE])
      expect(passed.filter((name) => name.startsWith(`the lesson of ${id}`)).length).toBeGreaterThan(5);
  });
}

describe.each([
  ['in a folder of the tree', AS_IT_IS],
  ['from an npm package', FROM_OUTSIDE],
])('a game %s', (_, { id, fr }) => {
  it('has its box on the shelf, with a picture, and its own board, on which bots play to the end', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(app.url);
    const box = page.getByRole('link', { name: new RegExp(fr) });
    await expect.poll(() => box.locator('svg path').count()).toBeGreaterThan(0);
    await box.click();
    await page.waitForURL(`**/g/${id}`);
    await sitDown(page, app, id, { company: 'watch' });
    await page.locator('.field svg .frame').waitFor();
    await playOut(page);
    await expect.poll(() => page.locator('.field svg circle.open').count()).toBe(0);
    expectCalm(visitor);
  });

  it('is taught by its lesson', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await page.goto(`${app.url}learn/${id}`);
    const [chapter] = lesson.chapters;
    await page
      .getByText(chapter?.steps[0]?.say?.fr ?? '')
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Au ras du sol/ }).click();
    await page.getByText('Plutôt la lucarne').first().waitFor();
    await page.getByRole('button', { name: /^Lucarne/ }).click();
    await page.getByRole('button', { name: 'Lancer les 2 dés' }).click();
    await page.getByRole('button', { name: /^(Continuer|La suite|Suite)/ }).click();
    await page.getByRole('button', { name: /^Lancer le dé/ }).click();
    await page
      .getByText(chapter?.end.fr ?? '')
      .first()
      .waitFor();
    expectCalm(visitor);
  });

  it('has its rules page and its page to print', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await page.goto(`${app.url}rules/${id}`);
    await page.getByText('Chacun tire à son tour').waitFor();
    await page.goto(`${app.url}print/${id}`);
    await page.locator('.look svg text', { hasText: 'Les tirs' }).first().waitFor();
    expect(await page.locator('.look svg').count()).toBe(1);
    const pdf = await fetch(`${app.url}api/v1/games/${id}/print.pdf`);
    expect(isPdf(Buffer.from(await pdf.arrayBuffer()))).toBe(true);
    expectCalm(visitor);
  });

  it('is played at a table online', async () => {
    const [host, other] = [await newVisitor({}, app), await newVisitor({}, app)];
    for (const { page } of [host, other]) await settle(page, app, { quick: true });
    const link = await openTable(host.page, app, id, { numbers: { 'Tirs chacun': 2 } });
    await joinTable(other.page, link);
    await matchBegins(host.page, other.page);
    await other.page.locator('.field svg .frame').waitFor();
    for (const { page } of [host, other]) await playByItself(page);
    await Promise.all([matchEnds(host.page), matchEnds(other.page)]);
    expectCalm(host);
    expectCalm(other);
  });

  it('is there in the terminal: listed, drawn, explained and printed', async () => {
    expect(await copy.stadium('games')).toMatch(new RegExp(`${fr} +${id}\\n`));
    expect(await copy.stadium('games', id)).toContain('rookie');
    expect(await copy.stadium('rules', id)).toContain('Chacun tire à son tour');
    const record = join(outside, `${id}.txt`);
    await copy.stadium('play', id, '--seats', 'bot:best,bot:rookie', '--seed', 'a', '--pause', '0', '--save', record);
    expect(await copy.stadium('replay', record, '--at', '10')).toContain('┌─────────┐');
    const file = join(outside, `${id}.pdf`);
    expect(await copy.stadium('print', id, '--out', file)).toContain('une page');
    expect(isPdf(readFileSync(file))).toBe(true);
  });
});

it('a packed game has types, which notice mistakes', async () => {
  const program = join(copy.folder, 'build-output/types.ts');
  writeFileSync(
    program,
    [
      `import { game, type ShootOutState } from 'stadium-${FROM_OUTSIDE.id}/rules';`,
      `import { bots } from 'stadium-${FROM_OUTSIDE.id}/bots';`,
      'export const state: ShootOutState = game.start({ shots: 2 }, 2);',
      'export const taken: number = state.taken + Object.keys(bots.best).length;',
      '// @ts-expect-error goals are no text',
      'export const goals: string = state.goals;',
    ].join('\n'),
  );
  const options =
    '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2023 --allowImportingTsExtensions';
  await expect(copy.run('node_modules/.bin/tsc', ...options.split(' '), '--ignoreConfig', program)).resolves.toBe('');
});

describe('a game without a board of its own', () => {
  it('is on the shelf and playable from its facts and legal moves', async () => {
    const visitor = await newVisitor({}, app);
    const { page } = visitor;
    await page.goto(app.url);
    await page.getByRole('link', { name: new RegExp(PLAIN.fr) }).click();
    await page.getByRole('radio', { name: 'Nous, ici' }).dispatchEvent('click');
    await page.getByRole('button', { name: /^Jouer$/ }).click();
    await decision(page).getByText('Joueur 1, où tirez-vous ?').waitFor();
    await decision(page)
      .getByRole('button', { name: /^Lucarne et lancer Deux dés : but sauf double/ })
      .click();
    await expect.poll(async () => (await kept(page)).entries.length).toBe(2);
    await page
      .locator('.facts li')
      .getByText(/But de Joueur 1\u00a0!|Arrêt du gardien/)
      .waitFor();
    expectCalm(visitor);
  });

  it('is played to its end by bots', async () => {
    const visitor = await newVisitor({}, app);
    await settle(visitor.page, app, { quick: true });
    await sitDown(visitor.page, app, PLAIN.id, { company: 'watch' });
    await playOut(visitor.page);
    expectCalm(visitor);
  });
});
