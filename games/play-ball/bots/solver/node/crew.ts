import { Worker } from 'node:worker_threads';
import type { Formations } from '../formations.ts';
import { type Arrays, arraySizes } from '../layers.ts';
import type { Kept } from '../opposition.ts';
import type { FieldChart } from '../rules.ts';
import type { Crew, Work } from '../work.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly field: FieldChart;
  readonly arrays: Arrays;
  readonly kept: Kept | null;
  readonly next: Int32Array;
}

export type ThreadAnswer = { readonly count: number } | { readonly failed: string };

export interface ThreadCrew extends Crew {
  readonly arrays: Arrays;
  dismiss(): Promise<void>;
}

const WORD = 4;

export function sharedArrays(formations: Formations): Arrays {
  const sizes = Object.entries(arraySizes(formations));
  return Object.fromEntries(sizes.map(([name, size]) => [name, new Uint8Array(new SharedArrayBuffer(size))])) as unknown as Arrays;
}

/** Threads that share the arrays. `spare` bytes of memory keep transitions, so that most are worked out once. */
export function threadCrew(field: FieldChart, formations: Formations, threads: number, spare: number): ThreadCrew {
  const arrays = sharedArrays(formations);
  const next = new Int32Array(new SharedArrayBuffer(WORD));
  const kept: Kept = {
    words: new Int32Array(new SharedArrayBuffer(Math.floor(spare / WORD) * WORD)),
    start: new Int32Array(new SharedArrayBuffer(formations.ends * WORD)),
    taken: new Int32Array(new SharedArrayBuffer(WORD)),
  };
  kept.taken[0] = 1;
  const data: ThreadData = { field, arrays, kept, next };
  const workers = Array.from({ length: threads }, () => startThread(data));
  return {
    arrays,
    async do(work) {
      next[0] = 0;
      const counts = await Promise.all(workers.map((worker) => ask(worker, work)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async dismiss() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function startThread(workerData: ThreadData): Worker {
  // A bundle runs as it is. From sources the thread needs a loader for TypeScript.
  const file = import.meta.url.endsWith('.ts') ? './thread-source.mjs' : './play-ball-solver-thread.js';
  return new Worker(new URL(file, import.meta.url), { workerData });
}

function ask(worker: Worker, work: Work): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(error);
    worker.once('error', failed);
    worker.once('message', (answer: ThreadAnswer) => {
      worker.off('error', failed);
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.count);
    });
    worker.postMessage(work);
  });
}
