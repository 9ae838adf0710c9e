import { newId } from '../ids.ts';
import type { Log } from '../services.ts';
import type { Db } from '../store/schema.ts';
import { Jobs } from './jobs.ts';
import { LobbyBoard } from './lobby-board.ts';
import type { Notice } from './notice.ts';
import { Presence } from './presence.ts';
import { Pulse } from './pulse.ts';
import { QuickQueue } from './quick-queue.ts';
import { SharedLimits } from './shared-limits.ts';
import { Wire } from './wire.ts';

/** This node among the others. Alone, or without Redis, it tells nobody anything. */
export class Nodes {
  readonly wire: Wire | null;
  readonly presence: Presence | null;
  readonly quick: QuickQueue | null;
  readonly limits: SharedLimits | null;
  readonly lobby: LobbyBoard | null;
  readonly jobs: Jobs | null;
  /** Null where this node is alone: its own time counts. */
  readonly pulse: Pulse | null;
  /** When, in steady time, the store was last seen to come back: nobody's clock is charged for what came before. */
  storeBackAt = Number.NEGATIVE_INFINITY;
  /** Somebody met a store that does not answer. */
  onTrouble: () => void = () => {};

  constructor(
    /** Whether other nodes may write to the same database: then what is in memory is a guess until the log agrees. */
    readonly shared: boolean,
    redisUrl: string | null,
    prefix: string,
    log: Log,
    steady: () => number,
    db: Db,
  ) {
    this.wire = shared && redisUrl !== null ? new Wire(redisUrl, prefix, newId().slice(0, 12), log) : null;
    this.presence = this.wire && new Presence(this.wire, steady);
    this.quick = this.wire && new QuickQueue(this.wire);
    this.lobby = this.wire && new LobbyBoard(this.wire);
    this.limits = this.wire && new SharedLimits(this.wire, steady);
    this.pulse = shared ? new Pulse(db, steady) : null;
    const { wire } = this;
    this.jobs = wire && redisUrl !== null ? new Jobs(redisUrl, prefix, () => wire.up, log) : null;
  }

  tell(table: string, notice: Notice): void {
    this.wire?.tell(table, notice);
  }

  async close(): Promise<void> {
    this.limits?.close();
    await this.jobs?.close();
    this.wire?.close();
  }
}
