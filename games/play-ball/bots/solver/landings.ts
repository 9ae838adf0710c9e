import type { Formations, Spot } from './formations.ts';
import { CELL_BITS, CELL_MASK, type Cell, moveFrom, ray, SCORES } from './rules.ts';

/*
 * What one move does. The rules are asked once for every spot, every direction and every number of playballers in an
 * unbroken line beside it; from then on it is looked up. Nothing here knows a rule.
 */

export interface Landings {
  /**
   * A line of a spot and a direction is `spot * 6 + direction`. These say how many spots lie on it, and where they
   * begin in `on`.
   */
  readonly length: Uint8Array;
  readonly first: Uint16Array;
  readonly on: Uint8Array;
  /** At `line * stride + playballers in the way`: where the move ends, or `NO_MOVE`. */
  readonly to: Uint8Array;
  readonly stride: number;
  /** At the same index: the balls that come along, as bits by spot. */
  readonly takesLow: Int32Array;
  readonly takesHigh: Int32Array;
}

export const NO_MOVE = 255;
const DIRECTIONS = 6;

export function makeLandings({ field, cellOf, spotOf }: Formations): Landings {
  const size = cellOf.length;
  const rays = cellOf.flatMap((cell) => Array.from({ length: DIRECTIONS }, (_, direction) => ray(field.grid, cell, direction)));
  const stride = Math.max(...rays.map((cells) => cells.length)) + 1;
  const length = Uint8Array.from(rays, (cells) => cells.length);
  const first = new Uint16Array(rays.length);
  for (let line = 1; line < rays.length; line++) first[line] = (first[line - 1] as number) + (length[line - 1] as number);
  const on = Uint8Array.from(rays.flat(), (cell) => spotOf[cell] as Spot);
  const to = new Uint8Array(rays.length * stride).fill(NO_MOVE);
  const takesLow = new Int32Array(rays.length * stride);
  const takesHigh = new Int32Array(rays.length * stride);
  const occupied = new Uint8Array(1 << CELL_BITS);
  for (const [line, cells] of rays.entries()) {
    const from = cellOf[Math.floor(line / DIRECTIONS)] as Cell;
    for (let inTheWay = 0; inTheWay <= cells.length; inTheWay++) {
      occupied.fill(0);
      for (const cell of [from, ...cells.slice(0, inTheWay)]) occupied[cell] = 1;
      const at = line * stride + inTheWay;
      for (let ball = 0; ball < size; ball++) {
        const moved = moveFrom(field, occupied, ball, 0, from, line % DIRECTIONS);
        if (moved < 0) continue;
        const landing = moved & CELL_MASK;
        to[at] = spotOf[landing] as Spot;
        if ((moved & ~SCORES) >> CELL_BITS !== landing) continue;
        const spot = spotOf[ball] as Spot;
        if (spot < 32) takesLow[at] = (takesLow[at] as number) | (1 << spot);
        else takesHigh[at] = (takesHigh[at] as number) | (1 << (spot - 32));
      }
    }
  }
  return { length, first, on, to, stride, takesLow, takesHigh };
}
