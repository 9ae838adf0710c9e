import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** `E2E_SLOW=10` has every page run ten times slower: what looks or presses too soon fails then. */
const SLOWER = Number(process.env.E2E_SLOW ?? 1);

/**
 * What the browser remarks on though nothing is wrong: the test itself keeps service workers out, and on a busy machine
 * a page may need its typefaces later than the browser thinks.
 */
const REMARKS = ['blocked by Playwright', 'was preloaded using link preload but not used within a few seconds'];

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page: errors, blocked inline code, requests to other hosts. */
  readonly troubles: string[];
}

/** A fresh visitor; everything that the browser complains about is kept. */
export async function visitorWith(browser: Browser, app: App, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (SLOWER > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (REMARKS.some((remark) => message.text().includes(remark))) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(app.url).origin) troubles.push(`request: ${request.url()}`);
  });
  return { page, context, troubles };
}

/** The same page in a window of another size, once it is laid out anew: it hears of that a moment later. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The same page in the other theme, once its colours have changed. */
export async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // A page under load hears of it later than we do.
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // What inherits a colour may begin to change when another has ended.
    for (;;) {
      const changing = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
      if (changing.length === 0) break;
      await Promise.allSettled(changing.map(({ finished }) => finished));
    }
  });
}

/** Puts things into the browser's storage, before a page of the app looks there. */
export async function store(page: Page, app: App, things: Readonly<Record<string, string>>): Promise<void> {
  // An empty page of the same address is there sooner than one of the app.
  const empty = `${app.url}empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, Object.entries(things));
}

/** Less waiting, and dice that roll by themselves where `autoRoll` says so; `throws: 'each'` has every roll wait for a tap. */
export async function settle(
  page: Page,
  app: App,
  settings: { quick?: boolean; autoRoll?: boolean; throws?: 'each' | undefined; theme?: string; voice?: string },
): Promise<void> {
  await store(page, app, { 'pocket-stadium:settings': JSON.stringify(settings) });
}

/** What to set among the options of a game. */
export interface Options {
  /** Labels of radio choices. */
  readonly choose?: readonly string[];
  /** Labels of switches to turn off. */
  readonly off?: readonly string[];
  /** Numbers to type, by label. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface Wishes extends Options {
  readonly company?: 'bots' | 'people' | 'watch';
  readonly realDice?: boolean;
}

const WORDS = {
  company: {
    bots: /^(Un robot|A bot)$/,
    people: /^(Nous, ici|Us, here)$/,
  },
  watch: /^(Robots entre eux|Bots among themselves)$/,
  houseRules: /^(Règles maison|House rules|Options)/,
  realDice: /^(De vrais dés|Real dice)/,
  play: /^(Jouer|Play)$/,
  over: /^(Match terminé|Game over)$/,
} as const;

const DECISION = /^(À décider|To decide)$/;

/**
 * Goes from the page of a game to its match. Switches are clicked by event: they may lie under the bar with Play, where
 * a finger would scroll first.
 */
export async function sitDown(page: Page, app: App, game: string, { company = 'bots', realDice, ...options }: Wishes = {}): Promise<void> {
  await page.goto(`${app.url}g/${game}`);
  if (company === 'watch') {
    await page.locator('summary', { hasText: WORDS.houseRules }).click();
    await page.getByRole('switch', { name: WORDS.watch }).dispatchEvent('click');
  } else await page.getByRole('radio', { name: WORDS.company[company] }).dispatchEvent('click');
  if (realDice) await page.getByRole('radio', { name: WORDS.realDice }).dispatchEvent('click');
  await setOptions(page, options);
  await page.getByRole('button', { name: WORDS.play }).click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await decision(page).waitFor();
}

const RESUMED = 'feedfacefeedfacefeedfacefeedface';

/** A match with real dice that has only just begun, against a bot or several. */
export async function resume(page: Page, app: App, game: string, options: Readonly<Record<string, unknown>>, bots = 1): Promise<void> {
  const seats = [{ name: 'Lucie' }, ...Array.from({ length: bots }, () => ({ name: 'Robot', bot: 'rookie' }))];
  const header = { game, rules: 1, options, seats, dice: { kind: 'hand' }, id: RESUMED };
  await store(page, app, {
    [`pocket-stadium:match:${RESUMED}`]: JSON.stringify({ format: 1, header, entries: [] }),
    [`pocket-stadium:note:${RESUMED}`]: JSON.stringify({ at: 1, game, over: false }),
  });
  await page.goto(`${app.url}play/${RESUMED}`);
  await decision(page).waitFor();
}

/** Chooses on the page of a game: first what stands in sight, then the house rules, which are folded away. */
export async function setOptions(page: Page, { choose = [], off = [], numbers = {} }: Options): Promise<void> {
  if (choose.length + off.length + Object.keys(numbers).length === 0) return;
  const rules = page.locator('details', { has: page.locator('summary', { hasText: WORDS.houseRules }) });
  if (!(await rules.evaluate((details: HTMLDetailsElement) => details.open))) await rules.locator('summary').first().click();
  for (const name of choose) await page.getByRole('radio', { name, exact: true }).dispatchEvent('click');
  for (const name of off) await page.getByRole('switch', { name }).uncheck({ force: true });
  for (const [label, value] of Object.entries(numbers)) {
    await page.getByLabel(label, { exact: true }).fill(String(value));
    await page.getByLabel(label, { exact: true }).blur();
  }
}

/** The area where the next decision is taken. */
export function decision(page: Page): Locator {
  return page.getByRole('region', { name: DECISION });
}

/** Plays a match to its end: presses whatever can be pressed to go on, the first choice where there are several, and sixes. */
export async function playOut(page: Page): Promise<void> {
  await playUntil(page, WORDS.over);
}

/**
 * Presses whatever can be pressed to go on until a stamp or a button says what is waited for.
 * Looking and pressing are one step in the page, so that a button never changes under the finger.
 */
export async function playUntil(page: Page, words: RegExp): Promise<void> {
  await page.waitForFunction(
    ({ name, goal }) => {
      const decision = [...document.querySelectorAll('section')].find((section) => new RegExp(name).test(section.ariaLabel ?? ''));
      if (!decision) return false;
      const said = [...decision.querySelectorAll('.stamp, button')];
      if (said.some(({ textContent }) => new RegExp(goal).test(textContent?.trim() ?? ''))) return true;
      const press = decision.querySelector<HTMLButtonElement>(
        ':is(.wide, .moves, .two) button:enabled, .faces button:enabled:last-of-type',
      );
      press?.click();
      return false;
    },
    { name: DECISION.source, goal: words.source },
    { polling: 15, timeout: 300_000 },
  );
}

/** The match as the browser keeps it. */
export function kept(
  page: Page,
): Promise<{ header: { seats: { name: string; bot?: string }[]; game: string }; entries: { type: string }[] }> {
  return page.evaluate(() => {
    const id = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`pocket-stadium:match:${id}`) ?? 'null');
  });
}

export function expectCalm({ troubles }: Visitor): void {
  expect(troubles).toEqual([]);
}
