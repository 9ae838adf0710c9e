import { LANGS } from '@pocket-stadium/kernel';
import { A4, loadPrintables } from '@pocket-stadium/print';
import { widthOf, wrap } from '@pocket-stadium/print/kit';
import { textsOf } from '@pocket-stadium/print/kit/test-texts';
import { pdfOf } from '@pocket-stadium/print/pdf';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

const printables = (await Promise.all([...GAMES.values()].map(loadPrintables))).flat();
const all = printables.flatMap((printable) => LANGS.map((lang) => ({ game: printable.game, kind: printable.kind, lang, printable })));

test('every game has its rules on a page', () => {
  const summaries = printables.filter(({ kind }) => kind === 'summary').map(({ game }) => game);
  expect(summaries).toEqual([...GAMES.keys()]);
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
