import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, CLAY, circle, el, INNER, page, polygon, rect, TOP, TURF, text } from '@pocket-stadium/print/kit';
import { LIMITS } from '../rules/index.ts';
import * as w from '../words/print.ts';

export type Light = keyof typeof LIMITS;
const NAMES: Readonly<Record<Light, Words>> = { outs: w.outs, balls: w.balls, strikes: w.strikes };

/** The field to put pawns on, with circles for outs, balls and strikes. */
export function diamond(game: Words, lights: readonly Light[], lang: Lang): string {
  const centre = A4.width / 2;
  const reach = 200;
  const top = TOP + 30;
  const middle = top + reach;
  const bases = [
    { x: centre, y: middle + reach, name: w.home[lang] },
    { x: centre + reach, y: middle, name: '1' },
    { x: centre, y: top, name: '2' },
    { x: centre - reach, y: middle, name: '3' },
  ];
  const corner = ({ x, y }: { x: number; y: number }): readonly [number, number] => [x, y];
  const side = 30;
  const parts = [
    el('path', {
      d: `M ${centre} ${middle + reach + 30} L ${centre - 245} ${middle - 20} A 300 300 0 0 1 ${centre + 245} ${middle - 20} Z`,
      fill: TURF,
      stroke: '#1B2730',
      'stroke-width': 2,
    }),
    polygon(bases.map(corner), { fill: CLAY, 'stroke-width': 2 }),
    polygon(
      bases.map(({ x, y }) => [centre + (x - centre) * 0.62, middle + (y - middle) * 0.62]),
      { fill: TURF, 'stroke-width': 2 },
    ),
    circle(centre, middle, 16, { fill: CLAY, 'stroke-width': 2 }),
  ];
  for (const { x, y, name } of bases) {
    parts.push(
      polygon(
        [
          [x, y - side],
          [x + side, y],
          [x, y + side],
          [x - side, y],
        ],
        { fill: '#FFFFFF', 'stroke-width': 2 },
      ),
    );
    parts.push(text(x, y + 5, name, { size: name.length > 1 ? 11 : 16, bold: true, anchor: 'middle' }));
  }
  const below = middle + reach + 50;
  for (const [index, light] of lights.entries()) {
    const y = below + 22 + index * 44;
    parts.push(text(A4.margin, y + 5, NAMES[light][lang], { size: 13, bold: true }));
    for (let i = 0; i < LIMITS[light]; i++) parts.push(circle(A4.margin + 100 + i * 44, y, 17, { 'stroke-width': 2 }));
  }
  const width = (INNER - 290) / 1;
  parts.push(rect(A4.width - A4.margin - width, below, width, 120, { 'stroke-width': 2 }));
  parts.push(text(A4.width - A4.margin - width / 2, below + 18, w.dugout[lang], { size: 11, anchor: 'middle' }));
  return page(game, w.board, lang, ...parts);
}
