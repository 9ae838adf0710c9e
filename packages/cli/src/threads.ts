import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export const allCores = (): number => availableParallelism();

/** Numbered games that threads play in portions: what every thread is told at its start, and how many there are. */
export interface Work {
  /** The entry point, as scripts/bundle.mjs names it. */
  readonly worker: string;
  readonly data: unknown;
  readonly games: number;
  readonly portion: number;
}

/**
 * Has threads play `[from, to]` at a time and gathers their answers, in the order of the games: what
 * is made of them is the same whatever the number of threads.
 */
export async function inPortions<T>(work: Work, threads: number, progress: (done: number) => void): Promise<T[]> {
  const { games, portion } = work;
  const portions = Math.ceil(games / portion);
  const results: T[] = new Array(portions);
  let handedOut = 0;
  let done = 0;

  const workOff = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let current = -1;
      const to = () => Math.min(games, (current + 1) * portion);
      worker.on('error', reject);
      worker.on('message', (message: 'ready' | T) => {
        if (message !== 'ready') {
          results[current] = message;
          done += to() - current * portion;
          progress(done);
        }
        current = handedOut++;
        if (current >= portions) resolve();
        else worker.postMessage([current * portion, to()]);
      });
    });

  const workers = Array.from({ length: Math.min(threads, portions) }, () => new Worker(workerFile(work), { workerData: work.data }));
  try {
    await Promise.all(workers.map(workOff));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/** In the build all entry points and what they share lie in one folder. */
function workerFile({ worker }: Work): URL {
  return new URL(`./${worker}.js`, import.meta.url);
}
