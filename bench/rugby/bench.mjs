import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { middle, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const TABLES = [
  { name: 'reduced, 40 minutes, as in a browser', asked: ['reduced', '40', '2'], rounds: 7 },
  { name: 'full, 20 minutes, one half', asked: ['full', '20', '1'], rounds: 3 },
  { name: 'full, 40 minutes', asked: ['full', '40', '2'], rounds: 1 },
];

/** Pocket rugby solved from a cold start. */
export async function run() {
  const ours = await bundle(join(here, 'ours.ts'));
  const rows = TABLES.map(({ name, asked, rounds }) => {
    const used = Array.from({ length: rounds }, () => JSON.parse(execFileSync('node', [ours, ...asked], { encoding: 'utf8' })));
    const of = (key) => middle(used.map((one) => one[key]));
    const { median, low, high } = of('thread');
    return [name, median.toFixed(2), low.toFixed(2), high.toFixed(2), of('all').median.toFixed(2), whole(of('megabytes').median)];
  });
  printTable(
    'Pocket rugby solved',
    ['', 'CPU-s of the thread', 'low', 'high', 'with compiler and collector', 'MB of memory at most'],
    rows,
  );
}
