import type { Budget } from '@pocket-stadium/bots';
import type { Jobs } from '../nodes/jobs.ts';
import type { Log } from '../services.ts';
import type { Question, Request, Thinkers } from './pool.ts';

/** Milliseconds that the queue may take besides the thinking. */
const QUEUEING = 4000;

/** Bots that think in the processes of all nodes, and in threads of this one when nobody answers. */
export class QueuedThinkers implements Thinkers {
  constructor(
    private readonly jobs: Jobs,
    private readonly own: Thinkers,
    private readonly budget: Budget & { readonly ms: number },
    private readonly log: Log,
  ) {}

  async choose(request: Request, id: string): Promise<string> {
    try {
      const question: Question = { ...request, budget: this.budget };
      return String(await this.jobs.ask('choose', question, id, this.budget.ms + QUEUEING));
    } catch (error) {
      this.log.warn({ err: error }, 'the queue did not answer: a bot thinks here');
      return this.own.choose(request, id);
    }
  }

  close(): Promise<void> {
    return this.own.close();
  }
}
