/** A cell of a grid: its index, column by column from the left, in a column from the bottom up. */
export type Cell = number;

/** Cube coordinates, x + y + z = 0. Cells are flat-topped: x is the column, +y is up. */
export interface Cube {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The whole description of a grid: |x|, |y| and |z| go no further. */
export type Spans = Cube;

/** The cells whose coordinates lie within these ranges, ends included. */
export interface Region {
  readonly x?: readonly [number, number];
  readonly y?: readonly [number, number];
  readonly z?: readonly [number, number];
}

/** The six directions, clockwise from up. A direction is an index of this list. */
export const DIRECTIONS: readonly Cube[] = [
  { x: 0, y: 1, z: -1 },
  { x: 1, y: 0, z: -1 },
  { x: 1, y: -1, z: 0 },
  { x: 0, y: -1, z: 1 },
  { x: -1, y: 0, z: 1 },
  { x: -1, y: 1, z: 0 },
];

/** What stands for a cell beyond the edge. */
export const NOWHERE = -1;

export interface Grid {
  readonly spans: Spans;
  readonly size: number;
  readonly cubes: readonly Cube[];
  /** Names: the column's letter from a at the left, the number from 1 at the bottom. */
  readonly names: readonly string[];
  /** At `cell * 6 + direction`: the cell next to it, or `NOWHERE`. */
  readonly neighbours: Int16Array;
  readonly byName: ReadonlyMap<string, Cell>;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function hexGrid(spans: Spans): Grid {
  const width = 2 * spans.x + 1;
  if (width > LETTERS.length) throw new Error(`a grid has at most ${LETTERS.length} columns, not ${width}`);
  const cubes: Cube[] = [];
  const names: string[] = [];
  for (let x = -spans.x; x <= spans.x; x++) {
    const bottom = Math.max(-spans.y, -spans.z - x);
    const top = Math.min(spans.y, spans.z - x);
    for (let y = bottom; y <= top; y++) {
      cubes.push({ x, y, z: -x - y });
      names.push(`${LETTERS[x + spans.x]}${y - bottom + 1}`);
    }
  }
  const byPlace = new Map(cubes.map((cube, cell) => [place(cube), cell]));
  const neighbours = new Int16Array(cubes.length * DIRECTIONS.length);
  for (const [cell, cube] of cubes.entries()) {
    for (const [direction, step] of DIRECTIONS.entries()) {
      neighbours[cell * DIRECTIONS.length + direction] = byPlace.get(place(add(cube, step))) ?? NOWHERE;
    }
  }
  return { spans, size: cubes.length, cubes, names, neighbours, byName: new Map(names.map((name, cell) => [name, cell])) };
}

function place({ x, y }: Cube): string {
  return `${x},${y}`;
}

function add(a: Cube, b: Cube): Cube {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function nameOf(grid: Grid, cell: Cell): string {
  const name = grid.names[cell];
  if (name === undefined) throw new Error(`no cell ${cell} on a grid of ${grid.size}`);
  return name;
}

/** The cell of a name that is known to be right: from code, not from a person. */
export function cellNamed(grid: Grid, name: string): Cell {
  const cell = grid.byName.get(name);
  if (cell === undefined) throw new Error(`no cell ${name} on this grid`);
  return cell;
}

export function cellAt(grid: Grid, cube: Cube): Cell {
  return grid.cubes.findIndex(({ x, y }) => x === cube.x && y === cube.y);
}

export function neighbour(grid: Grid, cell: Cell, direction: number): Cell {
  return grid.neighbours[cell * DIRECTIONS.length + direction] ?? NOWHERE;
}

/** How many steps it is from one cell to another. */
export function stepsApart({ cubes }: Grid, from: Cell, to: Cell): number {
  const [one, two] = [cubes[from], cubes[to]];
  if (!one || !two) throw new Error(`no cell ${one ? to : from}`);
  return Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y), Math.abs(one.z - two.z));
}

/** The cells from `cell`, itself left out, straight to the edge. */
export function ray(grid: Grid, cell: Cell, direction: number): Cell[] {
  const cells: Cell[] = [];
  for (let next = neighbour(grid, cell, direction); next !== NOWHERE; next = neighbour(grid, next, direction)) cells.push(next);
  return cells;
}

/** The direction of the straight line from one cell to another, or `NOWHERE` if there is none. */
export function directionTo(grid: Grid, from: Cell, to: Cell): number {
  return DIRECTIONS.findIndex((_, direction) => ray(grid, from, direction).includes(to));
}

export function cellsIn(grid: Grid, region: Region): Cell[] {
  const within = (value: number, range: readonly [number, number] | undefined) => !range || (value >= range[0] && value <= range[1]);
  return [...grid.cubes.keys()].filter((cell) => {
    const { x, y, z } = grid.cubes[cell] as Cube;
    return within(x, region.x) && within(y, region.y) && within(z, region.z);
  });
}
