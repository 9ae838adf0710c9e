import type { Lang } from '@pocket-stadium/kernel';
import type { Figure } from './figure.ts';
import { A4, el, INNER, paragraph } from './page.ts';

const GAP = 14;
const WORDS_SIZE = 9.5;
/** The width that the words below a figure need to be read. */
const NARROWEST = 104;
/** How much larger or smaller than drawn a figure may stand on paper. */
const LARGEST = 1.6;
const SMALLEST = 0.5;
const STEP = 0.05;

type Row = readonly Figure[];

export interface Laid {
  readonly scale: number;
  draw(): string;
}

/** Figures between two heights of a page, each above its words, as large as the room takes them; null where it is too small. */
export function figuresWithin(figures: Row, lang: Lang, top: number, bottom: number): Laid | null {
  for (let scale = LARGEST; scale >= SMALLEST - 0.001; scale -= STEP) {
    const rows = rowsOf(figures, scale)?.map((row) => laidRow(row, scale, lang));
    if (!rows) continue;
    const height = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length - 1) * GAP;
    if (height > bottom - top) continue;
    // The room that is left goes above, between and below the rows.
    const more = Math.min(24, (bottom - top - height) / (rows.length + 1));
    const draw = () => {
      let y = top + more;
      return rows
        .map((row) => {
          const placed = el('g', { transform: `translate(0 ${y.toFixed(2)})` }, row.draw());
          y += row.height + GAP + more;
          return placed;
        })
        .join('');
    };
    return { scale, draw };
  }
  return null;
}

const fits = (row: Row, scale: number): boolean =>
  row.reduce((sum, { width }) => sum + Math.max(NARROWEST, width * scale) + GAP, -GAP) <= INNER;

/** As few rows as the widths allow, and as even as can be; null where a figure is wider than the page. */
function rowsOf(figures: Row, scale: number): Row[] | null {
  if (!figures.every((figure) => fits([figure], scale))) return null;
  const full: Figure[][] = [[]];
  for (const figure of figures) {
    if (!fits([...(full.at(-1) ?? []), figure], scale)) full.push([]);
    full.at(-1)?.push(figure);
  }
  const each = Math.ceil(figures.length / full.length);
  const even = full.map((_, i) => figures.slice(i * each, (i + 1) * each));
  return even.every((row) => row.length > 0 && fits(row, scale)) ? even : full;
}

/** A row: each figure as wide as it is, and an equal share of what is left. */
function laidRow(row: Row, scale: number, lang: Lang) {
  const widths = row.map(({ width }) => Math.max(NARROWEST, width * scale));
  const share = (INNER - widths.reduce((sum, width) => sum + width, 0) - (row.length - 1) * GAP) / row.length;
  const tallest = Math.max(...row.map(({ height }) => height * scale));
  let x: number = A4.margin;
  const parts = row.map((figure, i) => {
    const column = (widths[i] as number) + share;
    const left = x + (column - figure.width * scale) / 2;
    const at = `translate(${left.toFixed(2)} ${(tallest - figure.height * scale).toFixed(2)}) scale(${scale.toFixed(3)})`;
    const words = paragraph(x, tallest + 2, figure.says[lang], column, { size: WORDS_SIZE });
    x += column + GAP;
    return { draw: () => el('g', { transform: at }, figure.draw(lang)) + words.svg, height: tallest + 2 + words.height };
  });
  return { draw: () => parts.map(({ draw }) => draw()).join(''), height: Math.max(...parts.map(({ height }) => height)) };
}
