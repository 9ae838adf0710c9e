import type { Stood } from '../../_hex/board/pieces.ts';
import { BOARDS, type Board, makeBoard, type RunyState } from '../rules/index.ts';

const made = new Map<number, Board>();

/** The board that a state is played on. */
export function boardOf({ frame }: RunyState): Board {
  const known = made.get(frame.side);
  if (known) return known;
  const table = BOARDS.find(({ side }) => side === frame.side);
  if (!table) throw new Error(`no board of side ${frame.side}`);
  const board = makeBoard(table);
  made.set(frame.side, board);
  return board;
}

/** Who stands where, cells by name. */
export function stood(state: RunyState): readonly Stood[] {
  const { names } = boardOf(state).grid;
  const on = (side: number, held: boolean) => (cell: number) => ({ side, cell: names[cell] ?? '', held });
  return state.pawns.flatMap(({ free, held }, side) => [...free.map(on(side, false)), ...held.map(on(side, true))]);
}
