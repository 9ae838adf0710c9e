import { deserialize, serialize } from 'node:v8';
import { Queue, QueueEvents } from 'bullmq';

/** Kept for a minute, so that another node with the same question gets the same answer. */
const KEPT = { age: 60, count: 5000 };

const CLOSE_WITHIN = 500;

export const QUEUE = 'think';

/** Work for the thinking processes of all nodes. A job may be lost: whoever asked does it in a thread then. */
export class Jobs {
  private readonly queue: Queue;
  private readonly events: QueueEvents;

  constructor(
    url: string,
    prefix: string,
    /** Whether Redis answers. */
    private readonly up: () => boolean,
  ) {
    this.queue = new Queue(QUEUE, { prefix, connection: { url, enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: soon } });
    this.events = new QueueEvents(QUEUE, { prefix, connection: { url, maxRetriesPerRequest: null, retryStrategy: soon } });
    this.queue.on('error', () => {});
    this.events.on('error', () => {});
  }

  /** The answer of whichever process is free; rejects when there is none within the time. */
  async ask(kind: 'choose' | 'make', question: unknown, id: string, within: number): Promise<unknown> {
    if (!this.up()) throw new Error('Redis is away');
    const options = { jobId: id, removeOnComplete: KEPT, removeOnFail: KEPT };
    const job = await this.queue.add(kind, { question: packed(question) }, options);
    try {
      return unpacked((await job.waitUntilFinished(this.events, within)) as string);
    } catch (error) {
      // Nobody waits for it any more.
      job.remove().catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    const closed = Promise.allSettled([this.queue.close(), this.events.close()]);
    // A Redis that is away is not waited for.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN))]);
    this.queue.disconnect().catch(() => {});
    this.events.disconnect().catch(() => {});
  }
}

const soon = (attempt: number): number => Math.min(1000, 50 * attempt);

/** As threads get it: states of games may hold more than JSON can. */
export function packed(value: unknown): string {
  return serialize(value).toString('base64');
}

export function unpacked(text: string): unknown {
  return deserialize(Buffer.from(text, 'base64'));
}
