import type { Path } from '../rules/index.ts';

// The park in the units of its drawing, 360 by 262.
export const HOME = { x: 180, y: 224 };
const REACH = 82;

/** Where people stand: 0 is the batter's box, 4 is home. */
export const PLACES: readonly { readonly x: number; readonly y: number }[] = [
  { x: HOME.x + 27, y: HOME.y + 4 },
  { x: HOME.x + REACH, y: HOME.y - REACH },
  { x: HOME.x, y: HOME.y - 2 * REACH },
  { x: HOME.x - REACH, y: HOME.y - REACH },
  HOME,
];

/** Time for a base, and for leaving the field, in ms. */
const BASE_MS = 230;
const OUT_MS = 350;

export function pathMs({ from, to }: Pick<Path, 'from' | 'to'>): number {
  return to === 'out' ? OUT_MS : (to - from) * BASE_MS;
}

/** The spots that a runner passes, the first and the last included. */
export function stops({ from, to }: Path): { x: number; y: number }[] {
  const start = PLACES[from] ?? HOME;
  if (to === 'out') return [start, { x: start.x + (HOME.x - start.x) / 2 - 46, y: start.y + (HOME.y + 30 - start.y) / 2 }];
  return PLACES.slice(from, to + 1);
}
