import { sql } from 'kysely';
import type { Db } from '../store/schema.ts';

/** When no node has shown a sign of life for so many milliseconds, the stadium was closed. */
const DARK_AFTER = 30_000;
/** How far the database's clock may drift from ours between two looks. Beyond that it was set anew. */
const JUMP = 5000;

/** Milliseconds for which the others look often, after a node said that it cannot tell them anything. */
const MUTE_FOR = 10_000;

const PULSE = 'pulse';
const MUTE = 'mute';
const OPEN_SINCE = 'open-since';
/** The database's clock, the one that all nodes share, in milliseconds. */
const NOW = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint::text`;

/**
 * What the nodes know of time together. Where no node has a table in memory, its clocks count by the database's clock.
 * They count only while the stadium is open: not while no node was up, and not over a clock that jumps.
 */
export class Pulse {
  private seen: { readonly database: number; readonly steady: number } | null = null;
  /** Since when the stadium is open, by the database's clock. */
  private openSince = 0;
  /** Whether some node stores entries that the others do not hear of: it is cut off from Redis, or has none. */
  othersMute = false;

  constructor(
    private readonly db: Db,
    private readonly steady: () => number,
  ) {}

  /** Says that this node lives, and whether the others hear from it; notices whether anybody did. */
  async beat(heard = true): Promise<void> {
    const rows = await this.db
      .selectFrom('meta')
      .select(['name', 'value', NOW.as('now')])
      .where('name', 'in', [PULSE, OPEN_SINCE, MUTE])
      .execute();
    const read = (name: string) => Number(rows.find((row) => row.name === name)?.value ?? Number.NaN);
    const now = Number(rows[0]?.now ?? Number.NaN);
    const steady = this.steady();
    const last = read(PULSE);
    const dark = !(Math.abs(now - last) < DARK_AFTER);
    const jumped = this.seen !== null && Math.abs(now - this.seen.database - (steady - this.seen.steady)) > JUMP;
    this.seen = Number.isNaN(now) ? null : { database: now, steady };
    this.othersMute = Math.abs(now - read(MUTE)) < MUTE_FOR;
    if (!heard) await this.write(MUTE);
    if (dark || jumped) await this.write(OPEN_SINCE);
    else this.openSince = read(OPEN_SINCE) || 0;
    await this.write(PULSE);
    if (dark || jumped) this.openSince = await this.now();
  }

  /** How long ago, in milliseconds that count, the latest entry of a match was stored; 0 where nobody knows. */
  async ageOf(match: string): Promise<number> {
    const row = await this.db
      .selectFrom('entries')
      .select(['stored', NOW.as('now')])
      .where('match_id', '=', match)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row || row.stored === null) return 0;
    return Math.max(0, Number(row.now) - Math.max(Number(row.stored), this.openSince));
  }

  private async now(): Promise<number> {
    const { rows } = await sql<{ now: string }>`select ${NOW} as now`.execute(this.db);
    return Number(rows[0]?.now ?? 0);
  }

  private async write(name: string): Promise<void> {
    await this.db
      .insertInto('meta')
      .values({ name, value: NOW })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: NOW }))
      .execute();
  }
}
