import type { Match, Result } from '@pocket-stadium/kernel';
import { Piscina } from 'piscina';
import { FairQueue } from '../fair-queue.ts';
import type { Inspected } from '../inspect-worker.ts';
import { no } from '../tables/words.ts';

/** What a record from outside may hold. The longest matches that were ever played have a few hundred entries. */
export const MOST_ENTRIES = 10_000;
export const MOST_BACKS = 1000;
/** How many records one address may have waiting. */
const MOST_WAITING = 10;
/** Milliseconds that folding one may take. */
const WITHIN = 10_000;

/** Why a record is too long to be looked at, or null. It only counts, because tables wait for it. */
export function tooLong({ entries }: Match) {
  if (entries.length > MOST_ENTRIES) return no('long-record', { given: entries.length, most: MOST_ENTRIES });
  const backs = entries.filter(({ type }) => type === 'back').length;
  return backs > MOST_BACKS ? no('many-take-backs', { given: backs, most: MOST_BACKS }) : null;
}

/** Folds records from outside in a thread of its own: whatever they hold, tables never wait for them. */
export class Inspector {
  private pool: Piscina | null = null;
  private readonly queue = new FairQueue(1, MOST_WAITING);

  async fold(match: Match, asker: string): Promise<Result<Inspected>> {
    const refused = tooLong(match);
    if (refused) return refused;
    const folded = this.queue.take(asker, () => this.inThread(match));
    return folded ?? no('too-many');
  }

  private async inThread(match: Match): Promise<Result<Inspected>> {
    this.pool ??= new Piscina({ ...workerFile(), minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
    // The thread may have to start first, which on a busy machine takes longer than any record.
    await this.pool.run(null);
    try {
      return (await this.pool.run(match, { signal: AbortSignal.timeout(WITHIN) })) as Result<Inspected>;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return no('slow-record');
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}

/** In the build the worker lies beside the bundle; in a checkout it is TypeScript. */
function workerFile(): { filename: string; execArgv?: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { filename: new URL('../inspect-worker.ts', import.meta.url).href, execArgv: ['--import', 'tsx'] };
  }
  return { filename: new URL('./inspect-worker.js', import.meta.url).href };
}
