import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, BOTTOM, INNER, line, page, rect, TOP, text } from '@pocket-stadium/print/kit';
import { COLUMNS } from '../rules/columns.ts';
import * as w from '../words/print.ts';

const NAME_WIDTH = 110;
const TOTAL_WIDTH = 30;
const ROW = 22;
const EXTRA = 3;

export type Total = keyof typeof COLUMNS;

/** Empty line scores, as many as fit the page; the foot explains the columns that they have. */
export function scoreSheet(game: Words, rows: number, totals: readonly Total[], teams: boolean, lang: Lang): string {
  const explained = totals.map((total) => `${COLUMNS[total].label[lang]} ${COLUMNS[total].name[lang].toLowerCase()}`);
  const innings = [...Array.from({ length: 9 }, (_, i) => String(i + 1)), ...Array.from({ length: EXTRA }, () => '+')];
  const cell = (INNER - NAME_WIDTH - totals.length * TOTAL_WIDTH) / innings.length;
  const block = 18 + ROW * (rows + 1) + 60;
  const body: string[] = [];
  for (let y = TOP; y + block <= BOTTOM; y += block) body.push(lineScore(y));
  return page(game, w.blank_title, lang, ...body, text(A4.margin, BOTTOM, [...explained, w.extra_columns[lang]].join(' · '), { size: 8 }));

  function lineScore(top: number): string {
    const { margin, width } = A4;
    const parts = [text(margin, top + 10, `${w.date[lang]} ____________________`, { size: 9 })];
    const y = top + 18;
    parts.push(rect(margin, y, INNER, ROW, { fill: '#E9E4D8' }));
    for (let row = 0; row <= rows; row++) parts.push(rect(margin, y + row * ROW, INNER, ROW));
    const heads = [
      ...innings.map((name) => ({ name, width: cell })),
      ...totals.map((total) => ({ name: COLUMNS[total].label[lang], width: TOTAL_WIDTH })),
    ];
    let x = margin + NAME_WIDTH;
    for (const [index, head] of heads.entries()) {
      parts.push(line(x, y, x, y + ROW * (rows + 1), { 'stroke-width': index === innings.length ? 2 : 1 }));
      parts.push(text(x + head.width / 2, y + 15, head.name, { size: 10, bold: true, anchor: 'middle' }));
      x += head.width;
    }
    parts.push(text(margin + 6, y + 15, (teams ? w.team : w.player)[lang], { size: 10, bold: true }));
    const notes = y + ROW * (rows + 1) + 16;
    parts.push(
      text(margin, notes, w.notes[lang], { size: 8 }),
      line(margin + 34, notes + 2, width - margin, notes + 2, { 'stroke-width': 0.5 }),
    );
    parts.push(line(margin, notes + 20, width - margin, notes + 20, { 'stroke-width': 0.5 }));
    return parts.join('');
  }
}
