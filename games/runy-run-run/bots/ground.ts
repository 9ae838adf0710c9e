import { BOARDS, type Board, makeBoard, type RunyState, Turns } from '../rules/index.ts';

/** A board with generators of turns: what one of them lists stays until it is asked again. */
export interface Terrain {
  readonly board: Board;
  /** The turn to choose. */
  readonly now: Turns;
  /** The turns looked at ahead. */
  readonly ahead: Turns;
}

const terrains = new Map<number, Terrain>();

export function terrainOf({ frame }: RunyState): Terrain {
  const known = terrains.get(frame.side);
  if (known) return known;
  const table = BOARDS.find(({ side }) => side === frame.side);
  if (!table) throw new Error(`no board of side ${frame.side}`);
  const board = makeBoard(table);
  const terrain = { board, now: new Turns(board), ahead: new Turns(board) };
  terrains.set(frame.side, terrain);
  return terrain;
}
