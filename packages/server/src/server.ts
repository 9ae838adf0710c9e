import { createHash } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Registry } from '@pocket-stadium/kernel';
import { BotPool } from './bots/pool.ts';
import { ThinkerProcess } from './bots/process.ts';
import { QueuedThinkers } from './bots/queued.ts';
import { type Config, DEFAULTS, type Settings } from './config.ts';
import { buildApp } from './http/app.ts';
import { Signer } from './ids.ts';
import { Limiter } from './limiter.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { HOUSE } from './nodes/news.ts';
import { Nodes } from './nodes/nodes.ts';
import { Watch } from './nodes/watch.ts';
import { SeasonDesk } from './seasons/season-desk.ts';
import type { Log, Services } from './services.ts';
import { sparing } from './sparing.ts';
import { noteOldChairs } from './store/chairs.ts';
import { Committer } from './store/committer.ts';
import { type Durability, openConfigured } from './store/database.ts';
import { signingKey } from './store/meta.ts';
import { countsInAll } from './store/tallies.ts';
import { Visits } from './store/visits.ts';
import { Inspector } from './studio/inspector.ts';
import { Studio } from './studio/studio.ts';
import { Crowd } from './tables/crowd.ts';
import { Endings } from './tables/endings.ts';
import { Keeper } from './tables/keeper.ts';
import { Lobby } from './tables/lobby.ts';
import { Order } from './tables/order.ts';
import { Watchman } from './watchman.ts';

/** Milliseconds that visitors have to hang up when the server stops. */
const PATIENCE = 500;

export interface RunningServer {
  readonly port: number;
  /** Where it answers, as this machine sees it. */
  readonly url: string;
  readonly durability: Durability;
  /** Finishes what the server acknowledged, tells clients to come back, and stops. */
  close(): Promise<void>;
}

/** Starts a server on a folder. `games` is for tests; everybody else plays all of them. */
export async function startServer(given: Settings, games: Registry = GAMES): Promise<RunningServer> {
  const config: Config = { ...DEFAULTS, ...given, base: tidy(given.base ?? ''), limits: { ...DEFAULTS.limits, ...given.limits } };
  const log = makeLog(config.logLevel);
  const database = await openConfigured(config, {
    alone: true,
    acceptLoss: config.acceptLoss,
    onTrouble: sparing(log, 'a connection to the database broke'),
  });
  const { db } = database;
  for (const warning of database.warnings) log.warn({}, warning);
  const metrics = new Metrics();
  const committer = new Committer(db);
  const now = () => Date.now();
  const steady = () => performance.now();
  await noteOldChairs(db, now());
  const key = await signingKey(db);
  const signer = new Signer(key);
  const nodes = await Nodes.join(database.shared, config.redisUrl, redisPrefix(key), log, steady, db);
  if (config.redisUrl !== null && !nodes.shared)
    log.warn({}, 'REDIS_URL is not used: a folder belongs to one node (DATABASE_URL is shared)');
  const budget = { ms: config.botTime };
  const threads = new BotPool(config.botThreads, budget);
  const bots = nodes.jobs ? new QueuedThinkers(nodes.jobs, threads, budget, log) : threads;
  const studio = new Studio(nodes.jobs);
  const inspector = new Inspector();
  const thinker = nodes.jobs ? startThinker(config, redisPrefix(key), log) : null;
  const limiter = new Limiter(steady, nodes.limits);
  const crowd = new Crowd(config.limits.watching);
  const order = new Order(db, { now, steady }, config.limits);
  const services: Services = {
    db,
    committer,
    signer,
    config,
    games,
    bots,
    studio,
    inspector,
    log,
    metrics,
    limiter,
    crowd,
    visits: new Visits(db, now),
    order,
    endings: new Endings(),
    nodes,
    now,
    steady,
  };
  await nodes.pulse?.beat();
  const lobby = new Lobby(services);
  order.onRefused = (addresses) => void lobby.sendAway(addresses);
  order.tell = () => nodes.tell(HOUSE, { kind: 'order' });
  await order.reread();
  const watch = nodes.shared ? new Watch(services, lobby) : null;
  const { wire } = nodes;
  if (wire) metrics.watch('stadium_redis_up', 'Whether news of other nodes reaches this one.', () => Number(wire.up), 'min');
  metrics.watch('stadium_store_up', 'Whether the database answers.', () => Number(lobby.reachable), 'min');
  metrics.watch('stadium_rooms', 'Tables in memory.', () => lobby.size);
  metrics.watchCount('stadium_commits', 'Commits of entries.', () => committer.commits);
  metrics.watchStore('stadium_matches', 'Matches by what became of them.', () => countsInAll(db));
  const seasons = new SeasonDesk(services, lobby);
  const app = await buildApp({ services, lobby, seasons });
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  let closing: Promise<void> | null = null;
  const close = async () => {
    // Nobody new is let in: a client that comes back finds another node at once.
    const silent = new Promise((resolve) => app.server.close(resolve));
    await watch?.stop();
    watchman?.stop();
    await keeper?.stop();
    await lobby.close();
    await committer.settled();
    // A client that does not hang up in time is hung up on.
    const patience = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, PATIENCE);
    await app.close();
    await silent;
    clearTimeout(patience);
    await bots.close();
    await studio.close();
    await inspector.close();
    await thinker?.close();
    await nodes.close();
    await database.close();
    metrics.close();
    log.info({}, 'stopped');
  };
  let keeper: Keeper | null = null;
  let watchman: Watchman | null = null;
  try {
    // The data is read before anybody is let in: a server that cannot read it does not listen.
    if (!watch) await lobby.wake('all');
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close().catch((failed: unknown) => log.error({ err: failed }, 'what was opened could not be closed'));
    throw error;
  }
  keeper = new Keeper(services, lobby, seasons);
  watchman = new Watchman({ db, log, metrics, nodes, folder: config.databaseUrl === null ? config.data : null, now, steady });
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, ...database.durability }, 'listening');
  return {
    port,
    url: `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${port}${config.base}`,
    durability: database.durability,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** The process in which this node thinks for all of them; none where others do. */
function startThinker({ redisUrl, botThreads, logLevel }: Config, prefix: string, log: Log): ThinkerProcess | null {
  return redisUrl !== null && botThreads > 0 ? new ThinkerProcess({ redisUrl, prefix, threads: botThreads, logLevel }, log) : null;
}

/** Nodes that share a database share a prefix; other stadiums on the same Redis have another. */
function redisPrefix(key: Buffer): string {
  return `stadium-${createHash('sha256').update('redis').update(key).digest('hex').slice(0, 12)}`;
}

/** `stade`, `/stade/` and `/stade` are the same prefix. */
function tidy(base: string): string {
  const path = base.replace(/^\/+|\/+$/g, '');
  return path === '' ? '' : `/${path}`;
}
