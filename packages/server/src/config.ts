/** How a server is set up. Every field is a flag of `stadium serve` and an environment variable. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder that holds everything, unless there is a `databaseUrl`. */
  readonly data: string;
  /** PostgreSQL, `postgres://…`, which several nodes may share; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Open a folder whose write-ahead log is damaged with what is left of it. */
  readonly acceptLoss: boolean;
  /** Redis, `redis://…`, over which nodes tell each other what is new; null for none. */
  readonly redisUrl: string | null;
  /** The path in front of every address, `/stade`, or nothing. */
  readonly base: string;
  /** Other origins whose pages may use cookies and WebSockets here. */
  readonly origins: readonly string[];
  /** Names that this server goes by; with none listed, those of this machine and of the local network, and all to visitors from afar. */
  readonly hosts: readonly string[];
  /** Reverse proxies in front, whose X-Forwarded-* is believed: so many addresses are counted from the right. */
  readonly trustProxy: number;
  /** The folder of the built app, if there is one. */
  readonly web: string | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Opens /metrics to others than this machine. */
  readonly metricsToken: string | null;
  /** Seconds after which an absent seat may be claimed, unless the table says otherwise. */
  readonly absentAfter: number;
  /** Seconds after which people may start anew when a seat's string for the dice is missing. */
  readonly anewAfter: number;
  /** Seconds after which a table without visitors leaves memory. */
  readonly idleAfter: number;
  /** Milliseconds a bot waits before it acts, so that people can follow. */
  readonly botDelay: number;
  /** Milliseconds a bot may think. */
  readonly botTime: number;
  /** Threads that bots think in. */
  readonly botThreads: number;
  readonly limits: Limits;
}

/** Bounds that keep one visitor from spoiling it for the others. */
export interface Limits {
  /** Requests, live messages, new guests and new tables a minute from one address. */
  readonly requests: number;
  readonly messages: number;
  readonly guests: number;
  readonly tables: number;
  /** Phrases a minute from one seat. */
  readonly phrases: number;
  /** Connections that have not sent a whole request yet. */
  readonly halfOpen: number;
  readonly connections: number;
  /** Bytes waiting for a reader who does not read. */
  readonly unread: number;
  /** Who watches one table; of these, from one address; and from one address at all tables. Seats do not count. */
  readonly watchers: number;
  readonly watchersFrom: number;
  readonly watching: number;
  /** Feeds that one seat has open, on all its devices. */
  readonly seatFeeds: number;
}

/** What is set of it; the rest is as usual. */
export type Settings = Partial<Omit<Config, 'limits'>> & { readonly limits?: Partial<Limits> };

export const DEFAULTS: Config = {
  port: 8080,
  host: '127.0.0.1',
  data: './data',
  databaseUrl: null,
  acceptLoss: false,
  redisUrl: null,
  base: '',
  origins: [],
  hosts: [],
  trustProxy: 0,
  web: null,
  logLevel: 'info',
  metricsToken: null,
  absentAfter: 60,
  anewAfter: 120,
  idleAfter: 30,
  botDelay: 600,
  botTime: 400,
  botThreads: 2,
  limits: {
    requests: 1200,
    messages: 1200,
    guests: 60,
    tables: 60,
    phrases: 20,
    halfOpen: 500,
    connections: 20_000,
    unread: 1_000_000,
    watchers: 500,
    watchersFrom: 50,
    watching: 500,
    seatFeeds: 20,
  },
};

/** The file in the folder that holds everything. */
export const DATABASE_FILE = 'stadium.db';
