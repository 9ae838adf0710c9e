import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../../packages/server/src/index.ts';

// Our server in a process of its own: tells its port, then its CPU time and memory whenever asked.
const [data = '', watched = ''] = process.argv.slice(2);
const most = 1e9;
const limits = {
  requests: most,
  messages: most,
  guests: most,
  tables: most,
  phrases: most,
  halfOpen: 5000,
  connections: 20_000,
  unread: 1e7,
  watchers: 500,
};
const server = await startServer({ port: 0, data, logLevel: 'silent', limits, idleAfter: 2 });

/** The longest that anybody waited for the event loop since the last question. */
const delay = monitorEventLoopDelay({ resolution: 1 });
// The monitor wakes the server every millisecond, so it runs only where stalls are measured.
if (watched) delay.enable();

// The process that asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  const stall = delay.max / 1e6;
  // The time is taken first: collecting garbage for the memory figure is no work of the server's.
  const cpu = process.cpuUsage();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu, memory: heapUsed + external, stall });
  delay.reset();
});
process.send?.({ port: server.port });
