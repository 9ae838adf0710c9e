import type { Wire } from './wire.ts';

/** A table of the listing, and a mark of the address from which its people come. */
export interface Pinned {
  readonly id: string;
  readonly from: string;
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
  async pin({ id, from }: Pinned): Promise<void> {
    await this.wire.redis.eval(PIN, 1, this.key, `${id} ${from}`).catch(() => null);
  }

  async unpin({ id, from }: Pinned): Promise<void> {
    await this.wire.redis.zrem(this.key, `${id} ${from}`).catch(() => null);
  }

  /** The latest first; null when nobody knows. */
  async read(): Promise<Pinned[] | null> {
    const members = await this.wire.redis.eval(READ, 1, this.key, FORGOTTEN_AFTER, MOST).catch(() => null);
    return (
      (members as string[] | null)?.map((member) => {
        const [id = '', from = ''] = member.split(' ');
        return { id, from };
      }) ?? null
    );
  }

  private get key(): string {
    return `${this.wire.prefix}:lobby`;
  }
}
