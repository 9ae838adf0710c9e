import { type Cell, cellAt, cellNamed, type Grid, hexGrid, nameOf, ray } from '../../_hex/rules/grid.ts';
import { rotation } from '../../_hex/rules/symmetry.ts';
import type { FieldChart } from './chart.ts';

/** A team is its seat: A is 0 and plays from the bottom, B is 1. */
export type Team = 0 | 1;
export const TEAM_LETTERS = ['A', 'B'] as const;
export const PLAYBALLERS = 3;

/** Cells fit in six bits, so that a team and the ball fit in one small integer. */
export const CELL_BITS = 6;
export const CELL_MASK = (1 << CELL_BITS) - 1;
const MOST_CELLS = 1 << CELL_BITS;

/** A field made ready to play on. */
export interface Field {
  readonly id: string;
  readonly grid: Grid;
  readonly goals: readonly [readonly Cell[], readonly Cell[]];
  readonly starts: readonly [readonly Cell[], readonly Cell[]];
  /** The cell where the ball starts. */
  readonly centre: Cell;
  /** By cell: the team whose goal it is, or -1. */
  readonly goalOf: Int8Array;
  /** By cell: 1 where it is marked with a dot (K2). */
  readonly dotted: Uint8Array;
  /** At `from << 6 | to`: the cells between, as bits; all bits where the two are not on a line. */
  readonly betweenLow: Int32Array;
  readonly betweenHigh: Int32Array;
}

export function makeField({ id, W, R, points = [] }: FieldChart): Field {
  const grid = hexGrid({ x: W, y: R, z: R });
  if (W < 1 || R < 2 || grid.size > MOST_CELLS) throw new Error(`field ${id}: W from 1, R from 2, and at most ${MOST_CELLS} cells`);
  const turned = rotation(grid, 3) ?? [];
  const middle = [-1, 0, 1].map((x) => grid.cubes.findIndex((cube) => cube.x === x));
  const turn = (cells: readonly Cell[]) => cells.map((cell) => turned[cell] as Cell).sort((a, b) => a - b);
  const goals = [middle, turn(middle)] as const;
  const above = middle.map((cell) => cell + 1);
  const goalOf = new Int8Array(MOST_CELLS).fill(-1);
  const dotted = new Uint8Array(MOST_CELLS);
  for (const [team, cells] of goals.entries()) for (const cell of cells) goalOf[cell] = team;
  for (const cell of [...goals.flat(), ...points.map((name) => cellNamed(grid, name))]) dotted[cell] = 1;
  return { id, grid, goals, starts: [above, turn(above)], centre: cellAt(grid, { x: 0, y: 0, z: 0 }), goalOf, dotted, ...between(grid) };
}

function between(grid: Grid): Pick<Field, 'betweenLow' | 'betweenHigh'> {
  const betweenLow = new Int32Array(MOST_CELLS * MOST_CELLS).fill(-1);
  const betweenHigh = new Int32Array(MOST_CELLS * MOST_CELLS).fill(-1);
  for (let from = 0; from < grid.size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      let low = 0;
      let high = 0;
      for (const to of ray(grid, from, direction)) {
        betweenLow[(from << CELL_BITS) | to] = low;
        betweenHigh[(from << CELL_BITS) | to] = high;
        if (to < 32) low |= 1 << to;
        else high |= 1 << (to - 32);
      }
    }
  }
  return { betweenLow, betweenHigh };
}

export function cellNames(field: Field, cells: readonly Cell[]): string[] {
  return cells.map((cell) => nameOf(field.grid, cell));
}
