import type { Services } from '../services.ts';
import { marksOf } from '../store/tables.ts';
import type { House } from '../tables/house.ts';
import type { Room } from '../tables/room.ts';
import { turns } from '../turns.ts';
import { SAY_AGAIN_EVERY } from './presence.ts';

/** Without Redis the log is read this often, for tables that somebody looks at. */
const POLL_EVERY = 1000;
/** With it too, less often: a node may die between storing an entry and telling of it. */
const LOOK_EVERY = 4000;
/** Tables asked about in one query. */
const AT_ONCE = 200;
/** Clocks run on tables that no node has in memory: each node looks after some of them. */
const WAKE_EVERY = 20_000;

/** Looks after the tables of this node among several: what others stored, whether the store answers, who is here. */
export class Watch {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private stopped = false;
  private saidAt: number;
  private wokeAt: number;

  constructor(
    private readonly services: Services,
    private readonly house: House,
  ) {
    const { nodes, steady } = services;
    this.saidAt = steady();
    this.wokeAt = Number.NEGATIVE_INFINITY;
    nodes.onTrouble = () => this.soon();
    if (nodes.wire) {
      nodes.wire.onNotice = (table, notice) => turns.take(() => void house.hear(table, notice));
      nodes.wire.onUp = () => {
        this.saidAt = Number.NEGATIVE_INFINITY;
        this.soon();
      };
    }
    this.plan();
  }

  /** Looks now instead of later. */
  soon(): void {
    if (this.looking || this.stopped) return;
    this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
  }

  private plan(): void {
    if (this.stopped) return;
    const { wire } = this.services.nodes;
    const often = !this.house.reachable || !wire?.up;
    this.timer = setTimeout(() => this.look(), often ? POLL_EVERY : LOOK_EVERY);
  }

  private look(): void {
    if (this.timer) clearTimeout(this.timer);
    this.looking = this.round().finally(() => {
      this.looking = null;
      this.plan();
    });
  }

  private async round(): Promise<void> {
    const { steady, log, nodes } = this.services;
    try {
      const rooms = await this.house.watched();
      for (let from = 0; from < Math.max(1, rooms.length); from += AT_ONCE) await this.compare(rooms.slice(from, from + AT_ONCE));
      await nodes.pulse?.beat();
      this.house.setReachable(true);
      if (steady() - this.wokeAt >= WAKE_EVERY) {
        this.wokeAt = steady();
        await this.house.wake();
      }
      if (steady() - this.saidAt >= SAY_AGAIN_EVERY) {
        this.saidAt = steady();
        for (const room of rooms) await room.sayPresence();
      }
    } catch (error) {
      log.warn({ err: error }, 'the store does not answer');
      this.house.setReachable(false);
    }
  }

  /** Tables that are further in the store than here are read on. */
  private async compare(rooms: readonly Room[]): Promise<void> {
    const tables = rooms.map(({ table }) => table.id);
    const matches = rooms.map(({ table }) => table.match);
    // Asked even when there is no table: whether the store answers.
    const marks = await marksOf(this.services.db, ['', ...tables], ['', ...matches]);
    for (const room of rooms) {
      const { id, rev, match } = room.table;
      if ((marks.get(id) ?? 0) > rev || (marks.get(match) ?? 0) > room.entries) room.look();
    }
  }
}
