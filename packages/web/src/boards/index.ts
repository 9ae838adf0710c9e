import { BOARDS } from '@pocket-stadium/games/shelf/boards';
import type { BoardModule } from '../../kit/board.ts';
import { untilPartThere } from '../until-there.ts';

/** The board of a game, loaded when it is needed; a game without one gets the plain board. */
export async function loadBoard(gameId: string): Promise<BoardModule> {
  const load = (Object.hasOwn(BOARDS, gameId) ? BOARDS[gameId] : undefined) ?? (() => import('./plain/plain.ts'));
  return (await untilPartThere(gameId, load)).default;
}
