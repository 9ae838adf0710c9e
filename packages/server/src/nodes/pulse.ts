import { sql } from 'kysely';
import type { Db } from '../store/schema.ts';

/** Milliseconds without a sign of life of any node after which the house was dark. */
const DARK_AFTER = 30_000;
/** How far the database's clock may run from ours between two looks before it was set anew. */
const JUMP = 5000;

const PULSE = 'pulse';
const OPEN_SINCE = 'open-since';
/** The database's clock, the one that all nodes share, in milliseconds. */
const NOW = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint::text`;

/**
 * What the nodes of a house know of time together. The clocks of tables count by the database's clock where no node
 * has them in memory, and only while the house is open: not while no node was up, and not over a clock that jumps.
 */
export class Pulse {
  private seen: { readonly database: number; readonly steady: number } | null = null;
  /** Since when the house is open, by the database's clock. */
  private openSince = 0;

  constructor(
    private readonly db: Db,
    private readonly steady: () => number,
  ) {}

  /** Says that this node lives, and notices whether anybody did. */
  async beat(): Promise<void> {
    const rows = await this.db
      .selectFrom('meta')
      .select(['name', 'value', NOW.as('now')])
      .where('name', 'in', [PULSE, OPEN_SINCE])
      .execute();
    const read = (name: string) => Number(rows.find((row) => row.name === name)?.value ?? Number.NaN);
    const now = Number(rows[0]?.now ?? Number.NaN);
    const steady = this.steady();
    const last = read(PULSE);
    const dark = !(Math.abs(now - last) < DARK_AFTER);
    const jumped = this.seen !== null && Math.abs(now - this.seen.database - (steady - this.seen.steady)) > JUMP;
    this.seen = Number.isNaN(now) ? null : { database: now, steady };
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
