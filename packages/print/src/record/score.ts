import { cellText, columnOf, type Lang, type Play, rowName, type Score } from '@pocket-stadium/kernel';
import { A4, INNER, line, rect, text } from '../../kit/page.ts';
import { fitted, widthOf } from '../../kit/text.ts';
import { namesOf, scoreOfPlay } from './result.ts';

/** Something drawn at the top of a page, and how high it is. */
export interface Block {
  readonly svg: string;
  readonly height: number;
}

const NAME_WIDTH = 120;
const ROW = 22;
const HEAD = '#E9E4D8';
const SIZE = 10;
/** How wide a column may be, and what it leaves free beside its head. */
const CELL = { most: 44, free: 10 } as const;

/** The sheet's rows and columns, filled; nothing where a game keeps no sheet. */
export function drawScore(play: Play, top: number, lang: Lang): Block {
  const score = scoreOfPlay(play);
  return score ? grid(play, score, top, lang) : { svg: '', height: 0 };
}

/** Columns as wide as their heads ask for, and narrower together where the page ends. */
function widthsOf(heads: readonly string[]): readonly number[] {
  const asked = heads.map((head) => Math.max(CELL.most, widthOf(head, SIZE, true) + CELL.free));
  const shrunk = Math.min(1, (INNER - NAME_WIDTH) / asked.reduce((sum, each) => sum + each, 0));
  return asked.map((each) => each * shrunk);
}

function grid(play: Play, { columns, running, rows }: Score, top: number, lang: Lang): Block {
  const { margin } = A4;
  const heads = columns.map((key) => columnOf(play.game, key).label[lang]);
  const widths = widthsOf(heads);
  const lefts = widths.map((_, i) => margin + NAME_WIDTH + widths.slice(0, i).reduce((sum, each) => sum + each, 0));
  const width = NAME_WIDTH + widths.reduce((sum, each) => sum + each, 0);
  const size = Math.min(SIZE, Math.min(...widths) * 0.55);
  const bottom = top + ROW * (rows.length + 1);
  const parts = [rect(margin, top, width, ROW, { fill: HEAD })];
  const figure = (column: number, row: number, value: string) =>
    text((lefts[column] ?? 0) + (widths[column] ?? 0) / 2, top + row * ROW + 15, value, {
      size,
      bold: row === 0 || column >= running,
      anchor: 'middle',
    });
  for (const [column, head] of heads.entries()) {
    const x = lefts[column] ?? 0;
    parts.push(line(x, top, x, bottom, { 'stroke-width': column === running ? 2 : 1 }), figure(column, 0, head));
  }
  for (const [i, row] of rows.entries()) {
    const name = fitted(rowName(play.game, row, namesOf(play), lang), SIZE, NAME_WIDTH - 12, true);
    parts.push(rect(margin, top + (i + 1) * ROW, width, ROW), text(margin + 6, top + (i + 1) * ROW + 15, name, { bold: true }));
    for (const [column, key] of columns.entries()) parts.push(figure(column, i + 1, cellText(row.values[key], lang)));
  }
  return { svg: parts.join(''), height: bottom - top };
}
