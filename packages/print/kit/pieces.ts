import type { Lang, Words } from '@pocket-stadium/kernel';
import * as w from '../words/kit.ts';
import { A4, circle, INNER, page, rect, TOP, text } from './page.ts';

/** A kind of piece, and how many of it. */
export interface Piece {
  /** Tells them apart without colour; a kind that stands for itself has none. */
  readonly letter?: Words;
  readonly count: number;
  readonly fill: string;
  readonly ink: string;
  readonly shape: 'disc' | 'square';
  /** Numbered from 1, or all alike. */
  readonly numbered?: boolean;
}

const CELL = 64;

export function pieces(game: Words, kinds: readonly Piece[], lang: Lang): string {
  const across = Math.floor(INNER / CELL);
  const parts = [text(A4.margin, TOP + 8, w.how[lang], { size: 10 })];
  let place = 0;
  for (const { letter, count, fill, ink, shape, numbered } of kinds) {
    for (let i = 1; i <= count; i++, place++) {
      const x = A4.margin + (place % across) * CELL;
      const y = TOP + 24 + Math.floor(place / across) * CELL;
      parts.push(rect(x, y, CELL, CELL, { 'stroke-dasharray': '3 3', 'stroke-width': 0.7 }));
      const more = { fill, 'stroke-width': 2 };
      parts.push(shape === 'disc' ? circle(x + CELL / 2, y + CELL / 2, 25, more) : rect(x + 8, y + 8, 48, 48, more));
      parts.push(
        text(x + CELL / 2, y + CELL / 2 + 8, `${letter?.[lang] ?? ''}${numbered ? i : ''}`, {
          size: 22,
          bold: true,
          anchor: 'middle',
          fill: ink,
        }),
      );
    }
    place = Math.ceil(place / across) * across;
  }
  return page(game, w.title, lang, ...parts);
}
