import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startAsked } from '../asked.mjs';
import { bundleOwnCode } from '../bundle.mjs';
import { middle, percentile, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const TABLES = 200;
/** Moves at each table before anything is measured: a server runs for weeks, not for its first second. */
const WARM_UP = 50;
const SECONDS = 10;
const ROUNDS = 5;
const RESTING = 2000;

const cpuSeconds = (before, after) => (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6;

/** One round of acknowledged moves as fast as the tables can; at last one move a second, to see how long a single move takes. */
async function measure({ file, durable, open, moves }, load, calmly) {
  const folder = durable ? mkdtempSync(join(tmpdir(), 'stadium-bench-')) : null;
  const server = await startAsked(file, folder === null ? [] : [folder], ['--expose-gc']);
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
    perSecond: middle(rounds[i].map(({ perSecond }) => perSecond)).median,
    perCpu: middle(rounds[i].map(({ perCpu }) => perCpu)).median,
    fast: rounds[i].flatMap(({ fast }) => fast),
    calm: rounds[i].flatMap(({ calm }) => calm),
  }));
}

/** What a table costs that nobody looks at. */
async function restingMemory(file, load) {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-bench-'));
  const server = await startAsked(file, [folder], ['--expose-gc']);
  await load.createTables(server.base, 200);
  // The engine gives back in the pauses what making the tables took. What stays is what the tables cost.
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
  const [ours, rival, loadFile] = await Promise.all(['ours.ts', 'rival.ts', 'load.ts'].map((name) => bundleOwnCode(join(here, name))));
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
