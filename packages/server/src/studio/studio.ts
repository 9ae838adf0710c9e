import type { Judgement, ReviewWithPoints } from '@pocket-stadium/bots';
import type { Lang, Match } from '@pocket-stadium/kernel';
import type { Kind, Paper } from '@pocket-stadium/print';
import { Piscina } from 'piscina';
import { FairQueue } from '../fair-queue.ts';
import type { Jobs } from '../nodes/jobs.ts';

/** What can be ordered: things to keep of a finished match, or pages of a game to print. */
export type Commission =
  /** The card that shows a link to a match, as PNG. */
  | { readonly make: 'card'; readonly match: Match; readonly lang: Lang }
  /** The card of a game, or of the home page, as PNG. */
  | { readonly make: 'poster'; readonly game: string | null; readonly lang: Lang }
  /** The match on paper, as PDF. */
  | { readonly make: 'paper'; readonly match: Match; readonly lang: Lang }
  /** A review: luck and decisions told apart. */
  | { readonly make: 'review'; readonly match: Match }
  /** What a position and every turn from it is worth. */
  | { readonly make: 'book'; readonly game: string; readonly position: string }
  /** Sheets, boards, pieces and rules of a game, as PDF. */
  | {
      readonly make: 'print';
      readonly game: string;
      readonly kind: Kind | null;
      readonly lang: Lang;
      readonly paper: Paper;
      readonly sparing: boolean;
    };

/** A file, a review, a page of a book, or nothing where there is none to be had. */
export type Made = Uint8Array | ReviewWithPoints | BookPage | null;

/** What a book says about a position. */
export interface BookPage extends Judgement {
  readonly position: string;
}

/** How many orders of one asker may wait. An asker who orders more is asked to come back. */
const MOST_WAITING = 20;
/** How many orders are handed to the other nodes at a time. */
const HANDED_OUT = 4;
/** How many results are kept for the next who asks. A match that is over never changes. */
const MOST_KEPT = 60;
/** Milliseconds after which a review that no other node made is made here. */
const REVIEW_WITHIN = 30_000;

/** Makes pictures, papers and reviews in a thread of its own: tables never wait for them. */
export class Studio {
  private pool: Piscina | null = null;
  private readonly kept = new Map<string, Promise<Made>>();
  private readonly queue: FairQueue;

  /** Where there are several nodes, any free one makes reviews, because they take longest. */
  constructor(private readonly jobs: Jobs | null = null) {
    this.queue = new FairQueue(jobs ? HANDED_OUT : 1, MOST_WAITING);
  }

  /**
   * Makes something. Null where there is nothing to be had; `busy` when this asker has too many waiting; undefined when
   * it takes longer than `within` milliseconds: work that strangers bring along must not keep the others waiting.
   */
  async order(key: string, commission: Commission, asker: string, within?: number): Promise<Made | 'busy' | undefined> {
    const known = this.kept.get(key);
    if (known) return known;
    const { jobs } = this;
    const work = () => (jobs && commission.make === 'review' ? this.queued(jobs, key, commission) : this.make(commission, within));
    const made = this.queue.take(asker, work);
    if (!made) return 'busy';
    this.kept.set(key, made);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    made.catch(() => this.kept.delete(key));
    return made.catch((error: unknown) => {
      if ((error as Error).name === 'AbortError') return undefined;
      throw error;
    });
  }

  private make(commission: Commission, within?: number): Promise<Made> {
    this.pool ??= new Piscina({ ...workerFile(), minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
    return this.pool.run(commission, within === undefined ? {} : { signal: AbortSignal.timeout(within) }) as Promise<Made>;
  }

  /** No other node answered, which the queue logs, so it is made here. */
  private queued(jobs: Jobs, key: string, commission: Commission): Promise<Made> {
    return (jobs.ask('make', commission, key.replaceAll(' ', '-'), REVIEW_WITHIN) as Promise<Made>).catch(() => this.make(commission));
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }
}

/** In the build the worker lies beside the bundle; in a checkout it is TypeScript. */
function workerFile(): { filename: string } {
  if (import.meta.url.endsWith('.ts')) {
    return { filename: new URL('../studio-worker-source.mjs', import.meta.url).href };
  }
  return { filename: new URL('./studio-worker.js', import.meta.url).href };
}
