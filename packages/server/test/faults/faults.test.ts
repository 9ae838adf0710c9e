import { verifyRecord } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, foldMatch, makeEntryText } from '@pocket-stadium/kernel';
import { Api, BACKOFF, newKey, type TableClient, type TableState } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { findMatch } from '../../src/store/tables.ts';
import { storedMatch } from '../../src/tables/archive.ts';
import { clientOf, guest, over, tableFor, until } from '../harness.ts';
import { bundleServer, type ServerProcess, startProcess } from '../processes.ts';
import { freePort } from '../services/free-port.ts';
import { startOwnPostgres } from '../services/postgres.ts';
import { startOwnRedis } from '../services/redis.ts';
import { Balancer } from './balancer.ts';
import { Acknowledged, type Cut, Player } from './player.ts';

const TABLES = process.env.SOAK ? 300 : 60;
/** Milliseconds of faults; each kind comes at least once however slow the machine is. */
const FAULTS = process.env.SOAK ? 600_000 : 20_000;
/** Milliseconds between two faults: with more tables more people come back. */
const REST = 10 * TABLES;
/** The time limit: for the faults, and for the matches to finish afterwards. */
const PATIENCE = FAULTS + 600_000;
const GAMES_PLAYED = ['one-die-baseball', 'dice-and-run', 'pocket-rugby', 'two-dice-baseball'];
const RECONNECT_WITHIN = 5000;
/** After so many milliseconds without an acknowledged entry the test gives up. */
const STUCK_AFTER = 60_000;

const postgres = await startOwnPostgres();
const redis = await startOwnRedis();
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until there is an answer: however long a fault lasts, the table is set up in the end. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(100);
    }
  }
}

/** Three nodes that can be killed, paused and started again on their ports. */
class Cluster {
  /** Rejects when a node dies that nobody killed. */
  readonly crashed: Promise<never>;
  private crash: (error: Error) => void = () => {};
  private readonly ended = new Set<ServerProcess>();

  private constructor(
    private readonly bundle: string,
    private readonly config: object,
    readonly ports: readonly number[],
    private readonly processes: ServerProcess[],
  ) {
    this.crashed = new Promise((_, reject) => {
      this.crash = reject;
    });
    this.crashed.catch(() => {});
    for (const node of processes) this.watch(node);
  }

  private watch(node: ServerProcess): void {
    node.child.on('exit', (code) => {
      // A node that is told to end exits with 0; one that is killed has no code.
      if (code !== null && !(code === 0 && this.ended.has(node))) this.crash(new Error(`a node died by itself, with code ${code}`));
    });
  }

  static async start(databaseUrl: string, redisUrl: string): Promise<Cluster> {
    const bundle = await bundleServer('faults-test');
    const config = { databaseUrl, redisUrl, logLevel: 'silent', botThreads: 1 };
    const ports = [await freePort(), await freePort(), await freePort()];
    const processes = await Promise.all(ports.map((port) => startProcess(bundle, { ...config, port } as object)));
    return new Cluster(bundle, config, ports, processes);
  }

  /** Ends a node, as a crash or as an upgrade does, and starts it again. */
  async replace(node: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = this.processes[node];
    if (ended) this.ended.add(ended);
    await ended?.kill(signal);
    const started = await startProcess(this.bundle, { ...this.config, port: this.ports[node] } as object);
    this.processes[node] = started;
    this.watch(started);
  }

  signal(node: number, signal: NodeJS.Signals): void {
    this.processes[node]?.child.kill(signal);
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((node) => node.kill('SIGKILL')));
  }
}

interface Running {
  readonly table: string;
  readonly apis: readonly Api[];
  readonly clients: readonly TableClient[];
}

describe.skipIf(!postgres || !redis)('three nodes under faults', () => {
  it(`lose nothing, double nothing, and all matches at ${TABLES} tables finish`, { timeout: PATIENCE }, async () => {
    const database = (await postgres?.newDatabase()) ?? '';
    const cluster = await Cluster.start(database, redis?.url ?? '');
    const balancer = await Balancer.start(cluster.ports);
    onTestFinished(async () => {
      stopping = true;
      for (const { clients } of running.values()) for (const client of clients) client.close();
      await balancer.stop();
      await cluster.stop();
    });
    const base = balancer.url;
    const acknowledged = new Acknowledged();
    const running = new Map<number, Running>();
    const finished = new Map<string, TableState[]>();
    const cuts: Cut[] = [];
    let stopping = false;

    /** Sets up one table after the other and plays it to its end, until the faults are over. */
    const sitAndPlay = async (number: number) => {
      for (let round = 0; !stopping; round++) {
        const game = GAMES_PLAYED[(number + round) % GAMES_PLAYED.length] as string;
        const options = game === 'pocket-rugby' ? {} : { innings: 2 };
        const bot = number % 6 === 0 && game === 'pocket-rugby';
        const seats = [{ kind: 'me' } as const, bot ? ({ kind: 'bot', level: 'rookie' } as const) : ({ kind: 'open' } as const)];
        const apis = await Promise.all((bot ? ['Ana'] : ['Ana', 'Bo']).map((name) => patiently(() => guest(base, name))));
        const wish = tableFor(game, { options, seats, key: newKey() });
        const { table } = await patiently(() => (apis[0] as Api).newTable(wish));
        if (apis[1]) await patiently(() => (apis[1] as Api).sit(table.id));
        // The clients use the app's own settings: no shorter waits, no faster heartbeat.
        const clients = apis.map((api) => clientOf(api, table.id, { backoff: BACKOFF, heartbeat: 5000 }));
        const players = clients.map((client) => new Player(client, acknowledged, () => 30 + Math.random() * 120));
        running.set(number, { table: table.id, apis, clients });
        const states = await Promise.all(clients.map((client) => until(client, over)));
        running.delete(number);
        finished.set(table.match, states);
        for (const client of clients) client.close();
        cuts.push(...players.flatMap((player) => player.cuts));
      }
    };
    const players = Array.from({ length: TABLES }, (_, number) => sitAndPlay(number));

    /** Waits until so many more entries were acknowledged: a busy machine takes longer, the test stays the same. */
    const progress = async (more: number) => {
      const wanted = acknowledged.entries.size + more;
      while (acknowledged.entries.size < wanted) await pause(10);
    };

    /** Asks a node that is paused, past the balancer: it decides when it wakes, with what it knew before. */
    const askPaused = (port: number | undefined) =>
      [...running.values()].slice(0, 20).map(async ({ table, apis, clients }) => {
        const { play, table: seen } = clients[0]?.state ?? {};
        const next = play?.next;
        if (!seen || !play || next?.kind !== 'roll') return;
        const api = apis[next.seat] ?? apis[0];
        const n = play.entries.length + 1;
        const asked = new Api({ ...(api as Api).options, base: `http://127.0.0.1:${port}` });
        const done = await asked.do(table, { do: 'roll', key: newKey(), seat: next.seat, n }).catch(() => null);
        if (done?.entry && done.n !== null) acknowledged.note(seen.match, done.n, done.entry as Entry);
      });

    let faults = 0;
    let turn = 0;
    const node = () => turn++ % cluster.ports.length;
    const stalls: number[] = [];
    const outages: { from: number; to: number }[] = [];
    const killOne = () => cluster.replace(node(), 'SIGKILL');
    const FAULT: readonly (() => Promise<void>)[] = [
      killOne,
      async () => {
        await redis?.halt();
        await progress(60);
        await redis?.resume();
      },
      killOne,
      async () => {
        const paused = node();
        const port = cluster.ports[paused];
        cluster.signal(paused, 'SIGSTOP');
        const since = performance.now();
        const asked = askPaused(port);
        while (balancer.isUp(port ?? 0)) await pause(20);
        stalls.push(performance.now() - since);
        await progress(80);
        cluster.signal(paused, 'SIGCONT');
        await Promise.all(asked);
        while (!balancer.isUp(port ?? 0)) await pause(20);
      },
      killOne,
      // A rolling upgrade: one node after the other tells its visitors to come back, and is replaced.
      async () => {
        for (const _ of cluster.ports) {
          const upgraded = node();
          await cluster.replace(upgraded, 'SIGTERM');
          while (!balancer.isUp(cluster.ports[upgraded] ?? 0)) await pause(20);
          await pause(REST);
        }
      },
      async () => {
        const from = performance.now();
        await postgres?.halt();
        await pause(500);
        await postgres?.resume();
        await progress(50);
        outages.push({ from, to: performance.now() });
      },
    ];
    await progress(200);
    const began = performance.now();
    for (; faults < FAULT.length || performance.now() - began < FAULTS; faults++) {
      await Promise.race([cluster.crashed, FAULT[faults % FAULT.length]?.()]);
      await Promise.race([cluster.crashed, Promise.all([progress(100), pause(REST)])]);
    }
    stopping = true;
    /** Rejects when nothing happens any more although somebody still plays, and says what they wait for. */
    const stuck = async () => {
      for (let before = -1; before !== acknowledged.entries.size; await pause(STUCK_AFTER)) before = acknowledged.entries.size;
      const waiting = [...running.values()].map(({ table, clients }) =>
        clients.map(({ state }) => `${table} ${state.connection} ${state.table?.status} ${JSON.stringify(state.pending)}`).join(' | '),
      );
      if (waiting.length > 0) throw new Error(`nothing happens any more:\n${waiting.join('\n')}`);
    };
    await Promise.race([cluster.crashed, stuck().then(() => Promise.all(players)), Promise.all(players)]);

    // Reads what is stored from the database itself.
    const { db, close } = await openDatabase(database, { patient: true });
    const stored = new Map<string, string>();
    for (const [match, states] of finished) {
      const row = await findMatch(db, match);
      const rows = await entriesOf(db, match);
      expect(row?.status).toBe('over');
      expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const whole = row && storedMatch(row, rows);
      if (!whole) throw new Error('a match has no header');
      const folded = foldMatch(GAMES, whole);
      expect(folded.ok && folded.value.over).toBe(true);
      expect(verifyRecord(whole).problems).toEqual([]);
      const texts = whole.entries.map(makeEntryText);
      for (const [i, text] of texts.entries()) stored.set(`${match} ${i + 1}`, text);
      for (const { play } of states) expect(play?.entries.map(makeEntryText)).toEqual(texts);
    }
    await close();
    expect(finished.size).toBeGreaterThanOrEqual(TABLES);
    expect(acknowledged.doubled).toEqual([]);
    expect([...acknowledged.entries].filter(([place, text]) => stored.get(place) !== text)).toEqual([]);
    expect(acknowledged.entries.size).toBeGreaterThan(TABLES * 10);

    // Where a node was up, no client waited longer between its attempts than reconnecting may take. What a busy machine
    // adds to that is printed.
    const served = cuts.filter(({ from, to }) => !outages.some((outage) => from < outage.to && outage.from < to));
    expect(served.length).toBeGreaterThan(0);
    const waits = served.map(({ waited }) => waited);
    const walls = served.map(({ from, to }) => to - from);
    const spread = (figures: readonly number[]) =>
      [0.5, 0.95, 0.99, 1].map((share) => `${share === 1 ? 'longest' : `p${share * 100}`} ${at(share, figures)} ms`).join(', ');
    console.log(
      `${faults} faults, ${finished.size} matches, ${acknowledged.entries.size} entries acknowledged; ${served.length} reconnections: ` +
        `${spread(walls)}; of it between attempts: ${spread(waits)}; a paused node was noticed after: ${spread(stalls)}`,
    );
    expect(at(1, waits)).toBeLessThanOrEqual(RECONNECT_WITHIN);
  });
});

/** The figure below which a share of them lies. */
function at(share: number, figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
