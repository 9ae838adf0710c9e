import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOwnCode } from '../bundle.mjs';
import { middle, printTable } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** A name; then the game, its options, the most entries, and whether its solution is worked out and kept first. */
const MATCHES = [
  ['pocket rugby, with a full table of its own', ['pocket-rugby', { minutes: 20, halves: 1 }, 150, true]],
  ['pocket rugby, 80 minutes, with the reduced table', ['pocket-rugby', { minutes: 80 }, 150, false]],
  ['Play Ball on the pitch, by the book', ['play-ball', { field: 'pitch' }, 60, false]],
  ['Runy, Run, Run, searched', ['runy-run-run', {}, 20, false]],
];

/** Reviews of whole matches on the server, once what they need is in memory. */
export async function run() {
  const ours = await bundleOwnCode(join(here, 'ours.ts'));
  printTable(
    'A match reviewed: CPU-milliseconds',
    ['', 'entries', 'how', 'the first', 'those after it (median)', 'low', 'high'],
    MATCHES.map(([name, asked]) => {
      const told = JSON.parse(execFileSync('node', [ours, JSON.stringify(asked)], { encoding: 'utf8' }));
      const { median, low, high } = middle(told.later);
      return [name, told.entries, told.source, ...[told.first, median, low, high].map((ms) => ms.toFixed(1))];
    }),
  );
}
