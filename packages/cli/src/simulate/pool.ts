import { setImmediate } from 'node:timers/promises';
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
  if (threads === 1) return simulateHere(simulation, games, portion, progress);
  const results = await inPortions<Tallies>({ worker: 'simulate-worker', data: simulation, games, portion }, threads, progress);
  const all = noTallies();
  for (const result of results) addTallies(all, result);
  return all;
}

/** The same on the thread that asks: one thread needs no other to be started, and no figures to be handed over. */
async function simulateHere(simulation: Simulation, games: number, portion: number, progress: (done: number) => void): Promise<Tallies> {
  // Rules and bots are loaded only where games are played here.
  const { Simulator } = await import('./games.ts');
  const simulator = await Simulator.open(simulation);
  const all = noTallies();
  for (let from = 0; from < games; from += portion) {
    const to = Math.min(games, from + portion);
    addTallies(all, simulator.play(from, to));
    progress(to);
    // Whoever wants to stop is heard between two portions.
    await setImmediate();
  }
  return all;
}
