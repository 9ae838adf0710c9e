import { type Lang, type LineScore, type Play, sideName } from '@pocket-stadium/kernel';
import { A4, INNER, line, rect, text } from '../../kit/page.ts';
import { fitted } from '../../kit/text.ts';
import { namesOf, type Result, resultsOf } from './result.ts';

/** Something drawn at the top of a page, and how high it is. */
export interface Block {
  readonly svg: string;
  readonly height: number;
}

const NAME_WIDTH = 120;
const ROW = 22;
const HEAD = '#E9E4D8';

/** The filled line score, or each side with its figure. */
export function scoreOf(play: Play, top: number, lang: Lang): Block {
  const sheet = play.sheet();
  return sheet?.kind === 'line-score' ? lineScore(play, sheet, top, lang) : figures(resultsOf(play, lang), top);
}

function lineScore(play: Play, { rows, totals, inningsPlayed }: LineScore, top: number, lang: Lang): Block {
  const { margin } = A4;
  const columns = inningsPlayed + totals.length;
  const cell = Math.min(44, (INNER - NAME_WIDTH) / columns);
  const width = NAME_WIDTH + cell * columns;
  const size = Math.min(10, cell * 0.55);
  const bottom = top + ROW * (rows.length + 1);
  const parts = [rect(margin, top, width, ROW, { fill: HEAD })];
  const heads = [...Array.from({ length: inningsPlayed }, (_, i) => String(i + 1)), ...totals];
  const figure = (column: number, row: number, value: string) =>
    text(margin + NAME_WIDTH + cell * (column + 0.5), top + row * ROW + 15, value, {
      size,
      bold: row === 0 || column >= inningsPlayed,
      anchor: 'middle',
    });
  for (const [column, head] of heads.entries()) {
    const x = margin + NAME_WIDTH + cell * column;
    parts.push(line(x, top, x, bottom, { 'stroke-width': column === inningsPlayed ? 2 : 1 }), figure(column, 0, head));
  }
  for (const [i, { side, innings, totals: sums }] of rows.entries()) {
    const name = fitted(sideName(play.game, side, namesOf(play), lang), 10, NAME_WIDTH - 12, true);
    parts.push(rect(margin, top + (i + 1) * ROW, width, ROW), text(margin + 6, top + (i + 1) * ROW + 15, name, { bold: true }));
    for (let inning = 0; inning < inningsPlayed; inning++) parts.push(figure(inning, i + 1, String(innings[inning] ?? '')));
    for (const [t, total] of totals.entries()) parts.push(figure(inningsPlayed + t, i + 1, String(sums[total] ?? 0)));
  }
  return { svg: parts.join(''), height: bottom - top };
}

function figures(results: readonly Result[], top: number): Block {
  const rows = results.map(({ name, figure }, i) => {
    const y = top + i * 28;
    return (
      rect(A4.margin, y, 300, 28) +
      text(A4.margin + 8, y + 19, fitted(name, 13, 230, true), { size: 13, bold: true }) +
      rect(A4.margin + 250, y, 50, 28, { fill: HEAD }) +
      text(A4.margin + 275, y + 20, figure, { size: 16, bold: true, anchor: 'middle' })
    );
  });
  return { svg: rows.join(''), height: results.length * 28 };
}
