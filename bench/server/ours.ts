import { startServer } from '../../packages/server/src/index.ts';

// Our server in a process of its own: tells its port, then its CPU time and memory whenever asked.
const [data = ''] = process.argv.slice(2);
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

// Whoever asks is gone.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  // First the time: tidying up for the memory is no work of the server's.
  const cpu = process.cpuUsage();
  global.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu, memory: heapUsed + external });
});
process.send?.({ port: server.port });
