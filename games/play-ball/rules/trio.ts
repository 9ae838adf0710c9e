import type { Cell } from '../../_hex/rules/grid.ts';
import { CELL_BITS, CELL_MASK } from './field.ts';

/*
 * A team is packed in 18 bits: its three cells in ascending order, six bits each. A team and the
 * ball take 24 bits.
 */

/** Three cells in ascending order, packed. */
export type Trio = number;
/** A trio and the ball: `trio << 6 | ball`. This is what a turn can change. */
export type End = number;

export function packTrio(cells: readonly Cell[]): Trio {
  const [a, b, c] = cells as readonly [Cell, Cell, Cell];
  return a < b ? joinTrio(c, a, b) : joinTrio(c, b, a);
}

export function unpackTrio(packed: Trio): [Cell, Cell, Cell] {
  return [packed >> (2 * CELL_BITS), (packed >> CELL_BITS) & CELL_MASK, packed & CELL_MASK];
}

/** The trio of a cell and two others, of which the first is the lower. */
export function joinTrio(cell: Cell, first: Cell, second: Cell): Trio {
  return cell < first ? trio(cell, first, second) : cell < second ? trio(first, cell, second) : trio(first, second, cell);
}

function trio(a: Cell, b: Cell, c: Cell): Trio {
  return (a << (2 * CELL_BITS)) | (b << CELL_BITS) | c;
}

export function packEnd(cells: readonly Cell[], ball: Cell): End {
  return (packTrio(cells) << CELL_BITS) | ball;
}

/** The end of a move, as `moveFrom` answers it, of one of three. */
export function joinEnd(moved: number, first: Cell, second: Cell): End {
  return (joinTrio(moved & CELL_MASK, first, second) << CELL_BITS) | (moved >> CELL_BITS);
}

/** Whether one of the three holds the ball. */
export function isHeld(at: End): boolean {
  const ball = at & CELL_MASK;
  return ball === at >> (3 * CELL_BITS) || ball === ((at >> (2 * CELL_BITS)) & CELL_MASK) || ball === ((at >> CELL_BITS) & CELL_MASK);
}

/** A set of cells is two words of 32 bits. */
export function bitLow(cell: Cell): number {
  return cell < 32 ? 1 << cell : 0;
}

export function bitHigh(cell: Cell): number {
  return cell < 32 ? 0 : 1 << (cell - 32);
}

/** The cells of a trio as a set. */
export function trioLow(packed: Trio): number {
  return bitLow(packed >> (2 * CELL_BITS)) | bitLow((packed >> CELL_BITS) & CELL_MASK) | bitLow(packed & CELL_MASK);
}

export function trioHigh(packed: Trio): number {
  return bitHigh(packed >> (2 * CELL_BITS)) | bitHigh((packed >> CELL_BITS) & CELL_MASK) | bitHigh(packed & CELL_MASK);
}
