import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const TABLES = 200;
/** Moves at each table before anything is measured: a server runs for weeks, not for its first second. */
const WARM_UP = 50;
const SECONDS = 10;
const ROUNDS = 5;
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

/** One round of acknowledged moves as fast as they can, and at last once a second, for how long they take. */
async function measure({ file, durable, open, moves }, load, calmly) {
  const folder = durable ? mkdtempSync(join(tmpdir(), 'stadium-bench-')) : null;
  const server = await start(file, folder);
  const tables = await open(server.base, TABLES);
  await load.asFastAsTheyCan(tables, WARM_UP);
  const before = await server.ask();
  const began = performance.now();
  const fast = await load.asFastAsTheyCan(tables, moves);
  const wall = (performance.now() - began) / 1000;
  const cpu = cpuSeconds(before, await server.ask());
  const calm = calmly ? await load.onceASecond(tables, SECONDS) : [];
  for (const table of tables) table.close();
  server.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
  return { perSecond: fast.length / wall, perCpu: fast.length / cpu, fast, calm };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The rivals take turns, round after round, so that noise hits all alike. */
async function sideBySide(rivals, load) {
  const rounds = rivals.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, rival] of rivals.entries()) {
      if (round < (rival.rounds ?? ROUNDS)) rounds[i].push(await measure(rival, load, round === (rival.rounds ?? ROUNDS) - 1));
    }
  }
  return rivals.map(({ name }, i) => ({
    name,
    perSecond: median(rounds[i].map(({ perSecond }) => perSecond)),
    perCpu: median(rounds[i].map(({ perCpu }) => perCpu)),
    fast: rounds[i].flatMap(({ fast }) => fast),
    calm: rounds[i].flatMap(({ calm }) => calm),
  }));
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
  const rivals = [
    { name: 'ours, each move synced to disk', file: ours, durable: true, open: load.OPEN.ours, moves: 150 },
    { name: 'boardgame.io 0.50.2 in memory', file: rival, durable: false, open: load.OPEN.rival, moves: 150 },
    { name: 'boardgame.io 0.50.2 FlatFile', file: rival, durable: true, open: load.OPEN.rival, moves: 10, rounds: 1 },
  ];
  const results = await sideBySide(rivals, load);
  const memory = results[1];
  const ms = (value) => value.toFixed(1);
  printTable(
    `Acknowledged moves at ${TABLES} tables of two seats on WebSockets, median of ${ROUNDS} rounds`,
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
