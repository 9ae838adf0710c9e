import { type Cell, NOWHERE } from '../../_hex/rules/grid.ts';
import { type Board, type Colour, PREY } from './field.ts';

/*
 * What one leg does on bare cells. Everything else asks here.
 */

/** By cell: `EMPTY`, or the colour of the pawn there as `freePawn` or `heldPawn`. */
export type Contents = Uint8Array;
export const EMPTY = 0;
export const freePawn = (colour: Colour): number => 1 + colour;
export const heldPawn = (colour: Colour): number => 4 + colour;

/** How a leg ends, above the eight bits of its cell. */
export const PLAIN = 0;
export const CAPTURE = 1;
export const RELEASE = 2;

export const OFF_BOARD = -1;
/** A pawn that has left may not enter or cross its own camp. */
export const OWN_CAMP = -2;
/** Some pawn is in the way that is neither prey nor a prisoner of one's own. */
export const BLOCKED = -3;

/**
 * A leg of the free pawn on `from`: `cell | kind << 8`, or why there is none. It ends after as many
 * cells as the die shows, or early on a free pawn of the prey or on a prisoner of its own colour.
 */
export function reach(board: Board, contents: Contents, colour: Colour, from: Cell, direction: number, die: number): number {
  const { neighbours } = board.grid;
  const { campOf } = board;
  let left = campOf[from] !== colour;
  let cell = from;
  for (let step = 0; step < die; step++) {
    cell = neighbours[cell * 6 + direction] as number;
    if (cell === NOWHERE) return OFF_BOARD;
    if (campOf[cell] !== colour) left = true;
    else if (left) return OWN_CAMP;
    const there = contents[cell] as number;
    if (there === EMPTY) continue;
    if (there === 1 + PREY[colour]) return cell | (CAPTURE << 8);
    return there === 4 + colour ? cell | (RELEASE << 8) : BLOCKED;
  }
  return cell | (PLAIN << 8);
}
