import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

const RESTART_AFTER = 1000;
/** Which of the processes this is, from 1. It is absent in the first process, which only looks after the others. */
const PLACE = 'STADIUM_WORKER';

/** Whether this is one of several processes that another looks after. */
export const isWorker = (): boolean => cluster.isWorker;

/** One of the processes lets bots think for all of them. */
export const thinks = (): boolean => process.env[PLACE] === '1';

export interface Workers {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the same command so many times on one port, and restarts a process that dies. Null when none could start. */
export async function startWorkers(count: number): Promise<Workers | null> {
  let closing = false;
  // The module is loaded only where there are several processes, so that every other command starts sooner.
  const { relayFigures } = await import('@pocket-stadium/server/workers');
  relayFigures();
  const start = (place: number): Worker => {
    const worker = cluster.fork({ [PLACE]: String(place) });
    let listened = false;
    worker.once('listening', () => {
      listened = true;
    });
    worker.once('exit', () => {
      if (listened && !closing) setTimeout(() => closing || start(place), RESTART_AFTER);
    });
    return worker;
  };
  const listening = (worker: Worker): Promise<number | null> =>
    Promise.race([
      once(worker, 'listening').then(([address]) => (address as { port: number }).port),
      once(worker, 'exit').then(() => null),
    ]);
  const close = async () => {
    closing = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker ? [worker] : []));
    const gone = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(gone);
  };
  // The first process starts alone: if it fails, the others would fail the same way, each with its own message.
  const port = await listening(start(1));
  if (port === null) return null;
  await Promise.all(Array.from({ length: count - 1 }, (_, i) => listening(start(i + 2))));
  return { port, close };
}
