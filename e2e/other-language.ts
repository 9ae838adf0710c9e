import { readFileSync } from 'node:fs';
import { CHARACTERS } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { LANGS, type Lang, type Words } from '@pocket-stadium/kernel';
import { PHRASES } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A piece with fewer letters than this is looked for as a whole text, not inside others. */
const LONG = 8;
/** A text with fewer letters than this beside its blanks could mean anything. */
const FEW = 4;

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

function perLang<T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> {
  return Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
}

/** What the app says in each language, with its blanks. */
const SAID: Readonly<Record<Lang, readonly string[]>> = (() => {
  const words = [...GAMES.values()].flatMap(({ about, words }) => wordsIn([about, words]));
  words.push(...Object.values(PHRASES));
  return perLang((lang) => {
    const messages = JSON.parse(readFileSync(new URL(`../packages/web/words/${lang}.json`, import.meta.url), 'utf8')) as Messages;
    const texts = [...Object.values(messages).flatMap((section) => Object.values(section)), ...words.map((text) => text[lang])];
    return [...new Set(texts.flatMap(forms))];
  });
})();

/** Signs that the texts of one language never have, but for names of people. */
const STRANGE: Readonly<Partial<Record<Lang, RegExp>>> = { en: /[àâçéèêëîïôœùû«»]/i };
/** The bots have the same names in every language; other names stand in the credits of a game. */
const BOTS = new RegExp(`(?<!\\p{Letter})(${CHARACTERS.map(({ name }) => name).join('|')})(?!\\p{Letter})`, 'gu');
const CREDITS = [...GAMES.values()].map(({ about }) => about.credits);

function isStrange(text: string, lang: Lang): boolean {
  const rest = CREDITS.reduce((left, credits) => left.replace(credits[lang].replace(/\s+/g, ' '), ''), text);
  return STRANGE[lang]?.test(rest.replace(BOTS, '')) ?? false;
}

interface Pattern {
  readonly text: string;
  readonly whole: RegExp;
  /** Texts that are found inside a longer text too. */
  readonly inside: RegExp | null;
}

const PATTERNS = perLang((lang): readonly Pattern[] => SAID[lang].map(patternOf));

/** Everything that a page says, to eyes or to a screen reader, is in its language: nothing of another is found. */
export async function expectLanguage(page: Page, lang: Lang, where: string): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.lang), where).toBe(lang);
  expect.soft(wrong(await textsOf(page), lang), where).toEqual([]);
}

/** The texts of the page that say something in another language and nothing in this one. */
export function wrong(shown: readonly string[], lang: Lang): string[] {
  const own = PATTERNS[lang];
  const other = LANGS.filter((known) => known !== lang).flatMap((known) =>
    PATTERNS[known].filter(({ text }) => !SAID[lang].includes(text)),
  );
  return shown
    .filter((text) => !own.some(({ whole }) => whole.test(text)))
    .flatMap((text) => {
      const found = other.find(({ whole, inside }) => whole.test(text) || inside?.test(text));
      if (found) return [`${text} (${found.text})`];
      return isStrange(text, lang) ? [text] : [];
    });
}

/**
 * Goes through the page text by text, with names and hints, folded parts included. What is marked as another language
 * is left out.
 */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title', 'alt'];
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, noscript, body [lang]')) continue;
      if (node instanceof Element) for (const name of ATTRIBUTES) found.add(node.getAttribute(name) ?? '');
      else found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** A text in every form that its numbers give it; the other blanks stay. */
function forms(text: string): string[] {
  const plural = /\{(\w+), plural,((?: (?:=\d+|\w+) \{[^{}]*\})+)\}/.exec(text);
  if (!plural) return [text];
  const found = [...(plural[2] ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, form = '']) => form.replaceAll('#', `{${plural[1]}}`));
  return found.flatMap((form) => forms(text.replace(plural[0], () => form)));
}

/** All words in a value. */
function wordsIn(value: unknown): Words[] {
  if (value === null || typeof value !== 'object') return [];
  const texts = value as Words;
  return LANGS.every((lang) => typeof texts[lang] === 'string') ? [texts] : Object.values(value).flatMap(wordsIn);
}

/** A text whose blanks may hold anything. */
function patternOf(text: string): Pattern {
  const parts = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/\{[^{}]*\}/);
  const letters = Math.max(...parts.map((part) => part.replace(/[^\p{Letter}]/gu, '').length));
  const source = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  const whole = letters >= (parts.length > 1 ? FEW : 2) ? new RegExp(`^${source}$`, 'u') : /^(?!)/;
  return { text, whole, inside: letters >= LONG ? new RegExp(source, 'u') : null };
}
