import type { Services } from '../services.ts';
import {
  guestsNotSeenSince,
  lastEntryAt,
  matchesEndedBefore,
  matchesOpenBefore,
  PAGE,
  removeMatch,
  removeTable,
} from '../store/retention.ts';
import { removeSeason, seasonsOlderThan } from '../store/seasons.ts';
import { findTable } from '../store/tables.ts';
import { expire, giveUp } from './dice/start.ts';
import type { Lobby } from './lobby.ts';
import type { Room } from './room.ts';
import { readTable, type TableData } from './table.ts';

const DAY = 86_400_000;
const EVERY = 3_600_000;

/** What was removed, for the log: how many, never who. */
export interface Swept {
  matches: number;
  tables: number;
  expired: number;
  guests: number;
  seasons: number;
}

/**
 * Removes what was kept as long as promised. Once an hour it removes matches that ended long ago, tables at which
 * nobody plays any more, guests who have not been here, and seasons to which nobody added anything. A match with fair
 * dice at which nobody plays any more, and a start whose transcript is out, ends first, which publishes its seed, and is
 * removed when it has been over for long enough. Every node does this; doing it twice does no harm.
 */
export class Keeper {
  private readonly timer: NodeJS.Timeout | null;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly services: Services,
    private readonly lobby: Lobby,
    private readonly seasons: { forget(guest: string): Promise<void> },
  ) {
    const kept = Object.values(services.config.retention).some((days) => days > 0);
    this.timer = kept ? setInterval(() => this.look(), EVERY).unref() : null;
    if (this.timer) this.look();
  }

  private look(): void {
    this.running = this.running
      .then(() => this.sweep())
      .then((swept) => {
        if (Object.values(swept).some((count) => count > 0)) this.services.log.info(swept, 'kept no longer');
      })
      .catch((error: unknown) => this.services.log.warn({ err: error }, 'what is too old could not be removed'));
  }

  async sweep(): Promise<Swept> {
    const { retention } = this.services.config;
    const before = (days: number) => (days > 0 ? this.services.now() - days * DAY : null);
    const swept: Swept = { matches: 0, tables: 0, expired: 0, guests: 0, seasons: 0 };
    const [matches, tables, guests] = [before(retention.matches), before(retention.tables), before(retention.guests)];
    const seasons = before(retention.seasons);
    if (matches !== null) await this.sweepMatches(matches, swept);
    if (tables !== null) await this.sweepTables(tables, swept);
    if (guests !== null) await this.sweepGuests(guests, swept);
    if (seasons !== null) await this.sweepSeasons(seasons, swept);
    return swept;
  }

  /** Removes matches that ended long ago, and their tables where nothing else was begun there. */
  private async sweepMatches(moment: number, swept: Swept): Promise<void> {
    const { db } = this.services;
    for (let full = true; full && !this.stopped; ) {
      const rows = await matchesEndedBefore(db, moment);
      for (const { id, table_id } of rows) {
        const table = await findTable(db, table_id);
        if (table && readTable(table).match === id) await this.remove(table_id, id, swept);
        else await db.transaction().execute((tx) => removeMatch(tx, id));
        swept.matches++;
      }
      full = rows.length === PAGE;
      await new Promise(setImmediate);
    }
  }

  /** Removes tables at which nothing happened for long: people no longer gather, or nobody plays on. */
  private async sweepTables(moment: number, swept: Swept): Promise<void> {
    const { db } = this.services;
    for (let after = ''; !this.stopped; ) {
      const rows = await matchesOpenBefore(db, moment, after);
      for (const { id, table_id, created } of rows) {
        const row = await findTable(db, table_id);
        const last = Math.max(created, (await lastEntryAt(db, id)) ?? 0, Number(row?.updated ?? 0));
        if (!row || last >= moment || readTable(row).match !== id) continue;
        await this.rest(readTable(row), swept);
      }
      const { id = '' } = rows.at(-1) ?? {};
      if (rows.length < PAGE) return;
      after = id;
      await new Promise(setImmediate);
    }
  }

  /** Fair dice that somebody was shown end first: a match under way, or a start to which everybody sent a text. */
  private async rest({ id, match, status, fair }: TableData, swept: Swept): Promise<void> {
    const promised = fair != null && (status === 'playing' || fair.transcript !== null);
    if (!promised) return this.remove(id, match, swept);
    const room = await this.lobby.find(id);
    if (!room.ok) return;
    await room.value.fresh(() => this.end(room.value));
    swept.expired++;
  }

  private async end(room: Room): Promise<void> {
    if (room.table.status === 'gathering') await giveUp(room, {});
    else await expire(room);
  }

  private async remove(table: string, match: string, swept: Swept): Promise<void> {
    await this.lobby.dismiss(table);
    await removeTable(this.services.db, table, match);
    swept.tables++;
  }

  private async sweepGuests(moment: number, swept: Swept): Promise<void> {
    for (let full = true; full && !this.stopped; ) {
      const guests = await guestsNotSeenSince(this.services.db, moment);
      for (const guest of guests) {
        await this.seasons.forget(guest);
        await this.lobby.forget(guest);
      }
      swept.guests += guests.length;
      full = guests.length === PAGE;
    }
  }

  private async sweepSeasons(moment: number, swept: Swept): Promise<void> {
    for (let full = true; full && !this.stopped; ) {
      const seasons = await seasonsOlderThan(this.services.db, moment);
      for (const season of seasons) await removeSeason(this.services.db, season);
      swept.seasons += seasons.length;
      full = seasons.length === PAGE;
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }
}
