import { BOOKS } from '@pocket-stadium/games/shelf/books';
import { ORACLES } from '@pocket-stadium/games/shelf/oracles';
import { SOLVERS } from '@pocket-stadium/games/shelf/solvers';
import type { OptionValues } from '@pocket-stadium/kernel';
import type { FindSolution, Oracle } from '../../kit/index.ts';

/** The oracle of a match: exact where the game is solved and its solution at hand, else an estimate; null where there is none. */
export async function loadOracle(
  gameId: string,
  options: OptionValues,
  seats: number,
  find: FindSolution = async () => null,
): Promise<Oracle | null> {
  const solved = Object.hasOwn(SOLVERS, gameId) ? await SOLVERS[gameId]?.() : undefined;
  const bound = Object.hasOwn(BOOKS, gameId) ? await BOOKS[gameId]?.() : undefined;
  if (solved && (!bound || (await bound.book.ready(options, find)))) return solved.solver.oracle(options, seats);
  const search = Object.hasOwn(ORACLES, gameId) ? await ORACLES[gameId]?.() : undefined;
  return search ? search.makeOracle(options, seats) : null;
}
