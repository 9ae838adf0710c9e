import { readFileSync } from 'node:fs';
import { LANGS } from '@pocket-stadium/kernel';
import { figureSvg } from '@pocket-stadium/print/kit';
import { describe, expect, test } from 'vitest';
import { PRINT } from '../shelf/print.ts';
import { GAMES } from '../shelf/rules.ts';

/** `![words](figure:key)`, alone on its line. */
const FIGURE = /^!\[(.+)\]\(figure:([\w-]+)\)$/gm;

describe.each([...GAMES.keys()])('the figures of %s', (id) => {
  const made = PRINT[id]?.().then(({ figures }) => figures?.() ?? []);

  test.each(LANGS)('stand in the rules page, each with its words, %s', async (lang) => {
    const page = readFileSync(new URL(`../${id}/page/${lang}.md`, import.meta.url), 'utf8');
    const inPage = [...page.matchAll(FIGURE)].map(([, words, key]) => ({ key, words })).sort(byKey);
    const drawn = ((await made) ?? []).map(({ key, says }) => ({ key, words: says[lang] })).sort(byKey);
    expect(drawn.length).toBeGreaterThan(0);
    expect(inPage).toEqual(drawn);
  });

  test('are drawn within their box, and hidden where their words are read', async () => {
    for (const figure of (await made) ?? []) {
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
