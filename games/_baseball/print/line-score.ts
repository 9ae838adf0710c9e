import type { Lang } from '@pocket-stadium/kernel';
import { A4, BOTTOM, INNER, line, type Masthead, page, rect, TOP, text } from '@pocket-stadium/print/kit';
import { COLUMNS } from '../rules/columns.ts';
import * as w from '../words/print.ts';

const NAME_WIDTH = 110;
const TOTAL_WIDTH = 30;
const ROW = 22;
const EXTRA = 3;

export type Total = keyof typeof COLUMNS;

interface Shape {
  readonly rows: number;
  readonly totals: readonly Total[];
  readonly teams: boolean;
}

/** Empty line scores, as many as fit the page or two with room to write; the foot explains the columns that they have. */
export function scoreSheet(about: Masthead, rows: number, totals: readonly Total[], teams: boolean, lang: Lang): string {
  const needed = 18 + ROW * (rows + 1) + 60;
  const blocks = teams ? 2 : Math.floor((BOTTOM - 14 - TOP) / needed);
  const block = (BOTTOM - 14 - TOP) / blocks;
  const shape = { rows, totals, teams };
  const body = Array.from({ length: blocks }, (_, i) => lineScore(TOP + i * block, TOP + (i + 1) * block - 20, shape, lang));
  return page(about, w.blank_title, lang, ...body, explained(totals, lang));
}

/** What the letters of the columns mean, at the foot of the page. */
export function explained(totals: readonly Total[], lang: Lang): string {
  const names = totals.map((total) => `${COLUMNS[total].label[lang]} ${COLUMNS[total].name[lang].toLowerCase()}`);
  return text(A4.margin, BOTTOM, [...names, w.extra_columns[lang]].join(' · '), { size: 8 });
}

/** One empty line score from a height of the page, with lines for notes down to another. */
export function lineScore(top: number, bottom: number, { rows, totals, teams }: Shape, lang: Lang): string {
  const { margin, width } = A4;
  const innings = [...Array.from({ length: 9 }, (_, i) => String(i + 1)), ...Array.from({ length: EXTRA }, () => '+')];
  const cell = (INNER - NAME_WIDTH - totals.length * TOTAL_WIDTH) / innings.length;
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
  if (notes + 2 > bottom) return parts.join('');
  parts.push(
    text(margin, notes, w.notes[lang], { size: 8 }),
    line(margin + 34, notes + 2, width - margin, notes + 2, { 'stroke-width': 0.5 }),
  );
  for (let y = notes + 22; y <= bottom; y += 20) parts.push(line(margin, y, width - margin, y, { 'stroke-width': 0.5 }));
  return parts.join('');
}
