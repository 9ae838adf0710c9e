import type { Log } from './services.ts';

/** Milliseconds between two lines about the same trouble. */
const EVERY = 30_000;

/** Logs a trouble once, and then every half minute with how often it happened: a service that is away fails all the time. */
export function sparing(log: Pick<Log, 'warn'>, message: string): (error: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (error) => {
    const now = performance.now();
    if (now - last < EVERY) {
      unsaid++;
      return;
    }
    log.warn({ err: error, unsaid }, message);
    last = now;
    unsaid = 0;
  };
}
