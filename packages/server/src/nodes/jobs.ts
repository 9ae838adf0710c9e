import { deserialize, serialize } from 'node:v8';
import { Queue, QueueEvents } from 'bullmq';
import type { Log } from '../services.ts';
import { sparing } from '../sparing.ts';

/** The answer is kept for a minute, so that another node with the same question gets the same one. */
const KEPT = { age: 60, count: 5000 };

const CLOSE_WITHIN = 500;

export const QUEUE = 'think';

interface Waiting {
  done(answer: string): void;
  failed(error: Error): void;
}

/** Work for the thinking processes of all nodes. A job may be lost: the asker then does it in a thread. */
export class Jobs {
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    url: string,
    prefix: string,
    /** Whether Redis answers. */
    private readonly up: () => boolean,
    log: Log,
  ) {
    this.queue = new Queue(QUEUE, { prefix, connection: { url, enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: soon } });
    this.events = new QueueEvents(QUEUE, { prefix, connection: { url, maxRetriesPerRequest: null, retryStrategy: soon } });
    this.events.on('completed', ({ jobId, returnvalue }) => this.settle(jobId, String(returnvalue), ''));
    this.events.on('failed', ({ jobId, failedReason }) => this.settle(jobId, null, failedReason));
    const away = sparing(log, 'the queue does not answer: bots and reviews are worked out here');
    this.queue.on('error', away);
    this.events.on('error', away);
  }

  /** The answer of any process that is free. Rejects when none answers within the time. */
  async ask(kind: 'choose' | 'make', question: unknown, id: string, within: number): Promise<unknown> {
    if (!this.up()) throw new Error('Redis is away');
    const heard = new Promise<string>((done, failed) => this.waiting.set(id, { done, failed }));
    const late = setTimeout(() => this.settle(id, null, 'nobody answered'), within);
    // The asker hears of a failure below.
    heard.catch(() => {});
    try {
      await this.queue.add(kind, { question: packed(question) }, { jobId: id, removeOnComplete: KEPT, removeOnFail: KEPT });
      // Another node may have asked before, and been answered.
      const job = await this.queue.getJob(id);
      if (job?.returnvalue) this.settle(id, job.returnvalue, '');
      return unpacked(await heard);
    } catch (error) {
      // Nobody waits for the job any more. If it is done all the same, it is forgotten in a minute.
      this.queue.remove(id).catch(() => {});
      throw error;
    } finally {
      clearTimeout(late);
      this.waiting.delete(id);
    }
  }

  private settle(id: string, answer: string | null, why: string): void {
    const waiting = this.waiting.get(id);
    if (answer === null) waiting?.failed(new Error(why));
    else waiting?.done(answer);
  }

  async close(): Promise<void> {
    const closed = Promise.allSettled([this.queue.close(), this.events.close()]);
    // A Redis that is away is not waited for.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN))]);
    // This node is leaving: whether the other side hears of it does not matter.
    this.queue.disconnect().catch(() => {});
    this.events.disconnect().catch(() => {});
  }
}

const soon = (attempt: number): number => Math.min(1000, 50 * attempt);

/** The data as threads get it: states of games may hold more than JSON can. */
export function packed(value: unknown): string {
  return serialize(value).toString('base64');
}

export function unpacked(text: string): unknown {
  return deserialize(Buffer.from(text, 'base64'));
}
