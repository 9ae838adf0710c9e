import { once } from 'node:events';
import { createServer } from 'node:net';

/** The ports lie below those that systems hand out by themselves: nobody takes one while a server is away for a moment. */
const FIRST = 10_000;
const COUNT = 20_000;
/** Tests that run side by side are different processes, so they start at different ports. */
let drawn = process.pid * 17;

/** A port on loopback that nobody uses now, another one each time. */
export async function freePort(): Promise<number> {
  const port = FIRST + (drawn++ % COUNT);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
