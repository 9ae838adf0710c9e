import type { Registry } from '@pocket-stadium/kernel';
import type { Thinkers } from './bots/pool.ts';
import type { Config } from './config.ts';
import type { Signer } from './ids.ts';
import type { Limiter } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Committer } from './store/committer.ts';
import type { Db } from './store/schema.ts';
import type { Visits } from './store/visits.ts';
import type { Inspector } from './studio/inspector.ts';
import type { Studio } from './studio/studio.ts';
import type { Crowd } from './tables/crowd.ts';
import type { Endings } from './tables/endings.ts';
import type { Order } from './tables/order.ts';

/** Structured lines without personal data. They count things of tables and matches, and never say who. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every table needs. */
export interface Services {
  readonly db: Db;
  readonly committer: Committer;
  readonly signer: Signer;
  readonly config: Config;
  readonly games: Registry;
  readonly bots: Thinkers;
  readonly nodes: Nodes;
  readonly studio: Studio;
  readonly inspector: Inspector;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limiter: Limiter;
  readonly crowd: Crowd;
  readonly visits: Visits;
  readonly order: Order;
  readonly endings: Endings;
  /** The clock on the wall: for dates that people read. It may jump, so nothing is decided by it. */
  readonly now: () => number;
  /** Milliseconds that never go back or jump: limits, absences and chess clocks count by them. */
  readonly steady: () => number;
}
