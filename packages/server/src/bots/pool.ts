import type { Budget, Level } from '@pocket-stadium/bots';
import type { Seat } from '@pocket-stadium/rules';
import { Piscina } from 'piscina';

/** What a thread is asked: everything a bot may know. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  readonly seen: unknown;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** Threads in which bots think; the event loop never waits for them. */
export class BotPool {
  private pool: Piscina | null = null;

  constructor(
    private readonly threads: number,
    private readonly budget: Budget,
  ) {}

  choose(game: string, level: Level, seen: unknown, seat: Seat): Promise<string> {
    this.pool ??= new Piscina({ ...workerFile(), minThreads: 0, maxThreads: this.threads, idleTimeout: 30_000 });
    return this.pool.run({ game, level, seen, seat, budget: this.budget } satisfies Question);
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
