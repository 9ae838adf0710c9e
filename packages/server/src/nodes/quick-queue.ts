import { newId } from '../ids.ts';
import type { Wire } from './wire.ts';

const TURN = 3000;
const ASK_EVERY = 25;
/** How many tables of a game are looked at. Older ones were left by those who waited. */
const MOST = 20;
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * Who waits for a quick match, over all nodes. Two who ask at once come one after the other, so that they meet
 * instead of both waiting. It may be lost: the tables themselves are in the store.
 */
export class QuickQueue {
  constructor(private readonly wire: Wire) {}

  /** Runs work when nobody else looks for this game. After a while, or without Redis, it runs all the same. */
  async inTurn<T>(game: string, work: () => Promise<T>): Promise<T> {
    const key = `${this.wire.prefix}:turn:${game}`;
    const token = newId();
    const last = performance.now() + TURN / 2;
    while ((await this.take(key, token)) === 'taken' && performance.now() < last)
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
    try {
      return await work();
    } finally {
      // The lock runs out by itself.
      this.wire.redis.eval(RELEASE, 1, key, token).catch(() => {});
    }
  }

  private async take(key: string, token: string): Promise<'mine' | 'taken'> {
    // Without Redis nobody waits for a turn: two may then make a table each.
    const taken = await this.wire.redis.set(key, token, 'PX', TURN, 'NX').catch(() => 'OK');
    return taken === 'OK' ? 'mine' : 'taken';
  }

  /** Without Redis the store is asked for tables that wait. */
  async add(game: string, table: string): Promise<void> {
    const { redis } = this.wire;
    const key = this.key(game);
    await Promise.all([redis.zadd(key, Date.now(), table), redis.zremrangebyrank(key, 0, -1 - MOST)]).catch(() => {});
  }

  /** A table that was not removed does no harm: it is found not to wait any more. */
  async remove(game: string, table: string): Promise<void> {
    await this.wire.redis.zrem(this.key(game), table).catch(() => {});
  }

  /** The tables that began to wait last; none where it cannot be known. */
  async waiting(game: string): Promise<string[]> {
    return this.wire.redis.zrevrange(this.key(game), 0, MOST - 1).catch(() => []);
  }

  private key(game: string): string {
    return `${this.wire.prefix}:quick:${game}`;
  }
}
