import { GAMES, type Game, type OptionValues, sideOf } from '@pocket-stadium/rules';
import { InningsOracle } from '../exact/innings-oracle.ts';
import { inningsSolution, RUGBY, rugbyOracle } from '../exact/solutions.ts';
import type { Oracle } from './oracle.ts';
import { SEARCHES } from './searches.ts';
import { InningsSimulation } from './simulation.ts';

/** Who knows what a match is worth: exactly where the game is solved, else as an estimate; null where nobody does. */
export async function loadOracle(gameId: string, options: OptionValues, seats: number): Promise<Oracle | null> {
  if (gameId === RUGBY) return rugbyOracle(options) as Oracle;
  const game = GAMES.get(gameId);
  const solved = inningsSolution(gameId, options);
  if (game && solved)
    return (sidesOf(game, seats) === 2 ? new InningsOracle(solved, seats) : new InningsSimulation(solved, seats)) as unknown as Oracle;
  const search = Object.hasOwn(SEARCHES, gameId) ? await SEARCHES[gameId]?.() : undefined;
  return search ? search.makeOracle(options, seats) : null;
}

function sidesOf(game: Game, seats: number): number {
  return new Set(Array.from({ length: seats }, (_, seat) => sideOf(game, seat))).size;
}
