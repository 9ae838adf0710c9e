import type { Cell } from '../../_hex/rules/grid.ts';
import { CELL_BITS, CELL_MASK, type Field } from './field.ts';
import type { End } from './trio.ts';

/** Nobody stands on a dotted cell at the end of its team's turn (K2). The rule is written here and nowhere else. */
export function mayStay({ dotted }: Field, cell: Cell): boolean {
  return dotted[cell] === 0;
}

const NOWHERE_BARRED = new Uint8Array(1 << CELL_BITS);

/** By cell: 1 where nobody may stand after this move. Until the last one everybody may go on. */
export function barredAfter({ dotted }: Field, last: boolean): Uint8Array {
  return last ? dotted : NOWHERE_BARRED;
}

/**
 * Whether a turn from `start` may end with the team and the ball as in `at`: all three may stay there, and something
 * has changed (K6).
 */
export function mayEnd({ dotted }: Field, start: End, at: End): boolean {
  // One test instead of three: this runs for every end, and a processor cannot predict the answers.
  const barred =
    (dotted[at >> (3 * CELL_BITS)] as number) |
    (dotted[(at >> (2 * CELL_BITS)) & CELL_MASK] as number) |
    (dotted[(at >> CELL_BITS) & CELL_MASK] as number);
  return barred === 0 && at !== start;
}
