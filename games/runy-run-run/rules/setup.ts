import { accept, type Part, type Refused, type Result } from '@pocket-stadium/kernel';
import { type Cell, nameOf } from '../../_hex/rules/grid.ts';
import { type Board, type Colour, PAWNS } from './field.ts';
import { CELL_SEPARATOR } from './notation.ts';
import { problem } from './problems.ts';

/** The cells chosen so far, in ascending order; any order of entering them is allowed. */
export function placePawns({ grid, campOf }: Board, colour: Colour, names: readonly string[]): Result<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const name of names) {
    const cell = grid.byName.get(name);
    if (cell === undefined) return problem('unknown-cell', { given: name.slice(0, 20) });
    if (campOf[cell] !== colour) return problem('not-in-camp', { cell: name });
    if (cells.includes(cell)) return problem('cell-twice', { cell: name });
    if (cells.length === PAWNS) return problem('set-up-full', { count: PAWNS });
    cells.push(cell);
  }
  return accept(cells.sort((a, b) => a - b));
}

/** Why the setup is not whole, or null. */
export function whyNotPlaced(cells: readonly Cell[]): Refused | null {
  return cells.length === PAWNS ? null : problem('set-up-short', { count: PAWNS, missing: PAWNS - cells.length });
}

/** The cells of the camp that may be chosen next. */
export function nextCells({ grid, camps }: Board, colour: Colour, cells: readonly Cell[]): Part[] {
  if (cells.length === PAWNS) return [];
  const names = camps[colour].filter((cell) => !cells.includes(cell)).map((cell) => nameOf(grid, cell));
  return names.map((name) => ({ text: name, to: name, effects: [] }));
}

/** Every setup, each written by column, then number. */
export function listSetups({ grid, camps }: Board, colour: Colour): string[] {
  const choose = (from: readonly Cell[], count: number): Cell[][] => {
    if (count === 0) return [[]];
    return from.flatMap((cell, i) => choose(from.slice(i + 1), count - 1).map((rest) => [cell, ...rest]));
  };
  return choose(camps[colour], PAWNS).map((cells) => cells.map((cell) => nameOf(grid, cell)).join(CELL_SEPARATOR));
}
