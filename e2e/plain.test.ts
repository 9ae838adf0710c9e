import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, type ServedApp, serveApp } from './app.ts';
import { openStage } from './stage.ts';
import { decision, expectCalm, kept, playOut, settle, sitDown } from './table.ts';

// The example of docs/add-a-game.md, on the shelf of an app that knows nothing else about it.
const EXAMPLE = join(ROOT, 'packages/rules/test/shoot-out.ts');
const dist = mkdtempSync(join(tmpdir(), 'stadium-plain-'));

let app: ServedApp;
const { visit } = openStage();
beforeAll(async () => {
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(ROOT, 'packages/web'),
    env: { ...process.env, EXTRA_GAMES: EXAMPLE },
  });
  app = await serveApp('/', dist);
}, 300_000);
afterAll(async () => {
  await app?.close();
  rmSync(dist, { recursive: true, force: true });
});

describe('a game without a board of its own', () => {
  it('is on the shelf and playable from its facts and legal moves', async () => {
    const visitor = await visit({}, app);
    const { page } = visitor;
    await page.goto(app.url);
    await page.getByRole('link', { name: /Tirs au but/ }).click();
    await page.getByRole('radio', { name: 'À plusieurs ici' }).check({ force: true });
    await page.getByRole('button', { name: /^Jouer$/ }).click();
    await decision(page).getByText('Joueur 1, où tirez-vous ?').waitFor();
    await decision(page)
      .getByRole('button', { name: /^Lucarne Deux dés : but sauf double/ })
      .click();
    await decision(page).getByRole('button', { name: 'Lancer les 2 dés' }).click();
    await expect.poll(async () => (await kept(page)).entries.length).toBe(2);
    await page
      .locator('.facts li')
      .getByText(/But de Joueur 1 !|Arrêt du gardien/)
      .waitFor();
    expectCalm(visitor);
  });

  it('is played to its end by bots', async () => {
    const visitor = await visit({}, app);
    await settle(visitor.page, app, { quick: true });
    await sitDown(visitor.page, app, 'shoot-out', { company: 'watch' });
    await playOut(visitor.page);
    expectCalm(visitor);
  });
});
