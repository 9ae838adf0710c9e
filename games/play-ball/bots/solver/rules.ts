/** All that the solver asks of the rules, in one file. */

export { accept, type Refused, type Result, refuse, type Words } from '@pocket-stadium/kernel';
export { type Cell, mirror, ray } from '../../../_hex/rules/index.ts';
export {
  CELL_BITS,
  CELL_MASK,
  type End,
  FIELDS,
  type Field,
  type FieldChart,
  game,
  generateList,
  MOVES,
  makeField,
  mayPass,
  moveFrom,
  type Position,
  packTrio,
  SCORES,
  TurnGenerator,
} from '../../rules/index.ts';
