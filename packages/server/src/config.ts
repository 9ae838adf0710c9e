/** How a server is set up. Every field is a flag of `stadium serve` and an environment variable. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder that holds everything, unless there is a `databaseUrl`. */
  readonly data: string;
  /** PostgreSQL, `postgres://…`, which several nodes may share; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Whether a folder with a damaged write-ahead log is opened with what is left of it. */
  readonly acceptLoss: boolean;
  /** Redis, `redis://…`, over which nodes tell each other what is new; null for none. */
  readonly redisUrl: string | null;
  /** The path in front of every address, `/stade`, or nothing. */
  readonly base: string;
  /** Other origins whose pages may use cookies and WebSockets here. */
  readonly origins: readonly string[];
  /**
   * The names that this server goes by. With none listed they are those of this machine and of the local network, and
   * any name for visitors from elsewhere.
   */
  readonly hosts: readonly string[];
  /** How many reverse proxies stand in front. X-Forwarded-* is believed for so many addresses, counted from the right. */
  readonly trustProxy: number;
  /** The folder of the built app, if there is one. */
  readonly web: string | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The token that opens /metrics to others than this machine. */
  readonly metricsToken: string | null;
  /** The token that opens the host's page and its commands to others than this machine. */
  readonly hostToken: string | null;
  /** How long data is kept that nobody needs any more. */
  readonly retention: Retention;
  /** Where this server is on the local network, for invitations that are made on its own machine; null where nobody else can come. */
  readonly lan: string | null;
  /** The machine's other addresses there. Only the host can tell which of them phones reach. */
  readonly lanOthers: readonly { readonly address: string; readonly name: string }[];
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

/** Days that something is kept, counted from when it was last touched; 0 for ever. */
export interface Retention {
  /** Matches that are over, with their tables. */
  readonly matches: number;
  /** Tables at which nobody plays any more. */
  readonly tables: number;
  /** Guests who have not been here. */
  readonly guests: number;
  /** Seasons to which nothing was added. */
  readonly seasons: number;
}

/** `matches=365,tables=60,guests=365,seasons=180`, any of them, or `off` for ever; null where it is neither. */
export function parseRetention(text: string): Retention | null {
  if (text === 'off') return { matches: 0, tables: 0, guests: 0, seasons: 0 };
  const days: Record<string, number> = { ...DEFAULTS.retention };
  for (const part of text.split(',')) {
    const [, what = '', count] = /^\s*(matches|tables|guests|seasons)\s*=\s*(\d{1,5})\s*$/.exec(part) ?? [];
    if (count === undefined) return null;
    days[what] = Number(count);
  }
  return days as unknown as Retention;
}

/** Bounds that keep one visitor from spoiling it for the others. */
export interface Limits {
  /** Files of the app a minute from one address, which count apart: a class behind one address takes hundreds a phone. */
  readonly files: number;
  /**
   * Other requests, live messages, new guests and new tables a minute from one address. Messages of a seat are counted
   * by themselves.
   */
  readonly requests: number;
  readonly messages: number;
  readonly guests: number;
  readonly tables: number;
  /** Phrases a minute from one seat. */
  readonly phrases: number;
  /** How many connections may wait that have not sent a whole request yet. */
  readonly halfOpen: number;
  readonly connections: number;
  /** How many bytes may wait for a reader who does not read. */
  readonly unread: number;
  /**
   * How many people may watch one table; how many of these from one address; and how many from one address at all
   * tables. Seats do not count.
   */
  readonly watchers: number;
  readonly watchersFrom: number;
  readonly watching: number;
  /** How many feeds one seat may have open, on all its devices. */
  readonly seatFeeds: number;
  /** How many bytes a record may have that somebody brings along. */
  readonly record: number;
}

/** The settings that are given. The rest are the defaults. */
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
  hostToken: null,
  retention: { matches: 365, tables: 60, guests: 365, seasons: 180 },
  lan: null,
  lanOthers: [],
  absentAfter: 60,
  anewAfter: 120,
  idleAfter: 30,
  botDelay: 600,
  botTime: 400,
  botThreads: 2,
  limits: {
    requests: 1200,
    files: 30_000,
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
    record: 2_000_000,
  },
};

/** The file in the folder that holds everything. */
export const DATABASE_FILE = 'stadium.db';
