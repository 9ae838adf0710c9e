import { LANGS } from '@pocket-stadium/kernel';
import { A4, loadPrintables } from '@pocket-stadium/print';
import { widthOf, wrap } from '@pocket-stadium/print/kit';
import { textsOf } from '@pocket-stadium/print/kit/test-texts';
import { pdfOf } from '@pocket-stadium/print/pdf';
import { describe, expect, test } from 'vitest';
import { PRINT } from '../shelf/print.ts';
import { GAMES } from '../shelf/rules.ts';

const printables = (await Promise.all([...GAMES.values()].map(loadPrintables))).flat();
const all = printables.flatMap((printable) => LANGS.map((lang) => ({ game: printable.game, kind: printable.kind, lang, printable })));

test('every game that has something on paper has its rules on a page', () => {
  const summaries = printables.filter(({ kind }) => kind === 'summary').map(({ game }) => game);
  expect(summaries.length).toBeGreaterThan(5);
  expect(summaries).toEqual([...new Set(printables.map(({ game }) => game))]);
  expect(summaries).toEqual(Object.keys(PRINT));
});

/** A page without groups and windows, whose contents are moved or cut off. */
function plain(svg: string): string {
  const inner = /<g\b[^>]*>(?:(?!<g\b)[\s\S])*?<\/g>/g;
  let left = svg.replace(/(?<=.)<svg\b[\s\S]*?<\/svg>/g, '');
  while (inner.test(left)) left = left.replace(inner, '');
  return left;
}

describe.each(all)('$game, $kind, $lang', ({ lang, printable }) => {
  const pages = printable.pages(lang);
  test('no text leaves the part of the page that printers can print', () => {
    for (const svg of pages) {
      expect(textsOf(svg).length).toBeGreaterThan(2);
      for (const { words, left, right, y } of textsOf(svg)) {
        expect(left, words).toBeGreaterThanOrEqual(A4.margin - 1);
        expect(right, words).toBeLessThanOrEqual(A4.width - A4.margin + 1);
        expect(y, words).toBeLessThanOrEqual(A4.height - A4.margin + 1);
      }
    }
  });
  test('no circle or cell leaves the page either', () => {
    for (const [, x = 0, reach = 0] of pages.flatMap((svg) => [
      ...plain(svg).matchAll(/<circle cx="([\d.-]+)" cy="[\d.-]+" r="([\d.]+)"/g),
    ])) {
      expect(Number(x) - Number(reach)).toBeGreaterThanOrEqual(A4.margin - 1);
      expect(Number(x) + Number(reach)).toBeLessThanOrEqual(A4.width - A4.margin + 1);
    }
    for (const [, x = 0, width = 0] of pages.flatMap((svg) => [
      ...plain(svg).matchAll(/<rect x="([\d.-]+)" y="[\d.-]+" width="([\d.]+)"/g),
    ])) {
      if (Number(width) < A4.width) expect(Number(x) + Number(width)).toBeLessThanOrEqual(A4.width - A4.margin + 1);
    }
  });
  test('makes a PDF with that many pages', async () => {
    const pdf = await pdfOf('x', pages);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
    // The file carries our typefaces.
    for (const face of ['AtkinsonHyperlegible', 'BricolageGrotesque'])
      expect(pdf.toString('latin1')).toMatch(new RegExp(`/FontName /\\w+\\+${face}`));
  });
});

test.each(printables.filter(({ kind }) => kind === 'pieces'))('the pieces of $game fill more than half of their pages', ({ pages }) => {
  for (const svg of pages('fr')) {
    const lowest = Math.max(...[...svg.matchAll(/ (?:cy|y)="([\d.]+)"/g)].map(([, y]) => Number(y)).filter((y) => y < A4.height - 100));
    expect(lowest).toBeGreaterThan(A4.height / 2);
  }
});

test('text is broken where it no longer fits', () => {
  const lines = wrap('un deux trois quatre cinq six sept', 10, 60);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line, 10)).toBeLessThanOrEqual(60);
  expect(lines.join(' ')).toBe('un deux trois quatre cinq six sept');
});

test.each([...GAMES.values()].map((game) => [game.about.id, game] as const))('%s: every page says whose the game is', async (_, game) => {
  for (const printable of await loadPrintables(game)) {
    for (const lang of LANGS) {
      for (const svg of printable.pages(lang)) {
        const said = textsOf(svg)
          .map(({ words }) => words)
          .join(' ')
          .replace(/\s+/g, ' ');
        expect(said).toContain(game.about.credits[lang].replace(/\s+/g, ' ').slice(0, 30));
      }
    }
  }
});
