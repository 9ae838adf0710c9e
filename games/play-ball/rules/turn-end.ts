import type { Cell } from '../../_hex/rules/grid.ts';
import { CELL_BITS, CELL_MASK, type Field } from './field.ts';
import type { End } from './trio.ts';

/** Nobody stands on a dotted cell at the end of its team's turn (K2). The rule is written here and nowhere else. */
export function mayStay({ dotted }: Field, cell: Cell): boolean {
  return dotted[cell] === 0;
}

/** Whether a turn from `start` may end with the team and the ball as in `at`: all may stay, and something has changed (K6). */
export function mayEnd(field: Field, start: End, at: End): boolean {
  return (
    at !== start &&
    mayStay(field, at >> (3 * CELL_BITS)) &&
    mayStay(field, (at >> (2 * CELL_BITS)) & CELL_MASK) &&
    mayStay(field, (at >> CELL_BITS) & CELL_MASK)
  );
}
