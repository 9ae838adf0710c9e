import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startAsked } from '../asked.mjs';
import { bundleOwnCode } from '../bundle.mjs';
import { percentile, printTable, whole } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** Tables, and how many moves each makes. */
const SIZES = [
  [10, 200],
  [100, 50],
  [1000, 10],
];
const NODES = [1, 2, 3];
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
      // It ended while we looked.
    }
  }
  return ticks / TICKS;
}

const nodeSeconds = (before, after) =>
  after.reduce((sum, { cpu }, i) => sum + (cpu.user + cpu.system - before[i].cpu.user - before[i].cpu.system) / 1e6, 0);

async function measure({ file, load, postgres, redis, count, tables, moves }) {
  const config = { databaseUrl: await postgres.newDatabase(), redisUrl: redis.url };
  const nodes = await Promise.all(Array.from({ length: count }, () => startAsked(file, [JSON.stringify(config)])));
  const open = await load.openTables(
    nodes.map(({ base }) => base),
    tables,
  );
  await load.asFastAsTheyCan(open, 2);
  const before = await Promise.all(nodes.map((node) => node.ask()));
  const databaseBefore = cpuOf(postgres.pid);
  const start = performance.now();
  const latencies = await load.asFastAsTheyCan(open, moves);
  const wall = (performance.now() - start) / 1000;
  const after = await Promise.all(nodes.map((node) => node.ask()));
  const database = cpuOf(postgres.pid) - databaseBefore;
  for (const table of open) table.close();
  for (const node of nodes) node.stop();
  return {
    count,
    tables,
    perSecond: latencies.length / wall,
    perNodeCpu: latencies.length / nodeSeconds(before, after),
    perDatabaseCpu: latencies.length / database,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    stall: Math.max(...after.map(({ stall }) => stall.wall)),
    own: Math.max(...after.map(({ stall }) => stall.own)),
  };
}

/** Nodes on one PostgreSQL and one Redis; each table's seats sit at two nodes where there are two. */
export async function run() {
  const names = ['node.ts', 'load.ts', 'services.ts'];
  const [file, loadFile, servicesFile] = await Promise.all(names.map((name) => bundleOwnCode(join(here, name))));
  const load = await import(pathToFileURL(loadFile).href);
  const { startOwnPostgres, startOwnRedis } = await import(pathToFileURL(servicesFile).href);
  const postgres = await startOwnPostgres();
  const redis = await startOwnRedis();
  if (!postgres || !redis) throw new Error('This bench needs PostgreSQL and Redis.');
  const results = [];
  for (const [tables, moves] of SIZES)
    for (const count of NODES) {
      const result = await measure({ file, load, postgres, redis, count, tables, moves });
      results.push(result);
      console.log(`${tables} tables, ${count} nodes: ${whole(result.perNodeCpu)} moves/node CPU-s, own stall ${result.own.toFixed(0)} ms`);
    }
  await postgres.stop();
  await redis.stop();
  printTable(
    'Acknowledged durable moves of nodes on one PostgreSQL and one Redis, all on this machine',
    ['tables', 'nodes', 'moves/s', 'moves/node CPU-s', 'moves/database CPU-s', 'p50 ms', 'p99 ms', 'longest stall ms', 'of its own CPU ms'],
    results.map(({ count, tables, perSecond, perNodeCpu, perDatabaseCpu, p50, p99, stall, own }) => [
      whole(tables),
      count,
      whole(perSecond),
      whole(perNodeCpu),
      whole(perDatabaseCpu),
      p50.toFixed(1),
      p99.toFixed(1),
      stall.toFixed(0),
      own.toFixed(0),
    ]),
  );
}
