import type { Play } from '@pocket-stadium/kernel';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { until } from '../packages/server/test/harness.ts';
import type { App } from './app.ts';
import { tapWhole } from './hex.ts';
import type { OnlineApp } from './online-app.ts';
import { decision, type Options, setOptions, settle, type Visitor, visitorWith } from './table.ts';

/** A visitor whose app pauses as little as possible. */
export async function guest(
  browser: Browser,
  app: App,
  { autoRoll = false, throws, ...options }: BrowserContextOptions & { autoRoll?: boolean; throws?: 'each' } = {},
): Promise<Visitor> {
  // The service worker is kept out: what it fetches for later would only slow the others down.
  const visitor = await visitorWith(browser, app, { serviceWorkers: 'block', ...options });
  await settle(visitor.page, app, { quick: true, autoRoll, throws });
  return visitor;
}

/** Goes from the page of a game to a table that waits, and answers its link. */
export async function openTable(page: Page, app: App, game: string, options: Options = {}): Promise<string> {
  await page.goto(`${app.url}g/${game}`);
  await page.getByRole('radio', { name: /^(Par un lien|By link)$/ }).dispatchEvent('click');
  await page.getByRole('button', { name: /^(Inviter|Invite)$/ }).click();
  await page.waitForURL(`**/new/${game}`);
  await setOptions(page, options);
  await page.getByRole('button', { name: /^(Ouvrir la table|Open the table)/ }).click();
  await page.waitForURL(/\/t\/[0-9a-f]{32}$/);
  return page.locator('.share input').inputValue();
}

export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^(S’asseoir|Sit down)/ }).click();
}

export const tableOf = (link: string): string => link.split('/').at(-1) ?? '';

/** The seats as a page shows them, in order. */
export const seatNames = (page: Page): Promise<string[]> => page.locator('.strip li .name').allTextContents();

/** Waits until everybody sees the match. */
export async function matchBegins(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => decision(page).waitFor()));
}

/** The button that throws the dice. A stamp may say `Lancer` too, meaning a pitch. */
export const rollButton = (page: Page): Locator => page.getByRole('button', { name: /^(Lancer les? |Roll )/ });

/** The page on which somebody is to throw now. */
export async function thrower(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await rollButton(page).waitFor();
      return page;
    }),
  );
}

/**
 * Presses, in the page itself, whatever can be pressed to go on; the first choice where there are several. A page may
 * reload meanwhile: it does so when a part of the app did not arrive because the server was gone.
 */
export async function playByItself(page: Page): Promise<void> {
  const press = () =>
    page.evaluate(() => {
      const timer = setInterval(() => {
        document.querySelector<HTMLButtonElement>('.decision :is(.wide, .moves, .two) button:enabled')?.click();
        if (document.querySelector('.winner')) clearInterval(timer);
      }, 15);
    });
  const again = () => void press().catch(() => undefined);
  page.on('load', again);
  void matchEnds(page)
    .catch(() => undefined)
    .then(() => page.off('load', again));
  await press();
}

export async function matchEnds(page: Page): Promise<void> {
  await page.locator('.winner').waitFor({ timeout: 300_000 });
}

/** The turns of a board game, each tapped in the browser whose seat it is, until the match is over. */
export async function tapMatch(app: OnlineApp, link: string, pages: readonly Page[]): Promise<Play> {
  const watcher = app.watch(tableOf(link));
  for (;;) {
    const { play } = await until(watcher, (state) => {
      const kind = state.play?.next.kind;
      return kind === 'choice' || kind === 'over';
    });
    if (!play) throw new Error('The match is gone.');
    const { next } = play;
    const { length } = play.entries;
    if (next.kind === 'over') {
      watcher.close();
      return play;
    }
    if (next.kind === 'choice') await tapWhole(pages[next.seat] as Page, play, next.why);
    await until(watcher, (state) => (state.play?.entries.length ?? 0) > length || state.play !== play);
  }
}
