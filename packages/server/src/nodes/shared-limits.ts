import { createHash } from 'node:crypto';
import type { Wire } from './wire.ts';

const MINUTE = 60_000;
const TELL_EVERY = 1000;

/**
 * Adds up what all nodes let through. Each node decides by itself and at once; every second it tells what it let
 * through and learns the sum of the current minute. Addresses go out as hashes, and for two minutes.
 */
export class SharedLimits {
  private readonly used = new Map<string, number>();
  private sums = new Map<string, number>();
  private minute = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly wire: Wire,
    private readonly steady: () => number,
  ) {
    this.timer = setInterval(() => void this.exchange(), TELL_EVERY).unref();
  }

  /** Counts one. False when all nodes together have let `perMinute` through in this minute. */
  take(key: string, perMinute: number): boolean {
    const used = this.used.get(key) ?? 0;
    if ((this.sums.get(key) ?? 0) + used >= perMinute) return false;
    this.used.set(key, used + 1);
    return true;
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Minutes go by Redis's clock, which all nodes share. Without Redis each node counts minutes of its own. */
  private async minuteNow(): Promise<number> {
    const seconds = await this.wire.redis.time().then(
      ([whole]) => Number(whole),
      () => this.steady() / 1000,
    );
    return Math.floor((seconds * 1000) / MINUTE);
  }

  /** Tells what was let through since the last time, and learns the sums. */
  async exchange(): Promise<void> {
    const minute = await this.minuteNow();
    if (minute !== this.minute) this.sums = new Map();
    this.minute = minute;
    const passed = [...this.used];
    this.used.clear();
    if (passed.length === 0) return;
    const task = this.wire.redis.pipeline();
    for (const [key, count] of passed) {
      const name = `${this.wire.prefix}:rate:${minute}:${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;
      task.incrby(name, count);
      task.pexpire(name, 2 * MINUTE);
    }
    // Without Redis each node counts for itself.
    const answers = await task.exec().catch(() => null);
    for (const [i, [key, count]] of passed.entries()) {
      const sum = answers?.[2 * i]?.[1];
      // Without Redis each node counts for itself.
      this.sums.set(key, typeof sum === 'number' ? sum : (this.sums.get(key) ?? 0) + count);
    }
  }
}
