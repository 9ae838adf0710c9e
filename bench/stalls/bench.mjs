import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startAsked } from '../asked.mjs';
import { bundleOwnCode, bundleServer } from '../bundle.mjs';
import { middle, printTable } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const ROUNDS = 5;
/** Tables leave memory after two seconds, so the next visitor reads them anew. */
const REST = 3000;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST));
const ms = (value) => (value === null ? '–' : value.toFixed(1));
const medianAndMost = (values) => (values.includes(null) ? [null, null] : [middle(values).median, Math.max(...values)]);

/**
 * How long single requests keep the event loop of a server that does nothing else: the most CPU time that its thread
 * took between two turns, and the longest wait by the clock. On a machine with neighbours only the former is the server's.
 */
export async function run() {
  const [ours, attacksFile] = await Promise.all([bundleServer(join(here, '../server/ours.ts')), bundleOwnCode(join(here, 'attacks.ts'))]);
  const { ATTACKS, createTables } = await import(pathToFileURL(attacksFile).href);
  const folder = mkdtempSync(join(tmpdir(), 'stadium-bench-'));
  const server = await startAsked(ours, [folder, 'watched'], ['--expose-gc']);
  await createTables(server.base, 20);
  const rows = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const work = await attack(server.base);
    await rest();
    await server.ask();
    const found = [];
    for (let i = 0; i < ROUNDS; i++) {
      await work();
      found.push(await server.ask());
      await rest();
      await server.ask();
    }
    const [cpu, wall] = [found.map(({ turn }) => turn), found.map(({ stall }) => stall)].map(medianAndMost);
    rows.push([name, ...[...cpu, ...wall].map(ms)]);
  }
  server.stop();
  rmSync(folder, { recursive: true, force: true });
  const head = ['', 'CPU: median', 'most', 'clock: median', 'longest'];
  printTable(`One turn of the event loop under single requests, milliseconds, ${ROUNDS} rounds`, head, rows);
}
