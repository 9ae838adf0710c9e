import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { middle, printTable } from '../table.mjs';
import { usedBy, usedUntil } from '../used.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const STADIUM = join(here, '../../packages/cli/bin/stadium.js');
const ROUNDS = 9;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A server on an empty folder, until it answers. */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'stadium-bench-'));
  const port = await freePort();
  try {
    return await usedUntil(`http://127.0.0.1:${port}/healthz`, STADIUM, ['serve', '--port', String(port), '--data', data]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** How long commands take to start, beside Node itself. */
export async function run() {
  const rows = [
    { name: 'node, and nothing', start: () => usedBy(join(here, 'nothing.mjs'), []) },
    { name: 'stadium games', start: () => usedBy(STADIUM, ['games']) },
    { name: 'stadium --help', start: () => usedBy(STADIUM, ['--help']) },
    { name: 'stadium simulate, one game', start: () => usedBy(STADIUM, ['simulate', 'one-die-baseball', '--games', '1']) },
    { name: 'stadium serve, until it answers', start: serve },
  ].map((row) => ({ ...row, used: [] }));
  for (let round = 0; round < ROUNDS; round++) for (const { start, used } of rows) used.push(await start());
  const [node] = rows;
  printTable(
    `From the start of a command: CPU-seconds (median of ${ROUNDS}), times Node itself, and by the clock where it goes on`,
    ['', 'CPU-s', 'low', 'high', 'x node', 'by the clock'],
    rows.map(({ name, used }) => {
      const { median, low, high } = middle(used.map(({ seconds }) => seconds));
      const times = middle(used.map(({ seconds }, i) => seconds / node.used[i].seconds)).median;
      const clock = used[0].wall === undefined ? '' : middle(used.map(({ wall }) => wall)).median.toFixed(2);
      return [name, median.toFixed(3), low.toFixed(3), high.toFixed(3), times.toFixed(1), clock];
    }),
  );
}
