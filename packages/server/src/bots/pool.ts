import type { Budget, Level } from '@pocket-stadium/bots';
import type { Seat } from '@pocket-stadium/kernel';
import { Piscina } from 'piscina';

/** What a bot is asked: everything that it may know. */
export interface Request {
  readonly game: string;
  readonly level: Level;
  /** Nodes of older releases send none, and pass over it: the bot then plays as its level does. */
  readonly face?: string;
  /** The view of its seat, under the name that nodes of every version send. */
  readonly seen: unknown;
  readonly seat: Seat;
}

/** The same with the time that it has. */
export interface Question extends Request {
  readonly budget: Budget;
}

/** Where bots think. */
export interface Thinkers {
  /** The move that a bot chooses. `id` names the request: asked again, also by another node, it is the same question. */
  choose(request: Request, id: string): Promise<string>;
  close(): Promise<void>;
}

/** Threads in which bots think. The event loop never waits for them. */
export class BotPool implements Thinkers {
  private pool: Piscina | null = null;

  constructor(
    private readonly threads: number,
    private readonly budget: Budget = {},
  ) {}

  choose(request: Request): Promise<string> {
    return this.ask({ ...request, budget: this.budget });
  }

  ask(question: Question): Promise<string> {
    this.pool ??= new Piscina({ ...workerFile(), minThreads: 0, maxThreads: Math.max(1, this.threads), idleTimeout: 30_000 });
    return this.pool.run(question);
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}

/** In the build the worker lies beside the bundle; in a checkout it is TypeScript. */
function workerFile(): { filename: string; execArgv?: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { filename: new URL('../bot-worker.ts', import.meta.url).href, execArgv: ['--import', 'tsx'] };
  }
  return { filename: new URL('./bot-worker.js', import.meta.url).href };
}
