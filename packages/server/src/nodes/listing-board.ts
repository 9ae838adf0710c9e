import type { Wire } from './wire.ts';

/** A table of the listing, a mark of the address from which its people come, and how many there are. */
export interface Pinned {
  readonly id: string;
  readonly from: string;
  readonly people: number;
}

const textOf = ({ id, from, people }: Pinned): string => `${id} ${from} ${people}`;

/** A node of an older release does not say how many there are. It names tables at which somebody is. */
function readPin(text: string): Pinned {
  const [id = '', from = '', people = '1'] = text.split(' ');
  return { id, from, people: Number(people) };
}

/** A table leaves the listing when no node has named it for so many milliseconds. */
const FORGOTTEN_AFTER = 25_000;
const CLOCK = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000)";
const PIN = `${CLOCK} redis.call('ZADD', KEYS[1], now, ARGV[1])`;
const READ = `${CLOCK} redis.call('ZREMRANGEBYSCORE', KEYS[1], 0, now - ARGV[1])
return redis.call('ZREVRANGE', KEYS[1], 0, ARGV[2])`;
/** How many tables are looked at. */
const MOST = 2000;

/** The tables of all nodes at which somebody waits. It may be lost: nodes name theirs again every few seconds. */
export class ListingBoard {
  constructor(private readonly wire: Wire) {}

  /** Without Redis the store's own list is shown. */
  async pin(pinned: Pinned): Promise<void> {
    await this.wire.redis.eval(PIN, 1, this.key, textOf(pinned)).catch(() => null);
  }

  async unpin(pinned: Pinned): Promise<void> {
    await this.wire.redis.zrem(this.key, textOf(pinned)).catch(() => null);
  }

  /** Those with the most people first, and of these the latest; null when nobody knows. */
  async read(): Promise<Pinned[] | null> {
    const members = await this.wire.redis.eval(READ, 1, this.key, FORGOTTEN_AFTER, MOST).catch(() => null);
    if (!members) return null;
    const pins = (members as string[]).map(readPin);
    // Several nodes may name a table, and one may have named it before somebody came.
    const people = new Map<string, number>();
    for (const pin of pins) people.set(pin.id, Math.max(pin.people, people.get(pin.id) ?? 0));
    return pins.map((pin) => ({ ...pin, people: people.get(pin.id) ?? 0 })).sort((a, b) => b.people - a.people);
  }

  private get key(): string {
    return `${this.wire.prefix}:lobby`;
  }
}
