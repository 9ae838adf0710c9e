import { pacing } from '../pacing.ts';
import type { Services } from '../services.ts';
import { marksOf } from '../store/tables.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Room } from '../tables/room.ts';
import { HOUSE } from './news.ts';
import { SAY_AGAIN_EVERY } from './presence.ts';

/** Without Redis the log is read this often, for tables that somebody looks at. */
const POLL_EVERY = 1000;
/** With Redis the log is read seldom, but it is: a node may die between storing an entry and telling of it. */
const COMPARE_EVERY = 30_000;
/** How often this node asks whether the store answers, and says that it lives. */
const BEAT_EVERY = 4000;
/** How many tables one query asks about. */
const AT_ONCE = 200;

/** Looks after the tables of this node where there are several: what others stored, whether the store answers, who is here. */
export class Watch {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private stopped = false;
  private saidAt: number;
  /** Clocks run on tables that no node has in memory: at every beat each node looks after those that are due. */
  private waking: Promise<void> | null = null;
  private comparedAt: number;

  constructor(
    private readonly services: Services,
    private readonly lobby: Lobby,
  ) {
    const { nodes, steady } = services;
    this.saidAt = steady();
    this.comparedAt = Number.NEGATIVE_INFINITY;
    nodes.onTrouble = () => this.soon();
    if (nodes.wire) {
      nodes.wire.onNews = (table, news) => pacing.take(() => void (news.kind === 'order' ? this.readOrder() : lobby.hear(table, news)));
      void nodes.wire.listen(HOUSE);
      nodes.wire.onUp = () => {
        this.saidAt = Number.NEGATIVE_INFINITY;
        this.soon();
      };
    }
    this.plan();
  }

  /** Looks now instead of later, at everything. */
  soon(): void {
    this.comparedAt = Number.NEGATIVE_INFINITY;
    if (this.looking || this.stopped) return;
    this.look();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
    await this.waking;
  }

  private plan(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => this.look(), this.lobby.reachable && this.services.nodes.wire?.up ? BEAT_EVERY : POLL_EVERY);
  }

  /** Whether this node hears of everything that the others store. */
  private get well(): boolean {
    const { wire, pulse } = this.services.nodes;
    return this.lobby.reachable && wire?.up === true && !pulse?.othersMute;
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
      const rooms = await this.lobby.watched();
      if (!this.well || steady() - this.comparedAt >= COMPARE_EVERY) {
        this.comparedAt = steady();
        for (let from = 0; from < rooms.length; from += AT_ONCE) await this.compare(rooms.slice(from, from + AT_ONCE));
      }
      // The beat shows by itself whether the store answers.
      await nodes.pulse?.beat(nodes.wire?.up === true);
      await this.services.order.reread();
      this.lobby.setReachable(true);
      this.wake();
      if (steady() - this.saidAt >= SAY_AGAIN_EVERY) {
        this.saidAt = steady();
        for (const room of rooms) await room.presence.say();
      }
    } catch (error) {
      log.warn({ err: error }, 'the store does not answer');
      this.lobby.setReachable(false);
    }
  }

  /** If this fails, the next beat reads it. */
  private async readOrder(): Promise<void> {
    await this.services.order.reread().catch(() => this.services.nodes.onTrouble());
  }

  /** This runs beside the beat, which others wait for: there may be many. */
  private wake(): void {
    this.waking ??= this.lobby
      .wake('due', () => !this.stopped)
      .catch((error: unknown) => this.services.log.warn({ err: error }, 'the clocks of tables could not be looked at'))
      .finally(() => {
        this.waking = null;
      });
  }

  /** Reads on the tables that are further in the store than here. */
  private async compare(rooms: readonly Room[]): Promise<void> {
    const tables = rooms.map(({ table }) => table.id);
    const matches = rooms.map(({ table }) => table.match);
    const marks = await marksOf(this.services.db, tables, matches);
    for (const room of rooms) {
      const { id, rev, match } = room.table;
      if ((marks.get(id) ?? 0) > rev || (marks.get(match) ?? 0) > room.entries) room.look();
    }
  }
}
