import { type Cell, NOWHERE } from '../../_hex/rules/grid.ts';
import { CELL_BITS, type Field, type Team } from './field.ts';

/*
 * This file says what one move or pass does, on bare cells. The generator of turns builds on it, and
 * so does the bots' search for goals.
 */

/** By cell: whether a playballer of either team stands there. */
export type Occupied = Uint8Array;

/** There is no cell to go to, nor a line to bounce off. */
export const OFF_FIELD = -1;
/** The playballer would arrive on an opposing goal without the ball (K3). */
export const WITHOUT_BALL = -2;
/** Set in the answer of a move that scores. */
export const SCORES = 1 << (2 * CELL_BITS);

/**
 * A move of the playballer on `from`: `to | ball << 6`, with `SCORES`; or why there is none.
 * A bounce ends on `from`. A playballer that carries the ball, arrives on it or jumps over its
 * carrier takes it along.
 */
export function moveFrom(field: Field, occupied: Occupied, ball: Cell, team: Team, from: Cell, direction: number): number {
  const { neighbours } = field.grid;
  let to = neighbours[from * 6 + direction] as number;
  if (to === NOWHERE) return OFF_FIELD;
  let gets = ball === from || ball === to;
  while (occupied[to] === 1) {
    to = neighbours[to * 6 + direction] as number;
    if (to === NOWHERE) {
      to = from;
      break;
    }
    if (to === ball) gets = true;
  }
  if (field.goalOf[to] === 1 - team) return gets ? to | (to << CELL_BITS) | SCORES : WITHOUT_BALL;
  return to | ((gets ? to : ball) << CELL_BITS);
}

/** The unbroken line of playballers next to `from` in a direction, the nearest first: what a jump or bounce goes over. */
export function lineAhead({ grid }: Field, occupied: Occupied, from: Cell, direction: number): Cell[] {
  const line: Cell[] = [];
  let cell = grid.neighbours[from * 6 + direction] as Cell;
  while (cell !== NOWHERE && occupied[cell] === 1) {
    line.push(cell);
    cell = grid.neighbours[cell * 6 + direction] as Cell;
  }
  return line;
}

/** Whether the carrier may pass to a team-mate: they are on a line, and no opponent is between. */
export function mayPass(field: Field, opponentsLow: number, opponentsHigh: number, from: Cell, to: Cell): boolean {
  const line = (from << CELL_BITS) | to;
  return (((field.betweenLow[line] as number) & opponentsLow) | ((field.betweenHigh[line] as number) & opponentsHigh)) === 0;
}
