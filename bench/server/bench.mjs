import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const TABLES = 200;
const WARM_UP = 10;
const SECONDS = 10;
const RESTING = 2000;

/** Bundles our own code; what comes from npm stays outside, so the output lies where it is found. */
async function bundle(name) {
  const outfile = join(here, '../dist', `${name}.mjs`);
  const ownCodeOnly = {
    name: 'own-code-only',
    setup(plugin) {
      plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@pocket-stadium/') ? undefined : { path, external: true },
      );
    },
  };
  await build({
    entryPoints: [join(here, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [ownCodeOnly],
    logLevel: 'error',
  });
  return outfile;
}

/** A server in a process of its own, whose CPU time and memory can be asked for. */
async function start(file, folder) {
  const child = fork(file, folder === null ? [] : [folder], { execArgv: ['--expose-gc'] });
  const told = () => new Promise((resolve) => child.once('message', resolve));
  const { port } = await told();
  const ask = () => {
    const answer = told();
    child.send('how much');
    return answer;
  };
  return { base: `http://127.0.0.1:${port}`, ask, stop: () => child.kill('SIGKILL') };
}

const cpuSeconds = (before, after) => (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6;

function percentile(latencies, share) {
  const sorted = [...latencies].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Acknowledged moves: fast for their cost, and once a second for how long they take. */
async function measure({ name, file, folder, open, moves, load }) {
  const server = await start(file, folder);
  const tables = await open(server.base, TABLES);
  await load.asFastAsTheyCan(tables, WARM_UP);
  const before = await server.ask();
  const start_ = performance.now();
  const fast = await load.asFastAsTheyCan(tables, moves);
  const wall = (performance.now() - start_) / 1000;
  const cpu = cpuSeconds(before, await server.ask());
  const calm = await load.onceASecond(tables, SECONDS);
  for (const table of tables) table.close();
  server.stop();
  return { name, perSecond: fast.length / wall, perCpu: fast.length / cpu, fast, calm };
}

/** What a table costs that nobody looks at. */
async function restingMemory(file, load) {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-bench-'));
  const server = await start(file, folder);
  await load.createTables(server.base, 200);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const { memory: before } = await server.ask();
  await load.createTables(server.base, RESTING);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const { memory: after } = await server.ask();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
  return (after - before) / RESTING;
}

/** Our server, durable, beside boardgame.io's in memory and in files, at the same game of one-die baseball. */
export async function run() {
  const [ours, rival, loadFile] = [await bundle('ours'), await bundle('rival'), await bundle('load')];
  const load = await import(pathToFileURL(loadFile).href);
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'stadium-bench-')));
  const results = [
    await measure({ name: 'ours, each move synced to disk', file: ours, folder: folders[0], open: load.OPEN.ours, moves: 100, load }),
    await measure({ name: 'boardgame.io 0.50.2 in memory', file: rival, folder: null, open: load.OPEN.rival, moves: 100, load }),
    await measure({ name: 'boardgame.io 0.50.2 FlatFile', file: rival, folder: folders[1], open: load.OPEN.rival, moves: 10, load }),
  ];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  const memory = results[1];
  const ms = (value) => value.toFixed(1);
  printTable(
    `Acknowledged moves at ${TABLES} tables of two seats on WebSockets`,
    ['', 'moves/s', 'moves/CPU-s', 'p50 ms', 'p99 ms', 'times in memory', 'p50 ms at 1/s', 'p99 ms at 1/s'],
    results.map(({ name, perSecond, perCpu, fast, calm }) => [
      name,
      whole(perSecond),
      whole(perCpu),
      ms(percentile(fast, 0.5)),
      ms(percentile(fast, 0.99)),
      (perCpu / memory.perCpu).toFixed(1),
      ms(percentile(calm, 0.5)),
      ms(percentile(calm, 0.99)),
    ]),
  );
  console.log(`Memory of a resting table without sockets: ${whole(await restingMemory(ours, load))} bytes (${RESTING} tables).`);
}
