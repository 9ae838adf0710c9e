import { constants, setPriority } from 'node:os';
import { Worker } from 'bullmq';
import { BotPool, type Question } from './bots/pool.ts';
import type { ThinkerSettings } from './bots/process.ts';
import { makeLog } from './log.ts';
import { packed, QUEUE, unpacked } from './nodes/jobs.ts';
import { sparing } from './sparing.ts';
import { type Commission, Studio } from './studio/studio.ts';

// Takes requests to bots and reviews from the queue, in a process of its own. If it dies, another process takes up its
// work.
const { redisUrl: url, prefix, threads, logLevel } = JSON.parse(process.argv[2] ?? '{}') as ThinkerSettings;
// People's moves go first where both share a core.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const bots = new BotPool(threads);
const studio = new Studio();

const worker = new Worker<{ question: string }, string>(
  QUEUE,
  async ({ name, data, id }) => {
    const question = unpacked(data.question);
    return packed(
      name === 'choose' ? await bots.ask(question as Question) : await studio.order(id ?? '', question as Commission, id ?? ''),
    );
  },
  { prefix, concurrency: threads, connection: { url, maxRetriesPerRequest: null, retryStrategy: (n) => Math.min(1000, 50 * n) } },
);
worker.on('error', sparing(makeLog(logLevel), 'the queue does not answer: this process waits for it'));
// The node that started this process is gone.
process.on('disconnect', () => process.exit(0));
