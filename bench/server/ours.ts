import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../../packages/server/src/index.ts';

// Our server in a process of its own: tells its port, then its CPU time and memory whenever asked.
const [data = '', watched = ''] = process.argv.slice(2);
const wide = 1e9;
const limits = {
  requests: wide,
  messages: wide,
  guests: wide,
  tables: wide,
  phrases: wide,
  halfOpen: 5000,
  connections: 20_000,
  unread: 1e7,
  watchers: 500,
};
const server = await startServer({ port: 0, data, logLevel: 'silent', limits, idleAfter: 2 });

/** The longest that anybody waited for the event loop since the last question. */
const delay = monitorEventLoopDelay({ resolution: 1 });
/** The CPU time of this thread alone, in milliseconds; null where the system does not say. */
function threadTime(): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
}

/** The most CPU time between two turns of the event loop since the last question: neighbours on the machine do not count. */
let turn: number | null = 0;
let last = threadTime();
function look(): void {
  const now = threadTime();
  turn = now === null || last === null || turn === null ? null : Math.max(turn, now - last);
  last = now;
}

// Both wake the server every millisecond, so they run only where stalls are measured.
if (watched) {
  delay.enable();
  setInterval(look, 1).unref();
}

// The process that asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  const stall = delay.max / 1e6;
  look();
  const most = turn;
  // The time is taken first: collecting garbage for the memory figure is no work of the server's.
  const cpu = process.cpuUsage();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu, memory: heapUsed + external, stall, turn: most });
  delay.reset();
  last = threadTime();
  turn = 0;
});
process.send?.({ port: server.port });
