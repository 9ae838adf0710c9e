import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { LANGS } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { A4 } from '../../kit/page.ts';
import { textsOf } from '../../kit/test-texts.ts';
import { printable, widthOf } from '../../kit/text.ts';
import { pdfOf } from '../pdf.ts';
import { testMatch } from '../test-match.ts';
import { logOf, matchPages } from './pages.ts';
import { headlineOf, resultLine, resultsOf } from './result.ts';

const NAMES = ['Lucie & <Cie>', 'Łukasz Ő. WWWWWWWWWWWWWWW', 'Нина 🏉'];

describe.each([...GAMES.keys()])('a match of %s on paper', (id) => {
  const play = testMatch(id, NAMES);

  test.each(LANGS)('no text leaves the part of the page that printers can print: %s', async (lang) => {
    const pages = await matchPages(play, lang);
    expect(pages.length).toBeGreaterThan(0);
    for (const svg of pages) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      for (const { words, left, right, y } of textsOf(svg)) {
        expect(left, words).toBeGreaterThanOrEqual(A4.margin - 1);
        expect(right, words).toBeLessThanOrEqual(A4.width - A4.margin + 1);
        expect(y, words).toBeLessThanOrEqual(A4.height - A4.margin + 1);
      }
    }
  });

  test.each(LANGS)('who won, every figure and every line of the log are there: %s', async (lang) => {
    const words = (await matchPages(play, lang)).flatMap((svg) => textsOf(svg).map((text) => text.words));
    const all = words.join(' ').replaceAll(/\s+/g, '');
    const has = (text: string) => expect(all).toContain(printable(text).replaceAll(/\s+/g, ''));
    has(headlineOf(play, lang));
    for (const { figure } of resultsOf(play, lang)) expect(words).toContain(figure);
    const { rows } = await logOf(play, lang);
    for (const row of rows) for (const cell of row) has(cell.slice(0, 12));
    expect(rows.length).toBeGreaterThan(5);
  });

  test('becomes a PDF of as many pages', async () => {
    const pages = await matchPages(play, 'fr');
    const pdf = await pdfOf(resultLine(play, 'fr'), pages);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
  });
});

test('the result in a line names the game, the sides, their figures and the day', () => {
  const play = testMatch('pocket-rugby', ['Lucie', 'Sami']);
  const [home, away] = play.outcome?.score ?? [];
  expect(resultLine(play, 'fr')).toBe(`Rugby de poche\u00a0: Lucie ${home} – Sami ${away} · 2026-11-15`);
  expect(resultLine(play, 'en')).toBe(`Pocket rugby: Lucie ${home} – Sami ${away} · 2026-11-15`);
});

test('letters that PDF readers lack lose their marks, or become a question mark', () => {
  expect(printable('Łukasz Ő − 12′ œuf Ñ')).toBe('Lukasz O – 12’ œuf Ñ');
  expect(printable('Нина 🏉')).toBe('???? ?');
  expect(widthOf(printable('…'), 10)).toBeGreaterThan(0);
});
