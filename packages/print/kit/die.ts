import { circle, el, rect } from './page.ts';

/** Where the pips of each face stand, in thirds from the middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The faces of a cross that folds to a die: opposite faces add up to seven. */
const NET = [
  { face: 1, column: 1, row: 0 },
  { face: 2, column: 0, row: 1 },
  { face: 3, column: 1, row: 1 },
  { face: 5, column: 2, row: 1 },
  { face: 6, column: 1, row: 2 },
  { face: 4, column: 1, row: 3 },
] as const;

/** A face of a die; rounded where it is not to be folded. */
export function dieFace(face: number, left: number, top: number, side: number, rx?: number): string {
  const pips = (PIPS[face - 1] ?? []).map(([dx, dy]) =>
    circle(left + side / 2 + (dx * side) / 4, top + side / 2 + (dy * side) / 4, side * 0.09, { fill: '#1B2730', stroke: 'none' }),
  );
  return rect(left, top, side, side, { fill: '#FFFFFF', rx }) + pips.join('');
}

/** A die to cut out, fold and glue; three squares wide and four high, with flaps. */
export function dieNet(x: number, y: number, side: number): string {
  const flap = side * 0.28;
  const flaps = [
    `M${x + side} ${y}l${-flap} ${flap}v${side - 2 * flap}l${flap} ${flap}`,
    `M${x + 2 * side} ${y}l${flap} ${flap}v${side - 2 * flap}l${-flap} ${flap}`,
    `M${x + side} ${y + 3 * side}l${-flap} ${flap}v${side - 2 * flap}l${flap} ${flap}`,
    `M${x + 2 * side} ${y + 3 * side}l${flap} ${flap}v${side - 2 * flap}l${-flap} ${flap}`,
    `M${x + side} ${y}l${flap} ${-flap}h${side - 2 * flap}l${flap} ${flap}`,
  ].map((d) => el('path', { d, fill: 'none', stroke: '#55626B', 'stroke-width': 0.8, 'stroke-dasharray': '3 2' }));
  const faces = NET.map(({ face, column, row }) => {
    const left = x + column * side;
    const top = y + row * side;
    return dieFace(face, left, top, side);
  });
  return flaps.join('') + faces.join('');
}
