import { type Cell, type Field, mirror } from './rules.ts';

/*
 * A formation is three cells of one side. Cells are counted anew, as spots: first those on which a
 * turn may end, then those that may only be crossed, then the goals to score in. The formations in
 * which a turn may end then come first too, and half a turn of the field reverses the first spots.
 */

/** A cell, counted so that what matters comes first. */
export type Spot = number;
/** The number of a formation. */
export type Formation = number;

export interface Formations {
  readonly field: Field;
  readonly cellOf: readonly Cell[];
  readonly spotOf: readonly Spot[];
  /** Spots on which a turn may end; and spots a side may stand on during its turn. */
  readonly endSpots: number;
  readonly crossedSpots: number;
  /** Formations in which a turn may end; and all that a turn may go through. */
  readonly ends: number;
  readonly all: number;
  /** At `3 * formation`: its spots in ascending order. */
  readonly spots: Uint8Array;
  /** By formation in which a turn may end: the same formation seen from the other side. */
  readonly turned: Uint16Array;
  /** By formation in which a turn may end: left and right exchanged; where the field is not the same then, itself. */
  readonly mirrored: Uint16Array;
  /** At `3 * formation + i`: which of the mirrored formation the i-th is. */
  readonly mirroredHolder: Uint8Array;
  readonly centre: Spot;
}

const choose2 = (n: number) => (n * (n - 1)) / 2;
const choose3 = (n: number) => (n * (n - 1) * (n - 2)) / 6;

/** The number of the formation on three spots, in ascending order. */
export function formationOn(low: Spot, middle: Spot, high: Spot): Formation {
  return low + choose2(middle) + choose3(high);
}

/** The formations of a field; it must be the same for both sides, as the rules make it unless points are added on one side alone. */
export function makeFormations(field: Field): Formations {
  const cells = field.grid.cubes.map((_, cell) => cell);
  const last = cells.length - 1;
  if (cells.some((cell) => field.dotted[cell] !== field.dotted[last - cell]))
    throw new Error(`field ${field.id} is not the same for both sides`);
  const free = cells.filter((cell) => field.dotted[cell] === 0);
  const crossed = cells.filter((cell) => field.dotted[cell] === 1 && field.goalOf[cell] !== 1);
  const cellOf = [...free, ...crossed, ...cells.filter((cell) => field.goalOf[cell] === 1)];
  const spotOf = cells.map((cell) => cellOf.indexOf(cell));
  const endSpots = free.length;
  const crossedSpots = endSpots + crossed.length;
  const all = choose3(crossedSpots);
  const ends = choose3(endSpots);
  const spots = new Uint8Array(3 * all);
  for (let high = 0, at = 0; high < crossedSpots; high++) {
    for (let middle = 0; middle < high; middle++) {
      for (let low = 0; low < middle; low++, at += 3) spots.set([low, middle, high], at);
    }
  }
  const reversed = (spot: Spot) => spotOf[last - (cellOf[spot] as Cell)] as Spot;
  const turned = new Uint16Array(ends);
  for (let formation = 0; formation < ends; formation++) {
    const [low, middle, high] = spots.subarray(3 * formation, 3 * formation + 3) as unknown as [Spot, Spot, Spot];
    turned[formation] = formationOn(reversed(high), reversed(middle), reversed(low));
  }
  return {
    ...{ field, cellOf, spotOf, endSpots, crossedSpots, ends, all, spots, turned },
    ...mirrorImages(field, cellOf, spotOf, spots, ends),
    centre: spotOf[field.centre] as Spot,
  };
}

function mirrorImages(field: Field, cellOf: readonly Cell[], spotOf: readonly Spot[], spots: Uint8Array, ends: number) {
  const mirrored = Uint16Array.from({ length: ends }, (_, formation) => formation);
  const mirroredHolder = Uint8Array.from({ length: 3 * ends }, (_, at) => at % 3);
  const image = mirror(field.grid);
  if (!image || image.some((cell, from) => field.dotted[cell] !== field.dotted[from])) return { mirrored, mirroredHolder };
  for (let formation = 0; formation < ends; formation++) {
    const images = [0, 1, 2].map((i) => spotOf[image[cellOf[spots[3 * formation + i] as Spot] as Cell] as Cell] as Spot);
    const [low, middle, high] = [...images].sort((a, b) => a - b) as [Spot, Spot, Spot];
    mirrored[formation] = formationOn(low, middle, high);
    for (const [i, spot] of images.entries()) mirroredHolder[3 * formation + i] = [low, middle, high].indexOf(spot);
  }
  return { mirrored, mirroredHolder };
}
