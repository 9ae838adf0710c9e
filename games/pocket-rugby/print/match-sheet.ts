import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, BOTTOM, INNER, line, page, rect, TOP, text } from '@pocket-stadium/print/kit';

const TITLE: Words = { fr: 'Feuille de match', en: 'Match sheet' };
const NAME: Words = { fr: 'Nom', en: 'Name' };
const COLUMNS = [
  { name: { fr: 'dés', en: 'dice' }, width: 34 },
  { name: { fr: 'action', en: 'action' }, width: 108 },
  { name: { fr: 'score', en: 'score' }, width: 38 },
  { name: { fr: 'cartons', en: 'cards' }, width: 54 },
] as const;
const MINUTE: Words = { fr: 'min.', en: 'min.' };
const ROW = 20;

/** The rugby sheet as on paper: a column for each player, the minutes in the middle. */
export function matchSheet(game: Words, lang: Lang): string {
  const { margin } = A4;
  const half = COLUMNS.reduce((sum, { width }) => sum + width, 0);
  const middle = INNER - 2 * half;
  const right = margin + half + middle;
  const names = TOP + 4;
  const top = TOP + 26;
  const rows = Math.floor((BOTTOM - top) / ROW) - 1;
  const bottom = top + ROW * (rows + 1);
  const parts = [
    text(margin, names + 8, `${NAME[lang]} ______________________________`, { size: 10 }),
    text(right, names + 8, `${NAME[lang]} ______________________________`, { size: 10 }),
    rect(margin, top, INNER, ROW, { fill: '#E9E4D8' }),
    rect(margin + half, top, middle, bottom - top, { fill: '#F1E8D8' }),
    text(margin + half + middle / 2, top + 14, MINUTE[lang], { size: 9, bold: true, anchor: 'middle' }),
  ];
  for (let row = 0; row <= rows + 1; row++)
    parts.push(line(margin, top + row * ROW, margin + INNER, top + row * ROW, { 'stroke-width': row < 2 ? 1 : 0.5 }));
  // The right half mirrors the left, so that both read outwards from the minutes.
  for (const mirrored of [false, true]) {
    let x: number = mirrored ? margin + INNER : margin;
    parts.push(line(x, top, x, bottom));
    for (const { name, width } of COLUMNS) {
      const next = mirrored ? x - width : x + width;
      parts.push(text((x + next) / 2, top + 14, name[lang], { size: 9, bold: true, anchor: 'middle' }), line(next, top, next, bottom));
      x = next;
    }
  }
  return page(game, TITLE, lang, ...parts);
}
