import { inEveryLang, type Lang, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/kit.ts';
import { dieNet } from './die.ts';
import type { Figure } from './figure.ts';
import { A4, BOTTOM, circle, el, INNER, type Masthead, page, paragraph, rect, TOP, text } from './page.ts';
import { widthOf } from './text.ts';

/** A kind of piece, and how many of it. */
export interface Piece {
  /** The letter that tells this kind apart without colour. A kind that is recognised anyway has none. */
  readonly letter?: Words;
  readonly count: number;
  readonly fill: string;
  readonly ink: string;
  readonly shape: 'disc' | 'square';
  /** The width in points, so that a piece fits where it stands. */
  readonly size: number;
  /** Whether pieces are numbered from 1, or all alike. */
  readonly numbered?: boolean;
  /** A drawing instead of a letter, in a box from -17 to 17; it may bear the number. */
  readonly drawing?: string | ((number: number) => string);
}

/** Room to cut between two pieces. */
const GAP = 10;
/** The edge of a paper die, as far as the page has room. */
const DIE = { largest: 70, smallest: 40, flap: 0.28 };

interface Row {
  readonly height: number;
  draw(y: number): string;
}

/** Pieces to cut out, in rows, with crosses at the corners of each to cut along; what is left of the page goes between the rows. */
export function pieces(about: Masthead, kinds: readonly Piece[], lang: Lang, dice = 0): string {
  const how = paragraph(A4.margin, TOP, w.how[lang], INNER, { size: 10 });
  const rows = rowsOf(kinds, lang);
  const needed = rows.reduce((sum, { height }) => sum + height + GAP, 0);
  const room = BOTTOM - TOP - how.height - 14 - needed;
  if (dice > 0) rows.push(diceRow(dice, room, lang));
  const left = BOTTOM - TOP - how.height - 14 - rows.reduce((sum, { height }) => sum + height + GAP, 0);
  if (left < 0) throw new Error(`the pieces of ${about.names[lang]} do not fit a page`);
  const more = Math.min(56, left / rows.length);
  let y = TOP + how.height + 14;
  const drawn = rows.map((row) => {
    const svg = row.draw(y);
    y += row.height + GAP + more;
    return svg;
  });
  return page(about, w.title, lang, how.svg, ...drawn);
}

/** The pieces one after the other; those of another size begin a row of their own, and every row stands in the middle. */
function rowsOf(kinds: readonly Piece[], lang: Lang): Row[] {
  const rows: { readonly cell: number; readonly items: { kind: Piece; number: number }[] }[] = [];
  for (const kind of kinds) {
    const cell = kind.size + GAP;
    for (let number = 1; number <= kind.count; number++) {
      const last = rows.at(-1);
      // A kind that does not fit whole beside the others stands below them.
      const room = last ? INNER - (last.items.length + (number === 1 ? Math.min(kind.count, Math.floor(INNER / cell)) : 1)) * cell : -1;
      if (!last || last.cell !== cell || room < -0.5) rows.push({ cell, items: [] });
      rows.at(-1)?.items.push({ kind, number });
    }
  }
  return rows.map(({ cell, items }) => ({
    height: cell,
    draw: (y) => {
      const left = A4.margin + (INNER - items.length * cell) / 2;
      return items
        .map(({ kind, number }, i) => cutMarks(left + i * cell, y, cell) + piece(kind, number, left + (i + 0.5) * cell, y + cell / 2, lang))
        .join('');
    },
  }));
}

/** Dice for people who have none, as large as the room takes them. */
function diceRow(dice: number, room: number, lang: Lang): Row {
  const how = 22;
  const side = Math.max(DIE.smallest, Math.min(DIE.largest, (room - how - GAP) / (4 + DIE.flap), INNER / (3.3 * dice)));
  const column = INNER / dice;
  return {
    height: how + side * (4 + DIE.flap),
    draw: (y) =>
      paragraph(A4.margin, y, w.dice_how[lang], INNER, { size: 10 }).svg +
      Array.from({ length: dice }, (_, i) =>
        dieNet(A4.margin + i * column + (column - 3 * side) / 2, y + how + side * DIE.flap, side),
      ).join(''),
  };
}

/** Dice to cut out as a figure, for a page that has room for them. */
export function diceToCut(dice: number): Figure {
  const side = 46;
  return {
    key: 'dice-to-cut',
    says: inEveryLang((lang) => w.dice_how[lang]),
    width: dice * 3.5 * side,
    height: side * (4 + DIE.flap) + 4,
    draw: () => Array.from({ length: dice }, (_, i) => dieNet((i * 3.5 + 0.25) * side, side * DIE.flap, side)).join(''),
  };
}

function piece({ letter, fill, ink, shape, size, numbered, drawing }: Piece, number: number, x: number, y: number, lang: Lang): string {
  const more = { fill, 'stroke-width': 1.5 };
  const half = size / 2 - 1;
  const body = shape === 'disc' ? circle(x, y, half, more) : rect(x - half, y - half, 2 * half, 2 * half, { ...more, rx: 3 });
  if (drawing) {
    const inside = typeof drawing === 'string' ? drawing : drawing(number);
    return body + el('g', { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(size / 50).toFixed(3)})` }, inside);
  }
  const words = `${letter?.[lang] ?? ''}${numbered ? number : ''}`;
  if (words === '') return body;
  const letters = Math.min(size * 0.45, (size * 0.76) / widthOf(words, 1, true));
  return body + text(x, y + letters * 0.36, words, { size: letters, bold: true, anchor: 'middle', fill: ink });
}

/** Short crosses at the corners of a square: where to cut. */
export function cutMarks(x: number, y: number, width: number, height = width): string {
  const reach = 4;
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  return corners
    .map(([cx, cy]) =>
      el('path', {
        d: `M${cx - reach} ${cy}h${2 * reach}M${cx} ${cy - reach}v${2 * reach}`,
        stroke: '#1B2730',
        'stroke-width': 0.5,
        fill: 'none',
      }),
    )
    .join('');
}
