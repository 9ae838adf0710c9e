import type { Cell } from '../../_hex/rules/grid.ts';
import { COLOURS, type Colour, PAWNS, PREY } from './field.ts';

/** The pawns of one colour, each list in ascending order. They are not told apart beyond this. */
export interface Pawns {
  readonly free: readonly Cell[];
  /** Prisoners in the camp of their hunter. */
  readonly held: readonly Cell[];
}
export type AllPawns = readonly [Pawns, Pawns, Pawns];

export const NO_PAWNS: Pawns = { free: [], held: [] };

/** Whether a colour holds all pawns of its prey, and so has won. */
export function hasWon(pawns: AllPawns, colour: Colour): boolean {
  return pawns[PREY[colour]].held.length === PAWNS;
}

/** The pawns with one colour changed. */
export function withColour(pawns: AllPawns, colour: Colour, changed: Pawns): AllPawns {
  const [a, b, c] = pawns;
  return colour === 0 ? [changed, b, c] : colour === 1 ? [a, changed, c] : [a, b, changed];
}

/**
 * All pawns as bytes, for search: five cells a colour, the free ones first, each part in ascending
 * order; then how many are free of each colour.
 */
export type PackedPawns = Uint8Array;
export const PACKED_LENGTH = 3 * PAWNS + 3;
const FREE_COUNTS = 3 * PAWNS;

export function packPawns(pawns: AllPawns): PackedPawns {
  const packed = new Uint8Array(PACKED_LENGTH);
  for (const colour of COLOURS) {
    const { free, held } = pawns[colour];
    packed.set([...free, ...held], colour * PAWNS);
    packed[FREE_COUNTS + colour] = free.length;
  }
  return packed;
}

export function unpackPawns(packed: PackedPawns): AllPawns {
  const [chicks, foxes, snakes] = COLOURS.map((colour) => {
    const cells = [...packed.subarray(colour * PAWNS, (colour + 1) * PAWNS)];
    const free = freeCount(packed, colour);
    return { free: cells.slice(0, free), held: cells.slice(free) };
  });
  return [chicks as Pawns, foxes as Pawns, snakes as Pawns];
}

export function freeCount(packed: PackedPawns, colour: Colour): number {
  return packed[FREE_COUNTS + colour] as number;
}

export function setFreeCount(packed: PackedPawns, colour: Colour, count: number): void {
  packed[FREE_COUNTS + colour] = count;
}
