import type { Lang } from '@pocket-stadium/kernel';
import { A4, BOTTOM, INNER, line, type Masthead, page, rect, TOP, text } from '@pocket-stadium/print/kit';
import { COLUMNS } from '../rules/columns.ts';
import * as w from '../words/print.ts';

/** What a player writes, outwards from the minutes' side, and how wide it is. */
const WRITTEN = [
  { key: 'dice', width: 34 },
  { key: 'action', width: 108 },
  { key: 'score', width: 38 },
  { key: 'cards', width: 54 },
] as const;
const ROW = 20;
/** The line of the final score. */
const FINAL = 26;

/** The rugby sheet as on paper: a column for each player, the minutes in the middle. */
export function matchSheet(about: Masthead, lang: Lang): string {
  const { margin } = A4;
  const half = WRITTEN.reduce((sum, { width }) => sum + width, 0);
  const middle = INNER - 2 * half;
  const right = margin + half + middle;
  const names = TOP + 4;
  const top = TOP + 26;
  const rows = Math.floor((BOTTOM - FINAL - top) / ROW) - 1;
  const bottom = top + ROW * (rows + 1);
  const parts = [
    text(margin, names + 8, `${w.name[lang]} ______________________________`, { size: 10 }),
    text(right, names + 8, `${w.name[lang]} ______________________________`, { size: 10 }),
    rect(margin, top, INNER, ROW, { fill: '#E9E4D8' }),
    rect(margin + half, top, middle, bottom - top, { fill: '#F1E8D8' }),
    text(margin + half + middle / 2, top + 14, COLUMNS.minute.label[lang], { size: 9, bold: true, anchor: 'middle' }),
  ];
  for (let row = 0; row <= rows + 1; row++)
    parts.push(line(margin, top + row * ROW, margin + INNER, top + row * ROW, { 'stroke-width': row < 2 ? 1 : 0.5 }));
  // The right half mirrors the left, so that both read outwards from the minutes.
  for (const mirrored of [false, true]) {
    let x: number = mirrored ? margin + INNER : margin;
    parts.push(line(x, top, x, bottom));
    for (const { key, width } of WRITTEN) {
      const next = mirrored ? x - width : x + width;
      parts.push(
        text((x + next) / 2, top + 14, COLUMNS[key].label[lang], { size: 9, bold: true, anchor: 'middle' }),
        line(next, top, next, bottom),
      );
      x = next;
    }
  }
  return page(about, w.title, lang, ...parts, ...finalLine(bottom, lang));
}

/** Below the lines: the score that counts, and the cards that break a tie. */
function finalLine(top: number, lang: Lang): string[] {
  const third = INNER / 3;
  return [w.final_score, w.yellows, w.reds].flatMap((label, i) => [
    rect(A4.margin + i * third, top, third, FINAL),
    text(A4.margin + i * third + 6, top + 17, label[lang], { size: 10, bold: i === 0 }),
  ]);
}
