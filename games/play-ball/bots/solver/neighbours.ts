import { type Formation, type Formations, formationOn, type Spot } from './formations.ts';
import { ray } from './rules.ts';

/*
 * The formations next to a formation that come before it in the file: one of the three stands on an
 * adjacent spot of a lower number. What is known of them tells what to expect.
 */

export interface Neighbours {
  /** The neighbours of a formation lie from `first[f]` to `first[f + 1]`. */
  readonly first: Int32Array;
  readonly formation: Uint16Array;
  /** At the same index: which of the three stands elsewhere. */
  readonly moved: Uint8Array;
  /** At `3 * neighbour + i`: which of the neighbour's the i-th is. */
  readonly same: Uint8Array;
}

export function makeNeighbours(formations: Formations): Neighbours {
  const { ends, endSpots, spots, cellOf, spotOf, field } = formations;
  const lower = Array.from({ length: endSpots }, (_, spot) =>
    [0, 1, 2, 3, 4, 5]
      .flatMap((direction) => ray(field.grid, cellOf[spot] as number, direction).slice(0, 1))
      .map((cell) => spotOf[cell] as Spot)
      .filter((beside) => beside < spot)
      .sort((a, b) => a - b),
  );
  const first = new Int32Array(ends + 1);
  const found: Formation[] = [];
  const moved: number[] = [];
  const same: number[] = [];
  for (let formation = 0; formation < ends; formation++) {
    first[formation] = found.length;
    const trio = [...spots.subarray(3 * formation, 3 * formation + 3)];
    for (const [i, spot] of trio.entries()) {
      for (const beside of lower[spot] ?? []) {
        if (trio.includes(beside)) continue;
        const images = trio.with(i, beside);
        const [low, middle, high] = [...images].sort((a, b) => a - b) as [Spot, Spot, Spot];
        found.push(formationOn(low, middle, high));
        moved.push(i);
        same.push(...images.map((image) => [low, middle, high].indexOf(image)));
      }
    }
  }
  first[ends] = found.length;
  return { first, formation: Uint16Array.from(found), moved: Uint8Array.from(moved), same: Uint8Array.from(same) };
}
