import { startServer } from '../../packages/server/src/index.ts';

// A node in a process of its own: tells its port, then its CPU time and its longest stall whenever asked.
const [settings = '{}'] = process.argv.slice(2);
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
const EVERY = 2;
const server = await startServer({ port: 0, logLevel: 'silent', botThreads: 0, ...JSON.parse(settings), limits });

/**
 * The longest turn of the event loop: by the clock, and in CPU time, since other programs run on this machine too. Looking
 * costs CPU time itself, more of it the longer the clock runs, so this is done on demand.
 */
let stall = { wall: 0, own: 0 };
let watching: NodeJS.Timeout | null = null;

function watch(): void {
  let last = { at: performance.now(), cpu: process.cpuUsage() };
  watching = setInterval(() => {
    const now = { at: performance.now(), cpu: process.cpuUsage() };
    const wall = now.at - last.at - EVERY;
    const own = (now.cpu.user + now.cpu.system - last.cpu.user - last.cpu.system) / 1000;
    stall = { wall: Math.max(stall.wall, wall), own: Math.max(stall.own, Math.min(wall, own)) };
    last = now;
  }, EVERY);
}

// The process that asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  process.send?.({ cpu: process.cpuUsage(), stall });
  stall = { wall: 0, own: 0 };
  if (watching) clearInterval(watching);
  watching = null;
  if (message === 'watch') watch();
});
process.send?.({ port: server.port });
