import { availableParallelism } from 'node:os';

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
export async function inPortions<T>(
  { worker, data, games, portion }: Work,
  threads: number,
  progress: (done: number) => void,
): Promise<T[]> {
  // The module is loaded only where there is work for threads, so that every other command starts sooner.
  const { Piscina } = await import('piscina');
  const portions = Math.ceil(games / portion);
  const count = Math.max(1, Math.min(threads, portions));
  const pool = new Piscina({ filename: workerFile(worker), workerData: data, minThreads: count, maxThreads: count });
  const results: T[] = new Array(portions);
  let handedOut = 0;
  let done = 0;
  // Every thread has one portion at work and one that waits. A million portions at once would fill the memory.
  const lane = async () => {
    for (let i = handedOut++; i < portions; i = handedOut++) {
      const [from, to] = [i * portion, Math.min(games, (i + 1) * portion)];
      results[i] = await pool.run([from, to]);
      done += to - from;
      progress(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: 2 * count }, lane));
  } finally {
    await pool.destroy();
  }
  return results;
}

/** In the build all entry points and what they share lie in one folder. */
function workerFile(worker: string): string {
  return new URL(`./${worker}.js`, import.meta.url).href;
}
