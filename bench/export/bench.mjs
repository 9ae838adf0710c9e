import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOwnCode } from '../bundle.mjs';
import { printTable, whole } from '../table.mjs';
import { usedBy } from '../used.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const STADIUM = join(here, '../../packages/cli/bin/stadium.js');
const ENTRIES = 10;
const SIZES = [1, 10_000, 100_000];

/** `stadium export` of folders with more and more matches: the memory that the whole command takes at most. */
export async function run() {
  const make = await bundleOwnCode(join(here, 'make.ts'));
  const rows = SIZES.map((matches) => {
    const folder = mkdtempSync(join(tmpdir(), 'stadium-export-'));
    try {
      execFileSync('node', [make, folder, String(matches), String(ENTRIES)]);
      const file = join(folder, 'export');
      const { seconds, megabytes } = usedBy(STADIUM, ['export', file, '--data', folder]);
      return [whole(matches), whole(statSync(file).size / 1e6), whole(megabytes), seconds.toFixed(1)];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  printTable(`stadium export, ${ENTRIES} entries a match`, ['matches', 'MB written', 'MB of memory at most', 'CPU-seconds'], rows);
}
