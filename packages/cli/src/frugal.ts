import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lines after which garbage is collected. */
const EVERY = 20_000;

/**
 * Makes this process keep little: where memory is free the engine lets the garbage of a stream lie, tens of megabytes of
 * it. Answers what to call for each line. An engine without these settings keeps more, and does the same.
 */
export function frugal(): () => void {
  // What is young stays in as little room as it has now.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  let lines = 0;
  return () => {
    if (++lines % EVERY === 0 && typeof collect === 'function') collect();
  };
}
