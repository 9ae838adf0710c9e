import type { Seat } from '@pocket-stadium/kernel';
import type { Wire } from './wire.ts';

/** Who is at a table through one node. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

/** Who is at a table through other nodes, and since when, in this node's steady time, those who are nowhere are away. */
export interface Elsewhere extends Present {
  /** Whether another node has people at the table, or had and has not said that they left: it may only be slow. */
  readonly listening: boolean;
  readonly away: ReadonlyMap<Seat, number>;
}

/** A node that did not say so again within this time has died. */
const FORGOTTEN_AFTER = 25_000;
/** One that is silent for so long no longer needs to hear of entries: should it come back, it reads the log. */
const GONE_AFTER = 600_000;
export const SAY_AGAIN_EVERY = 10_000;
const KEPT = 86_400_000;

/** Redis's own clock: those of the nodes may differ. */
const CLOCK = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000)";
/** KEYS: the table. ARGV: node, who is there or nothing, channel, letter, how long to keep it, `seat=for` of those away. */
const SAY = `${CLOCK}
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], 'node:' .. ARGV[1])
else
  redis.call('HSET', KEYS[1], 'node:' .. ARGV[1], string.sub(ARGV[2], 1, -2) .. ',"at":' .. string.format('%.0f', now) .. '}')
  for _, seat in ipairs(cjson.decode(ARGV[2]).seats) do redis.call('HDEL', KEYS[1], 'away:' .. seat) end
end
for i = 6, #ARGV do
  local seat, ms = string.match(ARGV[i], '^(%d+)=(%d+)$')
  redis.call('HSETNX', KEYS[1], 'away:' .. seat, string.format('%.0f', now - ms))
end
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PUBLISH', ARGV[3], ARGV[4])
return {string.format('%.0f', now), redis.call('HGETALL', KEYS[1])}`;
const READ = `${CLOCK} return {string.format('%.0f', now), redis.call('HGETALL', KEYS[1])}`;
const EXCUSE = `${CLOCK} for i = 1, #ARGV do redis.call('HSET', KEYS[1], 'away:' .. ARGV[i], string.format('%.0f', now)) end`;

/** Presence over all nodes: a hash for each table, `node:…` who is there, `away:…` since when a seat is empty. */
export class Presence {
  constructor(
    private readonly wire: Wire,
    private readonly steady: () => number,
  ) {}

  /** Says who is here, and that some seats are away since a moment unless they were before; hears who is elsewhere. */
  async say(table: string, here: Present, away: ReadonlyMap<Seat, number>): Promise<Elsewhere | null> {
    const empty = here.seats.length === 0 && here.watchers === 0;
    const absent = [...away].map(([seat, since]) => `${seat}=${Math.max(0, Math.round(this.steady() - since))}`);
    const said = empty ? '' : JSON.stringify(here);
    return this.ask(SAY, table, this.wire.node, said, ...this.wire.letter(table, { kind: 'presence' }), KEPT, ...absent);
  }

  /** Null when it cannot be known: Redis is away. */
  read(table: string): Promise<Elsewhere | null> {
    return this.ask(READ, table);
  }

  /** These seats came and were not let in, so their absence counts from now. */
  async excuse(table: string, seats: readonly Seat[]): Promise<void> {
    // Without Redis no seat is claimed as absent anyway.
    await this.wire.redis.eval(EXCUSE, 1, this.key(table), ...seats).catch(() => null);
  }

  private async ask(script: string, table: string, ...args: readonly (string | number)[]): Promise<Elsewhere | null> {
    // Redis is away, so nobody knows: null says so.
    const answer = await this.wire.redis.eval(script, 1, this.key(table), ...args).catch(() => null);
    if (!answer) return null;
    const [now, fields] = answer as [string, string[]];
    return this.elsewhere(fields, Number(now));
  }

  private elsewhere(fields: readonly string[], now: number): Elsewhere {
    const seats = new Set<Seat>();
    const away = new Map<Seat, number>();
    let watchers = 0;
    let listening = false;
    for (let i = 0; i + 1 < fields.length; i += 2) {
      const [kind, name] = (fields[i] as string).split(':');
      const text = fields[i + 1] as string;
      if (kind === 'away') away.set(Number(name), this.steady() - Math.max(0, now - Number(text)));
      if (kind !== 'node' || name === this.wire.node) continue;
      const said = JSON.parse(text) as Present & { at: number };
      listening ||= said.at > now - GONE_AFTER;
      if (said.at < now - FORGOTTEN_AFTER) continue;
      for (const seat of said.seats) seats.add(seat);
      watchers += said.watchers;
    }
    return { seats: [...seats], watchers, away, listening };
  }

  private key(table: string): string {
    return `${this.wire.prefix}:here:${table}`;
  }
}
