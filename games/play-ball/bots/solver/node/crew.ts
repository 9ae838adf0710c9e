import { Worker } from 'node:worker_threads';
import type { Formations } from '../formations.ts';
import { type Tables, tableSizes } from '../layers.ts';
import type { Kept } from '../opposition.ts';
import type { FieldChart } from '../rules.ts';
import type { Crew, Work } from '../work.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly field: FieldChart;
  readonly tables: Tables;
  readonly kept: Kept | null;
  readonly next: Int32Array;
}

export type ThreadAnswer = { readonly count: number } | { readonly failed: string };

export interface ThreadCrew extends Crew {
  readonly tables: Tables;
  dismiss(): Promise<void>;
}

const WORD = 4;

export function sharedTables(formations: Formations): Tables {
  const sizes = Object.entries(tableSizes(formations));
  return Object.fromEntries(sizes.map(([name, size]) => [name, new Uint8Array(new SharedArrayBuffer(size))])) as unknown as Tables;
}

/** Threads that share the tables. `spare` bytes of memory keep transitions, so that most are worked out once. */
export function threadCrew(field: FieldChart, formations: Formations, threads: number, spare: number): ThreadCrew {
  const tables = sharedTables(formations);
  const next = new Int32Array(new SharedArrayBuffer(WORD));
  const kept: Kept = {
    words: new Int32Array(new SharedArrayBuffer(Math.floor(spare / WORD) * WORD)),
    start: new Int32Array(new SharedArrayBuffer(formations.ends * WORD)),
    taken: new Int32Array(new SharedArrayBuffer(WORD)),
  };
  kept.taken[0] = 1;
  const data: ThreadData = { field, tables, kept, next };
  const workers = Array.from({ length: threads }, () => startThread(data));
  return {
    tables,
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
  // What is bundled runs as it is; sources need somebody to read TypeScript.
  const file = import.meta.url.endsWith('.ts') ? './thread-source.mjs' : './thread.js';
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
