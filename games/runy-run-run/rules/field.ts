import { type Cell, cellsIn, type Grid, hexGrid, nameOf } from '../../_hex/rules/grid.ts';
import type { BoardTable } from './chart.ts';

/** A colour is its seat (U0): 0 the chicks, 1 the foxes, 2 the snakes. */
export type Colour = 0 | 1 | 2;
export const COLOURS: readonly Colour[] = [0, 1, 2];
export const PAWNS = 5;

/** Whom a colour hunts: chicks hunt snakes, foxes hunt chicks, snakes hunt foxes. */
export const PREY: readonly [Colour, Colour, Colour] = [2, 0, 1];
export const HUNTER: readonly [Colour, Colour, Colour] = [1, 2, 0];

/** A cell fits in a byte, with one value to spare; a camp's cells in four bits, with two. */
const MOST_CELLS = 255;
const MOST_CAMP_CELLS = 14;

/** A board made ready to play on. */
export interface Board {
  readonly side: number;
  readonly grid: Grid;
  readonly camps: readonly [readonly Cell[], readonly Cell[], readonly Cell[]];
  /** By cell: whose camp it is in, or -1. */
  readonly campOf: Int8Array;
  /** By cell: its place in its camp. */
  readonly campIndex: Uint8Array;
}

export function makeBoard({ side, spans, camps: regions }: BoardTable): Board {
  const grid = hexGrid(spans);
  const [chicks, foxes, snakes] = regions;
  const camps = [cellsIn(grid, chicks), cellsIn(grid, foxes), cellsIn(grid, snakes)] as const;
  const campOf = new Int8Array(grid.size).fill(-1);
  const campIndex = new Uint8Array(grid.size);
  for (const [colour, camp] of camps.entries()) {
    for (const [index, cell] of camp.entries()) {
      if (campOf[cell] !== -1) throw new Error(`board ${side}: two camps share ${nameOf(grid, cell)}`);
      campOf[cell] = colour;
      campIndex[cell] = index;
    }
  }
  const fits = camps.every((camp) => camp.length >= PAWNS && camp.length <= MOST_CAMP_CELLS);
  if (!fits || grid.size > MOST_CELLS) {
    throw new Error(`board ${side}: at most ${MOST_CELLS} cells, camps of ${PAWNS} to ${MOST_CAMP_CELLS}`);
  }
  return { side, grid, camps, campOf, campIndex };
}
