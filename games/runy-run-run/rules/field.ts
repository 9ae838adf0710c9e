import { type Cell, cellsIn, type Grid, hexGrid, NOWHERE, nameOf } from '../../_hex/rules/grid.ts';
import type { BoardChart } from './chart.ts';

/** A colour is its seat (U0): 0 the chicks, 1 the foxes, 2 the snakes. */
export type Colour = 0 | 1 | 2;
export const COLOURS: readonly Colour[] = [0, 1, 2];
export const PAWNS = 5;

/** Whom a colour hunts: chicks hunt snakes, foxes hunt chicks, snakes hunt foxes. */
export const PREY: readonly [Colour, Colour, Colour] = [2, 0, 1];
export const HUNTER: readonly [Colour, Colour, Colour] = [1, 2, 0];

/** Whose turn comes after. */
export function nextColour(colour: Colour): Colour {
  return ((colour + 1) % COLOURS.length) as Colour;
}

/** A cell fits in a byte, with one value to spare. A camp's cells fit in four bits, with two to spare. */
const MOST_CELLS = 255;
const MOST_CAMP_CELLS = 14;

/** A board made ready to play on. */
export interface Board {
  readonly side: number;
  readonly grid: Grid;
  readonly camps: readonly [readonly Cell[], readonly Cell[], readonly Cell[]];
  /** By cell: whose camp it is in, or -1. */
  readonly campOf: Int8Array;
  /**
   * By colour, at `cell * 6 + direction`: where a pawn of that colour may step to, or `NOWHERE`. A pawn that has left
   * its camp does not enter it again. It has left when it stands outside. The rule is written here and nowhere else.
   */
  readonly ways: readonly [Int16Array, Int16Array, Int16Array];
}

export function makeBoard({ side, spans, camps: regions }: BoardChart): Board {
  const grid = hexGrid(spans);
  const [chicks, foxes, snakes] = regions;
  const camps = [cellsIn(grid, chicks), cellsIn(grid, foxes), cellsIn(grid, snakes)] as const;
  const campOf = new Int8Array(grid.size).fill(-1);
  for (const [colour, camp] of camps.entries()) {
    for (const cell of camp) {
      if (campOf[cell] !== -1) throw new Error(`board ${side}: two camps share ${nameOf(grid, cell)}`);
      campOf[cell] = colour;
    }
  }
  const fits = camps.every((camp) => camp.length >= PAWNS && camp.length <= MOST_CAMP_CELLS);
  if (!fits || grid.size > MOST_CELLS) {
    throw new Error(`board ${side}: at most ${MOST_CELLS} cells, camps of ${PAWNS} to ${MOST_CAMP_CELLS}`);
  }
  const waysOf = (colour: Colour) =>
    grid.neighbours.map((to, edge) => {
      const enters = to !== NOWHERE && campOf[to] === colour && campOf[Math.floor(edge / 6)] !== colour;
      return enters ? NOWHERE : to;
    });
  return { side, grid, camps, campOf, ways: [waysOf(0), waysOf(1), waysOf(2)] };
}
