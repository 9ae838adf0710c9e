import type { Page } from 'playwright-core';
import type { App } from '../../e2e/app.ts';

/** The games with batters. Bots play a season of each. */
export const SEASON_GAMES = ['one-die-baseball', 'two-dice-baseball', 'three-dice-baseball', 'dice-and-run'] as const;

/** A season of eight bots who meet twice: how long its 56 matches take, and how long it takes to open with all its figures. */
export async function timeSeason(page: Page, app: App, game: string): Promise<{ readonly simulate: number; readonly open: number }> {
  await page.goto(`${app.url}season/new`);
  await page.locator('button[type=submit]:enabled').waitFor();
  await page.locator('select').first().selectOption(game);
  await page.locator('button[type=submit]:enabled').waitFor();
  await page.getByText('aller et retour').click();
  await page.locator('select.who').first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Commencer la saison' }).click();
  const all = page.getByRole('button', { name: /^Jouer tous les matchs/ });
  await all.waitFor();
  const simulate = await page.evaluate(async () => {
    const began = performance.now();
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('tous les matchs'));
    button?.click();
    while (!document.body.textContent?.includes('56 matchs joués.')) await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - began;
  });
  await page.locator('[data-figures="true"]').waitFor();
  const season = page.url();
  // The page is loaded anew, so that nothing is remembered; then slowed down, and opened from the list as people do.
  await page.goto(`${app.url}season/all`);
  await page.reload();
  await page.locator(`a.card[href$="${season.split('/').at(-1)}"]`).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const open = await page.evaluate(async () => {
    const began = performance.now();
    document.querySelector<HTMLElement>('a.card')?.click();
    while (!document.querySelector('[data-figures="true"]')) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  });
  return { simulate, open };
}
