import { type Config, startServer } from '../src/index.ts';

// A server in a process of its own, for tests that kill it: its settings come as JSON, its port goes out as a line.
const server = await startServer(JSON.parse(process.argv[2] ?? '{}') as Partial<Config>);
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
