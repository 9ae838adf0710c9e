import { type Cell, NOWHERE } from '../../_hex/rules/grid.ts';
import { type Colour, PREY } from './field.ts';

/*
 * This file says what one leg does on bare cells, step by step. The generator of turns builds on it,
 * and so do the bots that ask how far a pawn gets.
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

/** The board ends there, or the pawn would enter its own camp after having left it. */
export const NO_WAY = -1;
/** Some pawn is in the way that is neither prey nor a prisoner of one's own. */
export const BLOCKED = -2;

/**
 * One step of a pawn of `colour` on the ways open to it: `cell | kind << 8`, or why there is none. A leg
 * ends where the step is not plain.
 */
export function stepFrom(ways: Int16Array, contents: Contents, colour: Colour, from: Cell, direction: number): number {
  const cell = ways[from * 6 + direction] as number;
  if (cell === NOWHERE) return NO_WAY;
  const there = contents[cell] as number;
  if (there === EMPTY) return cell;
  if (there === 1 + PREY[colour]) return cell | (CAPTURE << 8);
  return there === 4 + colour ? cell | (RELEASE << 8) : BLOCKED;
}

/**
 * A leg of the free pawn on `from`: `cell | kind << 8`, or why there is none. It ends after as many
 * cells as the die shows, or early on a free pawn of the prey or on a prisoner of its own colour.
 */
export function reach(ways: Int16Array, contents: Contents, colour: Colour, from: Cell, direction: number, die: number): number {
  let cell = from;
  for (let step = 0; step < die; step++) {
    const reached = stepFrom(ways, contents, colour, cell, direction);
    if (reached >> 8 !== PLAIN) return reached;
    cell = reached;
  }
  return cell;
}
