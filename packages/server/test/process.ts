import { type Config, startServer } from '../src/index.ts';

// A server in a process of its own, for tests that kill it: its settings come as JSON, its port goes out as a line.
const { skew = 0, ...settings } = JSON.parse(process.argv[2] ?? '{}') as Partial<Config> & { skew?: number };
const wall = Date.now;
// The clock of this machine is wrong.
Date.now = () => wall() + skew;
const server = await startServer(settings);
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
