import { BOARDS, type Board, makeBoard, type RunyState, TurnGenerator } from '../rules/index.ts';
import { Arrivals } from './arrivals.ts';

/** A board with generators of turns. What one of them found stays until it is asked again. */
export interface Ground {
  readonly board: Board;
  /** Lists the turns to choose among. */
  readonly list: TurnGenerator;
  /** Finds the turns that the search looks at. */
  readonly ahead: TurnGenerator;
  /** Says with which throws a cell is reached. The pawns laid last stay on its board. */
  readonly arrivals: Arrivals;
}

const grounds = new Map<number, Ground>();

export function groundOf({ frame }: RunyState): Ground {
  const known = grounds.get(frame.side);
  if (known) return known;
  const chart = BOARDS.find(({ side }) => side === frame.side);
  if (!chart) throw new Error(`no board of side ${frame.side}`);
  const board = makeBoard(chart);
  const ground = { board, list: new TurnGenerator(board), ahead: new TurnGenerator(board), arrivals: new Arrivals(board) };
  grounds.set(frame.side, ground);
  return ground;
}
