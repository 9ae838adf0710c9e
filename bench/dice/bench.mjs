import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { middle, printTable } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const ROUNDS = 5;

/** Each work, and the work of the first version that it is compared with. */
const WORK = [
  { name: 'first version: a roll of two dice', what: 'first roll', count: 200_000 },
  { name: 'second version: a roll of two dice', what: 'second roll', count: 200_000, beside: 'first roll' },
  { name: 'second version: a roll and its link as text', what: 'second roll with link', count: 200_000, beside: 'first roll' },
  { name: 'second version: a roll checked by a device', what: 'second check', count: 100_000, beside: 'first roll' },
  { name: 'first version: a table is loaded', what: 'first table', count: 20_000 },
  { name: 'second version: a table is loaded, chain of 1,024', what: 'second table', count: 400, beside: 'first table' },
];

/** What the dice cost, both versions side by side in CPU time, in rounds so that noise hits all alike. */
export async function run() {
  const ours = await bundle(join(here, 'ours.ts'));
  const rows = WORK.map((work) => ({ ...work, times: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { what, count, times } of rows) {
      times.push(JSON.parse(execFileSync('node', [ours, what, String(count)], { encoding: 'utf8' })).microseconds);
    }
  }
  const ratio = (row) => {
    const other = rows.find(({ what }) => what === row.beside);
    return other ? middle(row.times.map((time, i) => time / other.times[i])).median.toFixed(2) : '';
  };
  printTable(
    `Fair dice: microseconds of CPU time (median of ${ROUNDS}, lowest and highest)`,
    ['', 'µs', 'low', 'high', 'x first version'],
    rows.map((row) => {
      const { median, low, high } = middle(row.times);
      return [row.name, median.toFixed(2), low.toFixed(2), high.toFixed(2), ratio(row)];
    }),
  );
}
