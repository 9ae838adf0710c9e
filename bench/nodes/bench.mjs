import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startAsked } from '../asked.mjs';
import { bundleOwnCode, bundleServer } from '../bundle.mjs';
import { percentile, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/**
 * Tables, how many moves each makes before anything is measured, and in each of two rounds: a node runs for weeks, and
 * three of them have three times as much to compile.
 */
const SIZES = [
  [10, 90, 90],
  [100, 60, 50],
  [1000, 20, 10],
];
const NODES = [1, 2, 3];
/** Where the two seats of a table sit: at one node, as the shipped proxy has it, or at two, the worst case. */
const SEATINGS = ['together', 'apart'];
/** Tables of people, tables against bots, and seconds. */
const THINKING = { tables: 100, bots: 12, warmUp: 5, seconds: 15 };
/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;

/** CPU seconds of a process and its children, those that are gone included. */
function cpuOf(pid) {
  const stat = (id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
    return { parent: Number(fields[1]), own: Number(fields[11]) + Number(fields[12]), gone: Number(fields[13]) + Number(fields[14]) };
  };
  const { own, gone } = stat(pid);
  let ticks = own + gone;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const child = stat(id);
      if (child.parent === pid) ticks += child.own + child.gone;
    } catch {
      // The process ended while we looked.
    }
  }
  return ticks / TICKS;
}

const nodeSeconds = (before, after) =>
  after.reduce((sum, { cpu }, i) => sum + (cpu.user + cpu.system - before[i].cpu.user - before[i].cpu.system) / 1e6, 0);

const longest = (after) => ({
  stall: Math.max(...after.map(({ stall }) => stall.wall)),
  own: Math.max(...after.map(({ stall }) => stall.own)),
});

/** Nodes with so many tables between them, which have made their first moves. */
async function open({ file, load, postgres, redis }, count, tables, seating, { warmUp = 2, ...more } = {}) {
  const config = { databaseUrl: await postgres.newDatabase(), redisUrl: redis.url, ...more };
  const nodes = await Promise.all(Array.from({ length: count }, () => startAsked(file, [JSON.stringify(config)])));
  const bases = nodes.map(({ base }) => base);
  const opened = await load.openTables(bases, tables, seating);
  await load.asFastAsTheyCan(opened, warmUp);
  const close = () => {
    for (const table of opened) table.close();
    for (const node of nodes) node.stop();
  };
  return { bases, opened, close, ask: (what) => Promise.all(nodes.map((node) => node.ask(what))) };
}

async function measure(parts, count, [tables, warmUp, moves], seating) {
  const { load, postgres } = parts;
  const { opened, ask, close } = await open(parts, count, tables, seating, { warmUp });
  const before = await ask();
  const databaseBefore = cpuOf(postgres.pid);
  const start = performance.now();
  const latencies = await load.asFastAsTheyCan(opened, moves);
  const wall = (performance.now() - start) / 1000;
  const after = await ask('watch');
  const database = cpuOf(postgres.pid) - databaseBefore;
  await load.asFastAsTheyCan(opened, moves);
  const watched = await ask();
  close();
  return {
    count,
    tables,
    seating,
    perSecond: latencies.length / wall,
    perNodeCpu: latencies.length / nodeSeconds(before, after),
    perDatabaseCpu: latencies.length / database,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    ...longest(watched),
  };
}

/** People who make a move a second, while all nodes have bots and reviews to think about. */
async function measureThinking(parts, count) {
  const { load } = parts;
  const { bases, opened, ask, close } = await open(parts, count, THINKING.tables, 'apart', {
    botThreads: 1,
    botDelay: 0,
    trustProxy: true,
  });
  const stop = await load.keepThinking(bases, THINKING.bots);
  await load.onceASecond(opened, THINKING.warmUp);
  await ask('watch');
  const latencies = await load.onceASecond(opened, THINKING.seconds);
  const after = await ask();
  const { turns, reviews } = await stop();
  close();
  return { count, turns, reviews, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), ...longest(after) };
}

/** Nodes on one PostgreSQL and one Redis. */
export async function run() {
  const file = await bundleServer(join(here, 'node.ts'));
  const [loadFile, servicesFile] = await Promise.all(['load.ts', 'services.ts'].map((name) => bundleOwnCode(join(here, name))));
  const load = await import(pathToFileURL(loadFile).href);
  const { startOwnPostgres, startOwnRedis } = await import(pathToFileURL(servicesFile).href);
  const postgres = await startOwnPostgres();
  const redis = await startOwnRedis();
  if (!postgres || !redis) throw new Error('This bench needs PostgreSQL and Redis.');
  const parts = { file, load, postgres, redis };
  const results = [];
  for (const size of SIZES)
    for (const [count, seating] of NODES.flatMap((count) => SEATINGS.slice(count === 1 ? 1 : 0).map((seating) => [count, seating]))) {
      const result = await measure(parts, count, size, seating);
      results.push(result);
      console.log(
        `${result.tables} tables, ${count} nodes, ${seating}: ${whole(result.perNodeCpu)} moves/node CPU-s, own stall ${result.own.toFixed(0)} ms`,
      );
    }
  const thoughts = [];
  for (const count of NODES) thoughts.push(await measureThinking(parts, count));
  await postgres.stop();
  await redis.stop();
  printTable(
    'Acknowledged durable moves of nodes on one PostgreSQL and one Redis, all on this machine',
    [
      'tables',
      'nodes',
      'seats',
      'moves/s',
      'moves/node CPU-s',
      'moves/database CPU-s',
      'p50 ms',
      'p99 ms',
      'longest stall ms',
      'of its own CPU ms',
    ],
    results.map(({ count, tables, seating, perSecond, perNodeCpu, perDatabaseCpu, p50, p99, stall, own }) => [
      whole(tables),
      count,
      count === 1 ? '' : seating,
      whole(perSecond),
      whole(perNodeCpu),
      whole(perDatabaseCpu),
      p50.toFixed(1),
      p99.toFixed(1),
      stall.toFixed(0),
      own.toFixed(0),
    ]),
  );
  printTable(
    `The same with ${THINKING.tables} tables that make a move a second, while bots think at ${THINKING.bots} tables of Play Ball and rugby matches are reviewed`,
    ['nodes', 'turns of bots', 'reviews', 'p50 ms', 'p99 ms', 'longest stall ms'],
    thoughts.map(({ count, turns, reviews, p50, p99, stall }) => [
      count,
      whole(turns),
      reviews,
      p50.toFixed(1),
      p99.toFixed(1),
      stall.toFixed(0),
    ]),
  );
}
