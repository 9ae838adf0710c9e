import { existsSync, readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@pocket-stadium/kernel';
import { figureSvg } from '@pocket-stadium/print/kit';
import { describe, expect, test } from 'vitest';
import { PRINT } from '../shelf/print.ts';
import { GAMES } from '../shelf/rules.ts';

/** `![words](figure:key)`, alone on its line. */
const FIGURE = /^!\[(.+)\]\(figure:([\w-]+)\)$/gm;

const FIGURES = new Map(await Promise.all([...GAMES.keys()].map(async (id) => [id, (await PRINT[id]?.())?.figures?.()] as const)));
/** Figures are a part that a game may leave out, as its page is. */
const DRAWN = [...FIGURES].flatMap(([id, made]) => (made ? [[id, made] as const] : []));

/** The figures that a rules page names; null where the game has no page in this folder. */
function inPage(id: string, lang: Lang): { key: string | undefined; words: string | undefined }[] | null {
  const file = new URL(`../${id}/page/${lang}.md`, import.meta.url);
  if (!existsSync(file)) return null;
  return [...readFileSync(file, 'utf8').matchAll(FIGURE)].map(([, words, key]) => ({ key, words })).sort(byKey);
}

test('some games have figures, and no page names one of a game that has none', () => {
  expect(DRAWN.length).toBeGreaterThan(5);
  const without = [...FIGURES].filter(([, made]) => !made).flatMap(([id]) => LANGS.flatMap((lang) => inPage(id, lang) ?? []));
  expect(without).toEqual([]);
});

describe.each(DRAWN)('the figures of %s', (id, made) => {
  test.each(LANGS)('stand in the rules page, each with its words, %s', (lang) => {
    const drawn = made.map(({ key, says }) => ({ key, words: says[lang] })).sort(byKey);
    expect(drawn.length).toBeGreaterThan(0);
    expect(inPage(id, lang) ?? drawn).toEqual(drawn);
  });

  test('are drawn within their box, and hidden where their words are read', () => {
    for (const figure of made) {
      const svg = figureSvg(figure, 'fr');
      expect(svg, figure.key).toContain('aria-hidden="true"');
      expect(svg, figure.key).not.toContain('NaN');
      const reached = [...svg.matchAll(/ (?:cx|x|x1|x2)="([\d.-]+)"/g)].map(([, at]) => Number(at));
      expect(Math.max(...reached), figure.key).toBeLessThanOrEqual(figure.width);
      expect(Math.min(...reached), figure.key).toBeGreaterThanOrEqual(-20);
    }
  });
});

const byKey = (one: { key?: string | undefined }, two: { key?: string | undefined }) => (one.key ?? '').localeCompare(two.key ?? '');
