import { newId } from '../ids.ts';
import type { Log } from '../services.ts';
import type { Db } from '../store/schema.ts';
import type { Jobs } from './jobs.ts';
import { ListingBoard } from './listing-board.ts';
import type { News } from './news.ts';
import { Presence } from './presence.ts';
import { Pulse } from './pulse.ts';
import { QuickQueue } from './quick-queue.ts';
import { SharedLimits } from './shared-limits.ts';
import type { Wire } from './wire.ts';

/** This node among the others. Alone, or without Redis, it tells nobody anything. */
export class Nodes {
  readonly presence: Presence | null;
  readonly quick: QuickQueue | null;
  readonly limits: SharedLimits | null;
  readonly listing: ListingBoard | null;
  /** The pulse of all nodes; null where this node is alone and its own time counts. */
  readonly pulse: Pulse | null;
  /** When, in steady time, the store was last seen to come back. Time before that is charged to no clock. */
  storeBackAt = Number.NEGATIVE_INFINITY;
  /** Called when somebody met a store that does not answer. */
  onTrouble: () => void = () => {};

  private constructor(
    /** Whether other nodes may write to the same database: then what is in memory is a guess until the log agrees. */
    readonly shared: boolean,
    readonly wire: Wire | null,
    readonly jobs: Jobs | null,
    steady: () => number,
    db: Db,
  ) {
    this.presence = wire && new Presence(wire, steady);
    this.quick = wire && new QuickQueue(wire);
    this.listing = wire && new ListingBoard(wire);
    this.limits = wire && new SharedLimits(wire, steady);
    this.pulse = shared ? new Pulse(db, steady) : null;
  }

  static async join(shared: boolean, redisUrl: string | null, prefix: string, log: Log, steady: () => number, db: Db): Promise<Nodes> {
    if (!shared || redisUrl === null) return new Nodes(shared, null, null, steady, db);
    // Loaded where there is a Redis: a server that is alone starts sooner.
    const [{ Wire }, { Jobs }] = await Promise.all([import('./wire.ts'), import('./jobs.ts')]);
    const wire = new Wire(redisUrl, prefix, newId().slice(0, 12), log);
    return new Nodes(shared, wire, new Jobs(redisUrl, prefix, () => wire.up, log), steady, db);
  }

  tell(table: string, news: News): void {
    this.wire?.tell(table, news);
  }

  async close(): Promise<void> {
    this.limits?.close();
    await this.jobs?.close();
    this.wire?.close();
  }
}
