import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addTallies, noTallies, type Tallies } from './figures.ts';
import type { Simulation } from './games.ts';

/** Games are handed out in so many portions at most, none larger than `LARGEST`. */
const PORTIONS = 256;
const LARGEST = 2000;

export const allCores = (): number => availableParallelism();

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
  const portions = Math.ceil(games / portion);
  const results: Tallies[] = new Array(portions);
  let handedOut = 0;
  let done = 0;

  const workOff = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let current = -1;
      worker.on('error', reject);
      worker.on('message', (message: 'ready' | Tallies) => {
        if (message !== 'ready') {
          results[current] = message;
          done += message.games;
          progress(done);
        }
        current = handedOut++;
        if (current >= portions) resolve();
        else worker.postMessage([current * portion, Math.min(games, (current + 1) * portion)]);
      });
    });

  const workers = Array.from({ length: Math.min(threads, portions) }, () => new Worker(workerFile(), { workerData: simulation }));
  try {
    await Promise.all(workers.map(workOff));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const all = noTallies();
  for (const result of results) addTallies(all, result);
  return all;
}

/** In the build all entry points and what they share lie in one folder. */
function workerFile(): URL {
  return new URL('./simulate-worker.js', import.meta.url);
}
