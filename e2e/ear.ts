import type { Page } from 'playwright-core';

/** An announcement: what a live region said, in the order in which it was said. */
export interface Announced {
  readonly text: string;
  /** Milliseconds since the page began. */
  readonly at: number;
}

/** From now on everything that live regions say in this page is written down; call it before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: Announced[] = [];
    Object.assign(globalThis, { announced });
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const hear = (region: Element | null, text: string | null) => {
      // Spaces that do not break sound like others.
      const words = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
      // A text that appears together with its region is not announced, unless it is an alert. A dialog silences what is
      // below it.
      const dialog = document.querySelector('dialog[open]');
      if (!region || words === '' || region.getAttribute('aria-live') === 'off' || (dialog && !dialog.contains(region))) return;
      announced.push({ text: words, at: performance.now() });
    };
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const within = target instanceof Element ? target : target.parentElement;
        const region = within?.closest(LIVE) ?? null;
        if (type === 'characterData') hear(region, target.textContent);
        for (const node of addedNodes) {
          if (region) hear(region, node.textContent);
          else if (node instanceof Element) {
            for (const alert of node.querySelectorAll('[role="alert"]')) hear(alert, alert.textContent);
            if (node.matches('[role="alert"]')) hear(node, node.textContent);
          }
        }
      }
    });
    watcher.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Everything that was announced so far. */
export function announcedIn(page: Page): Promise<readonly Announced[]> {
  return page.evaluate(() => (globalThis as unknown as { announced: Announced[] }).announced);
}

/** All of it as one text. */
export async function heardIn(page: Page): Promise<string> {
  return (await announcedIn(page)).map(({ text }) => text).join('\n');
}

/** What has the focus, as the accessibility tree tells it: `button "Lancer le dé"`. */
async function focusIn(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'nothing';
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  const opens = (await focused.getAttribute('aria-haspopup').catch(() => null)) === null ? '' : ' [opens something]';
  return `${line.replace(/^- '?/, '').replaceAll(/\s+/g, ' ')}${opens}`;
}

/**
 * Goes on to the first answer where a question has the focus. Enter does nothing on the question itself: the answers
 * follow it.
 */
export async function toFirstAnswer(page: Page): Promise<void> {
  const at = (what: string) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what);
  if (!(await at('[data-decides]:has(.moves button)'))) return;
  for (let i = 0; i < 12 && !(await at('.moves button')); i++) await page.keyboard.press('Tab');
}

/** What an hour by ear took. */
export interface Measured {
  /** Keys and words for each turn of the hearer. */
  readonly keys: number;
  readonly words: number;
  readonly turns: number;
  /** Announcements that were said twice in a row. */
  readonly doubled: readonly string[];
  /**
   * Announcements that had less time than a quick voice needs before the next one came, without a key in between. A
   * choice and the dice that follow it by themselves belong to one key.
   */
  readonly cut: readonly string[];
}

/** A quick voice: words a second. */
const QUICK_VOICE = 8;
/** The bound is for slow machines: nobody waits so long. */
const SILENCE_MS = 60_000;
const MOST_KEYS = 4000;
const MOST_TABS = 60;

/**
 * A listener who never looks. It knows what was announced, where the focus is, and what the tree calls it. Everything
 * it does is a key, and silence fails.
 */
export class Listener {
  private heard = 0;
  /** What was announced before somebody began to listen is not measured. */
  private from = 0;
  private keys = 0;
  private turns = 0;
  /** The moments of keys, in milliseconds since the page began: an announcement that was asked for cuts nothing. */
  private readonly pressed: number[] = [];

  constructor(readonly page: Page) {}

  /** Counts one more decision or throw. */
  turn(): void {
    this.turns++;
  }

  /** Answers everything new that was announced: waits for the first of it, and takes what came with it. Silence fails. */
  async news(): Promise<string> {
    const before = this.heard;
    await this.page
      .waitForFunction((known) => (globalThis as unknown as { announced: unknown[] }).announced.length > known, before, {
        timeout: SILENCE_MS,
      })
      .catch(async () => {
        throw new Error(`Silence after: ${(await announcedIn(this.page)).at(-1)?.text}. The focus is on ${await this.focus()}.`);
      });
    const all = await announcedIn(this.page);
    this.heard = all.length;
    return all
      .slice(before)
      .map(({ text }) => text)
      .join(' ');
  }

  /** Answers what was announced since, without waiting. */
  async since(): Promise<string> {
    const all = await announcedIn(this.page);
    const news = all.slice(this.heard).map(({ text }) => text);
    this.heard = all.length;
    if (this.keys === 0) this.from = this.heard;
    return news.join(' ');
  }

  focus(): Promise<string> {
    return focusIn(this.page);
  }

  async press(key: string): Promise<void> {
    if (++this.keys > MOST_KEYS) throw new Error('This does not come to an end.');
    this.pressed.push(await this.page.evaluate(() => performance.now()));
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Waits until the focus is on something like this, by itself. */
  async settled(on: RegExp): Promise<string> {
    for (const end = Date.now() + SILENCE_MS; Date.now() < end; await this.page.waitForTimeout(30)) {
      const focus = await this.focus();
      if (on.test(focus)) return focus;
    }
    throw new Error(`The focus is lost: ${await this.focus()}`);
  }

  /** Presses a key until the focus is on something like this. Answers what it is. */
  async tabTo(name: RegExp, key = 'Tab'): Promise<string> {
    const passed: string[] = [];
    while (passed.length < MOST_TABS) {
      await this.press(key);
      const focus = await this.focus();
      if (name.test(focus)) return focus;
      passed.push(focus);
    }
    throw new Error(`${name} is not reached with ${key}, only: ${passed.join(' | ')}`);
  }

  async measured(): Promise<Measured> {
    const all = (await announcedIn(this.page)).slice(this.from);
    const words = all.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    const doubled = all.filter(({ text }, i) => i > 0 && all[i - 1]?.text === text).map(({ text }) => text);
    const cut = all.flatMap(({ text, at }, i) => {
      const next = all[i + 1]?.at ?? Infinity;
      const asked = this.pressed.some((key) => key >= (all[i - 1]?.at ?? at) && key <= next);
      return !asked && next - at < (1000 * text.split(/\s+/).length) / QUICK_VOICE ? [text] : [];
    });
    const turns = Math.max(this.turns, 1);
    return { keys: this.keys / turns, words: words / turns, turns, doubled, cut };
  }
}
