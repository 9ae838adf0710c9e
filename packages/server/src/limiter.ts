import type { SharedLimits } from './nodes/shared-limits.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets: so many a minute for each key, with bursts of as many. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    /** Milliseconds that never go back. */
    private readonly now: () => number,
    /** Counts what the other nodes let through too. */
    private readonly shared: SharedLimits | null = null,
  ) {}

  /** Takes one; false when there is none left. */
  take(key: string, perMinute: number): boolean {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: perMinute, at: now };
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) * perMinute) / 60_000);
    bucket.at = now;
    this.buckets.set(key, bucket);
    if (bucket.tokens < 1) return false;
    if (this.shared && !this.shared.take(key, perMinute)) return false;
    bucket.tokens--;
    return true;
  }

  /** Forgets the buckets that have filled up again. */
  sweep(): void {
    const old = this.now() - 60_000;
    for (const [key, { at }] of this.buckets) if (at < old) this.buckets.delete(key);
  }
}
