import { type Cell, type Cube, type Grid, nameOf } from './grid.ts';

/** A point of a drawing: x to the right, y down, in units of a cell's side. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The six corners around the centre of a flat-topped cell, clockwise from the right. */
export const CORNERS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: HALF_HEIGHT },
  { x: -0.5, y: HALF_HEIGHT },
  { x: -1, y: 0 },
  { x: -0.5, y: -HALF_HEIGHT },
  { x: 0.5, y: -HALF_HEIGHT },
];

/** The centre of a cell; the middle of the grid is 0, 0. */
export function centre(grid: Grid, cell: Cell): Point {
  const { x, y } = cubeOf(grid, cell);
  return { x: 1.5 * x, y: 0 - HALF_HEIGHT * (2 * y + x) };
}

/** How far a drawing of the whole grid reaches from its middle, to the right and down. */
export function reach(grid: Grid): Point {
  const centres = grid.cubes.map((_, cell) => centre(grid, cell));
  return {
    x: Math.max(...centres.map(({ x }) => x)) + 1,
    y: Math.max(...centres.map(({ y }) => y)) + HALF_HEIGHT,
  };
}

/** Column from the left and row from the top in half cells, for drawing with characters. */
export function textPlace(grid: Grid, cell: Cell): { readonly column: number; readonly row: number } {
  const top = Math.max(...grid.cubes.map(({ x, y }) => 2 * y + x));
  const { x, y } = cubeOf(grid, cell);
  return { column: x + grid.spans.x, row: top - (2 * y + x) };
}

function cubeOf(grid: Grid, cell: Cell): Cube {
  const cube = grid.cubes[cell];
  if (!cube) throw new Error(`no cell ${nameOf(grid, cell)}`);
  return cube;
}
