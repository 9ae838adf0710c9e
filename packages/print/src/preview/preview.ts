import { cellText, columnOf, type Lang, type Play, rowName, type Score } from '@pocket-stadium/kernel';
import { el, INK } from '../../kit/page.ts';
import * as w from '../../words/preview.ts';
import { headlineOf, namesOf, resultsOf, scoreOfPlay } from '../record/result.ts';
import { type Lettering, letters } from './letters.ts';

/** The size of a link's picture in a message, as messengers expect it. */
export const PREVIEW = { width: 1200, height: 630 } as const;
const PAPER = '#FAF5E9';
const CHALK = '#FFFDF7';
const SAND = '#C9BD9F';
const MARGIN = 60;
const INNER = PREVIEW.width - 2 * MARGIN;
/** The scoreboard below the headline. */
const BOARD = { top: 290, height: 280 } as const;

const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  el('rect', { x, y, width, height, fill, rx });
const write = (x: number, y: number, words: string, style: Partial<Lettering> & { size: number }): string =>
  letters(x, y, words, { fill: INK, ...style });

/** The card of a match: the game, who won, and the scoreboard. */
export function previewOf(play: Play, lang: Lang): string {
  const { width, height } = PREVIEW;
  const score = scoreOfPlay(play);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    box(0, 0, width, height, PAPER),
    box(0, 0, width, 96, INK),
    write(MARGIN, 66, play.game.about.names[lang].toUpperCase(), { size: 46, fill: CHALK, most: 700 }),
    write(width - MARGIN, 64, w.house[lang], { size: 32, fill: SAND, anchor: 'end', most: 340 }),
    write(MARGIN, 196, headlineOf(play, lang), { size: 76, most: INNER }),
    write(MARGIN, 250, [namesOf(play).join(' – '), play.header.date ?? ''].filter(Boolean).join(' · '), { size: 30, most: INNER }),
    box(MARGIN, BOARD.top, INNER, BOARD.height, INK, 16),
    score && score.running > 0 ? grid(play, score, lang) : figures(play, lang),
  );
}

/** The score column by column as it came about, then the totals on tiles. */
function grid({ game, header }: Play, { columns, running, rows }: Score, lang: Lang): string {
  const nameWidth = 280;
  const names = header.seats.map(({ name }) => name);
  const cell = Math.min(84, (INNER - nameWidth - 40) / Math.max(1, columns.length));
  const row = (BOARD.height - 24) / (rows.length + 1);
  const size = Math.min(40, row * 0.66, cell * 0.7);
  const right = PREVIEW.width - MARGIN - 20;
  const x = (column: number) => right - cell * (columns.length - column - 0.5);
  const y = (index: number) => BOARD.top + 12 + row * (index + 0.5) + size * 0.34;
  const heads = columns.map((key) => columnOf(game, key).label[lang]);
  const figure = (column: number, index: number, value: string, fill: string) =>
    write(x(column), y(index), value, { size, fill, anchor: 'middle', most: cell * 0.92 });
  const lines = rows.map((line, i) => {
    const name = write(MARGIN + 24, y(i + 1), rowName(game, line, names, lang), { size, fill: CHALK, most: nameWidth - 34 });
    const cells = columns.map((key, column) => figure(column, i + 1, cellText(line.values[key], lang), column < running ? CHALK : INK));
    return [name, ...cells].join('');
  });
  const tile = box(x(running) - cell / 2, BOARD.top + 12 + row, cell * (columns.length - running), row * rows.length, CHALK, 8);
  return tile + heads.map((head, column) => figure(column, 0, head, SAND)).join('') + lines.join('');
}

function figures(play: Play, lang: Lang): string {
  const results = resultsOf(play, lang);
  const row = (BOARD.height - 24) / Math.max(1, results.length);
  const tile = Math.min(110, row * 0.86);
  return results
    .map(({ name, figure }, i) => {
      const middle = BOARD.top + 12 + row * (i + 0.5);
      const size = Math.min(64, tile * 0.7);
      const left = PREVIEW.width - MARGIN - 24 - tile * 1.3;
      return (
        write(MARGIN + 30, middle + size * 0.34, name, { size: size * 0.86, fill: CHALK, most: left - MARGIN - 60 }) +
        box(left, middle - tile / 2, tile * 1.3, tile, CHALK, 10) +
        write(left + tile * 0.65, middle + size * 0.36, figure, { size, anchor: 'middle', most: tile * 1.2 })
      );
    })
    .join('');
}
