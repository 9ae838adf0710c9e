import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedApp, serveApp } from './app.ts';
import { has, launchOther, missing, OTHERS, type OtherBrowser } from './other-browsers.ts';

/** Entries of a match that are enough to see that it runs; the soak plays whole matches. */
const ENOUGH = process.env.SOAK ? Number.POSITIVE_INFINITY : 6;
const MINUTES = process.env.SOAK ? 10 : 2;

/** A script that the page loads before the app. It keeps what went wrong in the page. */
const LISTENER = `globalThis.troubles = [];
addEventListener('error', (event) => troubles.push(String(event.message ?? event.target?.src ?? event.target?.href ?? event.type)), true);
addEventListener('unhandledrejection', (event) => troubles.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => troubles.push(event.violatedDirective + ' ' + event.blockedURI));
localStorage.setItem('pocket-stadium:settings', '{"quick":true}');`;

/**
 * Bots play the board games; in the others the test presses what there is to press. One step at a time; answers how far
 * the match is.
 */
const SET_UP = (watch: boolean) => `
  const play = document.querySelector('form button[type=submit]');
  if (!play) return false;
  if (${watch}) {
    const rules = document.querySelector('form > details');
    if (!rules) return false;
    if (!rules.open) { rules.querySelector('summary').click(); return false; }
    const boxes = [...rules.querySelectorAll('input[role=switch]')];
    const bots = boxes.find((box) => /Robots entre eux|Bots among/.test(box.ariaLabel ?? box.getAttribute('aria-label') ?? ''));
    if (!bots) return false;
    if (!bots.checked) { bots.click(); return false; }
  }
  play.click();
  return true;`;
const STEP = `
  const id = location.pathname.split('/').at(-1);
  const kept = localStorage.getItem('pocket-stadium:match:' + id);
  const note = JSON.parse(localStorage.getItem('pocket-stadium:note:' + id) ?? '{}');
  document.querySelector(':is(.wide, .moves, .two) button:enabled')?.click();
  return { entries: kept ? JSON.parse(kept).entries.length : 0, over: note.over === true, board: !!document.querySelector('.field svg, .field table'), troubles };`;

interface Seen {
  readonly entries: number;
  readonly over: boolean;
  readonly board: boolean;
  readonly troubles: readonly string[];
}

/** A machine that guards the main branch has every browser: there a missing one is a failure. */
const GUARDS = process.env.CI === 'true';

describe.each(OTHERS)('in %s', (name) => {
  const there = has(name);
  if (!there) console.error(missing(name));
  let browser: OtherBrowser;
  let app: ServedApp;
  beforeAll(async () => {
    if (!there && !GUARDS) return;
    if (!there) throw new Error(missing(name));
    app = await serveApp('/', undefined, { path: 'listener.js', script: LISTENER });
    browser = await launchOther(name);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  it.skipIf(!there && !GUARDS).each([...GAMES.values()])(
    '$about.id is set up and played, and nothing goes wrong',
    async ({ about, grammar }) => {
      await browser.open(`${app.url}g/${about.id}`);
      await expect.poll(() => browser.run<boolean>(SET_UP(grammar !== undefined)), { timeout: 60_000, interval: 200 }).toBe(true);
      await expect.poll(() => browser.run<string>('return location.pathname'), { timeout: 60_000 }).toMatch(/^\/play\//);
      let seen: Seen | undefined;
      await expect
        .poll(
          async () => {
            seen = await browser.run<Seen>(STEP);
            return seen.board && (seen.over || seen.entries >= ENOUGH);
          },
          { timeout: MINUTES * 60_000, interval: 100 },
        )
        .toBe(true);
      // WebKit reports that an observer of sizes ran again. It is harmless.
      expect(seen?.troubles.filter((trouble) => !trouble.startsWith('ResizeObserver loop'))).toEqual([]);
    },
    MINUTES * 60_000 + 120_000,
  );
});
