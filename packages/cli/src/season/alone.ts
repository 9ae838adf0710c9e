import { readFileSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { makeOnce } from '../files.ts';

/** A change takes milliseconds. Whoever holds a file longer than this has crashed, or its machine has. */
const LONGEST_MS = 30_000;
const LOOK_MS = 10;

/**
 * Does work on a file while no other command does. The lock beside it can be made only once, so whoever makes it goes
 * first. One that a crash left behind names a process that is gone.
 */
export function alone<T>(file: string, work: () => T): T {
  const lock = `${file}.lock`;
  while (!isMine(lock)) {
    if (isLeft(lock)) takeAway(lock);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

const isMine = (lock: string): boolean => makeOnce(lock, `${hostname()} ${process.pid}`);

/** Whether nobody holds a lock any more. */
function isLeft(lock: string): boolean {
  try {
    const [host, pid] = readFileSync(lock, 'utf8').split(' ');
    const held = Date.now() - statSync(lock).mtimeMs;
    return held > LONGEST_MS || (host === hostname() && isGone(Number(pid)));
  } catch {
    // It went meanwhile.
    return false;
  }
}

function isGone(pid: number): boolean {
  try {
    // A signal of 0 only asks. The file may be there before its number is written.
    if (pid > 0) process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Takes away a lock that was left behind. One at a time does so and looks again first, so that nobody takes away one made since. */
function takeAway(lock: string): void {
  const taking = `${lock}.left`;
  if (isMine(taking)) {
    if (isLeft(lock)) rmSync(lock, { force: true });
    rmSync(taking, { force: true });
  } else if (isLeft(taking)) rmSync(taking, { force: true });
}
