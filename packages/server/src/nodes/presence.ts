import type { Seat } from '@pocket-stadium/rules';
import type { Wire } from './wire.ts';

/** Who is at a table through one node. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

/** Who is at a table through other nodes, and since when those who are nowhere are away. */
export interface Elsewhere extends Present {
  readonly away: ReadonlyMap<Seat, number>;
}

/** A node that did not say so again within this time has died. */
const FORGOTTEN_AFTER = 25_000;
export const SAY_AGAIN_EVERY = 10_000;
const KEPT = 86_400_000;

/** Presence over all nodes: a hash for each table, `node:…` who is there, `away:…` since when a seat is empty. */
export class Presence {
  constructor(
    private readonly wire: Wire,
    private readonly now: () => number,
  ) {}

  /** Says who is here, and that some seats are away since a moment unless they were before; hears who is elsewhere. */
  async say(table: string, here: Present, away: ReadonlyMap<Seat, number>): Promise<Elsewhere | null> {
    const key = this.key(table);
    const task = this.wire.redis.pipeline();
    const empty = here.seats.length === 0 && here.watchers === 0;
    if (empty) task.hdel(key, `node:${this.wire.node}`);
    else task.hset(key, `node:${this.wire.node}`, JSON.stringify({ ...here, at: this.now() }));
    for (const seat of here.seats) task.hdel(key, `away:${seat}`);
    for (const [seat, since] of away) task.hsetnx(key, `away:${seat}`, since);
    task.pexpire(key, KEPT);
    task.publish(...this.wire.letter(table, { kind: 'presence' }));
    task.hgetall(key);
    const answers = await task.exec().catch(() => null);
    const all = answers?.at(-1)?.[1] as Readonly<Record<string, string>> | null | undefined;
    return all ? this.elsewhere(all) : null;
  }

  /** Null when nobody can know: Redis is away. */
  async read(table: string): Promise<Elsewhere | null> {
    const all = await this.wire.redis.hgetall(this.key(table)).catch(() => null);
    return all && this.elsewhere(all);
  }

  private elsewhere(all: Readonly<Record<string, string>>): Elsewhere {
    const seats = new Set<Seat>();
    const away = new Map<Seat, number>();
    let watchers = 0;
    for (const [field, text] of Object.entries(all)) {
      const [kind, name] = field.split(':');
      if (kind === 'away') away.set(Number(name), Number(text));
      if (kind !== 'node' || name === this.wire.node) continue;
      const said = JSON.parse(text) as Present & { at: number };
      if (said.at < this.now() - FORGOTTEN_AFTER) continue;
      for (const seat of said.seats) seats.add(seat);
      watchers += said.watchers;
    }
    return { seats: [...seats], watchers, away };
  }

  private key(table: string): string {
    return `${this.wire.prefix}:here:${table}`;
  }
}
