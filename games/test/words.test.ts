import { fill, type Lang, type Values, type Words } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

/** Every text that a game shows people, with where it stands. */
function textsOf(value: unknown, path: string): [string, Words][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('fr' in value && 'en' in value) return [[path, value as Words]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** What is not French typography: straight apostrophes and quotes, and no space before double signs, or one that breaks. */
const STRAIGHT = /['"]/;
const UNSPACED = /[^\u00a0][;:!?»](?!\w)|«[^\u00a0]/;

/** A text with each number in its blanks in turn, so that every form is seen, and the names of the blanks. */
function filled(words: Words, lang: Lang): { texts: string[]; blanks: string[] } {
  const blanks = new Set<string>();
  const texts = [0, 1, 2].map((number) => {
    const asked = (_: Values, blank: string | symbol) => {
      blanks.add(String(blank));
      return number;
    };
    return fill(words, new Proxy<Values>({}, { get: asked }), lang);
  });
  return { texts, blanks: [...blanks].sort() };
}

describe.each([...GAMES.values()].map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  const texts = [...textsOf(game.about, 'about'), ...textsOf(game.words, 'words')];

  test('everything a person reads is there in both languages', () => {
    expect(texts.filter(([, words]) => !words.fr.trim() || !words.en.trim()).map(([path]) => path)).toEqual([]);
  });
  test('French is written as French people write it', () => {
    const bad = texts.filter(([, words]) => filled(words, 'fr').texts.some((text) => STRAIGHT.test(text) || UNSPACED.test(text)));
    expect(bad.map(([path, { fr }]) => `${path}: ${fr}`)).toEqual([]);
  });
  test('both languages speak of the same values', () => {
    const bad = texts.filter(([, words]) => filled(words, 'fr').blanks.join() !== filled(words, 'en').blanks.join());
    expect(bad.map(([path, { fr, en }]) => `${path}: ${fr} / ${en}`)).toEqual([]);
  });
  test('the glossary explains in sentences', () => {
    const short = game.words.glossary.filter(({ meaning }) => !meaning.fr.endsWith('.') || !meaning.en.endsWith('.'));
    expect(short.map(({ term }) => term.en)).toEqual([]);
  });
});

/** Facts that no play brings: they only keep the books. */
const BOOKKEEPING = /^(roll-off.*|half-over|half-not-begun|walk-off|extra-inning)$/;

test.each(['one-die-baseball', 'two-dice-baseball', 'three-dice-baseball', 'dice-and-run', 'pocket-rugby'])(
  '%s: every play and every move is in the glossary',
  (id) => {
    const words = GAMES.get(id)?.words;
    const explained = new Set(words?.glossary.flatMap(({ codes }) => codes));
    const codes = [...Object.keys(words?.facts ?? {}), ...Object.keys(words?.moves ?? {})];
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !explained.has(code) && !BOOKKEEPING.test(code))).toEqual([]);
  },
);
