import { GAMES, LANGS } from '@pocket-stadium/rules';
import { describe, expect, test } from 'vitest';
import { A4, printablesOf } from './index.ts';
import { pdfOf } from './pdf.ts';
import { textsOf } from './test-texts.ts';
import { widthOf, wrap } from './text.ts';

const all = [...GAMES.keys()].flatMap((game) =>
  printablesOf(game).flatMap((printable) => LANGS.map((lang) => ({ game, kind: printable.kind, lang, printable }))),
);

test('every game has its rules on a page', () => {
  for (const game of GAMES.keys()) expect(printablesOf(game).map(({ kind }) => kind)).toContain('summary');
});

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
  test('makes a PDF with that many pages', async () => {
    const pdf = await pdfOf('x', pages);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
  });
});

test('text is broken where it no longer fits', () => {
  const lines = wrap('un deux trois quatre cinq six sept', 10, 60);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line, 10)).toBeLessThanOrEqual(60);
  expect(lines.join(' ')).toBe('un deux trois quatre cinq six sept');
});
