import { inPortions } from '../threads.ts';
import { addTallies, noTallies, type Tallies } from './figures.ts';
import type { Simulation } from './games.ts';

/** Games are handed out in so many portions at most, none larger than `LARGEST`. */
const PORTIONS = 256;
const LARGEST = 2000;

/**
 * Plays `games` games on several threads. Portions depend on the number of games alone and are added
 * in order, so the figures are the same, to the last digit, whatever the number of threads.
 */
export async function simulateAll(
  simulation: Simulation,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<Tallies> {
  const portion = Math.min(LARGEST, Math.ceil(games / PORTIONS));
  const results = await inPortions<Tallies>({ worker: 'simulate-worker', data: simulation, games, portion }, threads, progress);
  const all = noTallies();
  for (const result of results) addTallies(all, result);
  return all;
}
