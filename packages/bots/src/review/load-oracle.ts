import { ORACLES } from '@pocket-stadium/games/shelf/oracles';
import { SOLVERS } from '@pocket-stadium/games/shelf/solvers';
import type { OptionValues } from '@pocket-stadium/kernel';
import type { Oracle } from '../../kit/index.ts';

/** Who knows what a match is worth: exactly where the game is solved, else as an estimate; null where nobody does. */
export async function loadOracle(gameId: string, options: OptionValues, seats: number): Promise<Oracle | null> {
  const solved = Object.hasOwn(SOLVERS, gameId) ? await SOLVERS[gameId]?.() : undefined;
  if (solved) return solved.solver.oracle(options, seats);
  const search = Object.hasOwn(ORACLES, gameId) ? await ORACLES[gameId]?.() : undefined;
  return search ? search.makeOracle(options, seats) : null;
}
