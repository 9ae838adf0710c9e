/** All that the solver asks of the rules, in one place. */

export { accept, type Refused, type Result, refuse, type Words } from '@pocket-stadium/rules';
export { type Cell, mirror, ray } from '@pocket-stadium/rules/hex';
export {
  bitHigh,
  bitLow,
  CELL_BITS,
  CELL_MASK,
  type End,
  FIELDS,
  type Field,
  type FieldTable,
  Listing,
  makeField,
  mayPass,
  moveFrom,
  type Position,
  packTrio,
  playBall,
  SCORES,
  type Team,
  Turns,
  unpackTrio,
} from '@pocket-stadium/rules/play-ball';

/** Moves of a turn that is not the first of a round. */
export const MOVES = 3;
