import { untilThere } from '../until-there.ts';
import type { BoardModule } from './contract.ts';

const MODULES = import.meta.glob<{ default: BoardModule }>('./*/*.board.ts');

/** Boards by game id: the file name says which. */
const LOADERS = new Map(Object.entries(MODULES).map(([path, load]) => [/([^/]+)\.board\.ts$/.exec(path)?.[1] ?? '', load]));

/** The board of a game, loaded when it is needed; a game without one gets the plain board. */
export async function loadBoard(gameId: string): Promise<BoardModule> {
  const load = LOADERS.get(gameId) ?? (() => import('./plain/plain.ts'));
  return (await untilThere(load)).default;
}
