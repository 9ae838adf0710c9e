import cluster from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { relayFigures } from '../src/workers/relay.ts';

// Two processes on one port, and a first one that looks after them. Settings come as JSON for both; port and ids go out
// as a line.
if (cluster.isPrimary) {
  relayFigures();
  const workers = [cluster.fork(), cluster.fork()];
  const [[address]] = (await Promise.all(workers.map((worker) => once(worker, 'listening')))) as [[AddressInfo], [AddressInfo]];
  process.stdout.write(`${JSON.stringify({ port: address.port, workers: workers.map((worker) => worker.process.pid) })}\n`);
  cluster.on('exit', () => cluster.fork());
} else {
  const { startServer } = await import('../src/index.ts');
  await startServer(JSON.parse(process.argv[2] ?? '{}'));
}
