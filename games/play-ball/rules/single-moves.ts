import { type Cell, NOWHERE } from '../../_hex/rules/grid.ts';
import { CELL_BITS, type Field, type Team } from './field.ts';

/*
 * What one move or pass does, on bare cells. Everything else asks here: the grammar of turns, the
 * list of turns and the search.
 */

/** By cell: whether a playballer of either team stands there. */
export type Occupied = Uint8Array;

export const CELL_MASK = (1 << CELL_BITS) - 1;
/** No cell to go to, nor a line to bounce off. */
export const OFF_FIELD = -1;
/** It would arrive on an opposing goal without the ball (K3). */
export const WITHOUT_BALL = -2;
/** Set in the answer of a move that scores. */
export const SCORES = 1 << (2 * CELL_BITS);

/**
 * A move of the playballer on `from`: `to | ball << 6`, with `SCORES`; or why there is none.
 * A bounce ends on `from`. Whether the ball is carried, lies there or is jumped over, who gets
 * it takes it along.
 */
export function moveFrom(field: Field, occupied: Occupied, ball: Cell, team: Team, from: Cell, direction: number): number {
  const { neighbours } = field.grid;
  let to = neighbours[from * 6 + direction] as number;
  if (to === NOWHERE) return OFF_FIELD;
  let gets = ball === from;
  while (to !== NOWHERE && occupied[to] === 1) {
    if (to === ball) gets = true;
    to = neighbours[to * 6 + direction] as number;
  }
  if (to === NOWHERE) to = from;
  else if (to === ball) gets = true;
  if (field.goalOf[to] === 1 - team) return gets ? to | (to << CELL_BITS) | SCORES : WITHOUT_BALL;
  return to | ((gets ? to : ball) << CELL_BITS);
}

/** Whether the carrier may pass to a team-mate: on a line, no opponent between. */
export function mayPass(field: Field, opponentsLow: number, opponentsHigh: number, from: Cell, to: Cell): boolean {
  const line = (from << CELL_BITS) | to;
  return (((field.betweenLow[line] as number) & opponentsLow) | ((field.betweenHigh[line] as number) & opponentsHigh)) === 0;
}

/** A set of cells is two words of 32 bits. */
export function bitLow(cell: Cell): number {
  return cell < 32 ? 1 << cell : 0;
}

export function bitHigh(cell: Cell): number {
  return cell < 32 ? 0 : 1 << (cell - 32);
}
