import type { Play } from '@pocket-stadium/kernel';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { until } from '../packages/server/test/harness.ts';
import { finish, goodTurn, idleTurn, type PlayBallPlay, tapSomething, tapTurn } from './hex.ts';
import type { House } from './house.ts';
import { decision, type Options, setOptions, settle, type Visit, visit } from './table.ts';

/** A visitor who does not like to wait. */
export async function guest(
  browser: Browser,
  house: House,
  { autoRoll = false, ...options }: BrowserContextOptions & { autoRoll?: boolean } = {},
): Promise<Visit> {
  // What the service worker fetches for later would only slow the others down.
  const visitor = await visit(browser, house, { serviceWorkers: 'block', ...options });
  await settle(visitor.page, house, { quick: true, autoRoll });
  return visitor;
}

/** From the page of a game to a table that waits; answers the link. */
export async function openTable(page: Page, house: House, game: string, options: Options = {}): Promise<string> {
  await page.goto(`${house.url}g/${game}`);
  // The form above the link comes later than the link.
  await page.getByRole('button', { name: /^(Jouer|Play)$/ }).waitFor();
  await page.getByRole('link', { name: /^(En ligne|Online)/ }).click();
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

/** Everybody sees the match. */
export async function matchBegins(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => decision(page).waitFor()));
}

/** Throws the dice; a stamp may say `Lancer` too, of a pitch. */
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

/** Presses, in the page itself, whatever can be pressed to go on; the first choice where there are several. */
export async function playByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timer = setInterval(() => {
      document.querySelector<HTMLButtonElement>('.decision :is(.wide, .moves, .two) button:enabled')?.click();
      if (document.querySelector('.winner')) clearInterval(timer);
    }, 15);
  });
}

export async function matchEnds(page: Page): Promise<void> {
  await page.locator('.winner').waitFor({ timeout: 300_000 });
}

/** The turns of a board game, each tapped in the browser whose seat it is, until the match is over. */
export async function tapMatch(house: House, link: string, pages: readonly Page[]): Promise<Play> {
  const watcher = house.watch(tableOf(link));
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
    if (next.kind === 'choice') await tap(pages[next.seat] as Page, play, next.why);
    await until(watcher, (state) => (state.play?.entries.length ?? 0) > length || state.play !== play);
  }
}

async function tap(page: Page, play: Play, why: string): Promise<void> {
  if (play.game.about.id === 'runy-run-run') {
    if (why === 'set-up') {
      await page.getByRole('button', { name: /^(Prêt !|Ready!)/ }).click();
      return;
    }
    await finish(page).waitFor();
    await tapSomething(page);
  } else {
    const playBall = play as PlayBallPlay;
    await finish(page).waitFor();
    await tapTurn(page, playBall.state.position.turn === 0 ? goodTurn(playBall) : idleTurn(playBall));
  }
  await finish(page).click();
}
