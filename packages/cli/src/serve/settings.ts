import { isIP } from 'node:net';
import type { Words } from '@pocket-stadium/kernel';
import { type Config, DEFAULTS, type Limits, parseRetention } from '@pocket-stadium/server/config';
import * as w from '../../words/serve.ts';
import { withoutSecrets } from '../failure.ts';

/** The limits that have a setting, by its name. */
const LIMITS = {
  limitRequests: 'requests',
  limitGuests: 'guests',
  limitTables: 'tables',
  limitWatchers: 'watchers',
  limitWatchersFrom: 'watchersFrom',
  limitRecord: 'record',
  limitConnections: 'connections',
} as const satisfies Record<string, keyof Limits>;

type OfConfig = Exclude<keyof Config, 'limits' | 'web' | 'lan' | 'lanOthers'>;
export type Setting = OfConfig | keyof typeof LIMITS | 'lanAddress' | 'workers';

/** Reads the text of a setting: its value, or null where it is wrong. */
type Read = (text: string) => unknown;

interface Kind {
  readonly help: Words;
  /** What the help calls the value; absent where the flag alone is enough. */
  readonly value?: string;
  readonly usual: unknown;
  /** What is expected, for a person who wrote something else. */
  readonly expected: string | Words;
  readonly read: Read;
  /** Whether the value is kept secret: it is never shown. */
  readonly secret?: true;
}

const whole =
  (least: number, most: number): Read =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;
const number = (least: number, most: number) => ({ expected: `${least}–${most}`, read: whole(least, most) });
const oneOf = (...known: readonly string[]) => ({
  expected: known.join(', '),
  read: (text: string) => (known.includes(text) ? text : null),
});
const yesOrNo = { expected: 'true, false', read: (text: string) => (text === 'true' ? true : text === 'false' ? false : null) };
const fitting = (pattern: RegExp, expected: string | Words) => ({
  expected,
  read: (text: string) => (pattern.test(text) ? text : null),
});
const listOf = (fits: (one: string) => boolean, expected: string) => ({
  expected,
  read(text: string) {
    const all = text.split(',').map((one) => one.trim().toLowerCase());
    return all.every(fits) ? all : null;
  },
});
/** An address of one of some protocols. */
const address = (...protocols: readonly string[]) => ({
  expected: protocols.map((protocol) => `${protocol}//…`).join(', '),
  read: (text: string) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) && text.includes('://') ? text : null),
});

const NAME = /^(?=.{1,253}$)[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*\.?$/u;
const isHost = (text: string) => isIP(text) !== 0 || NAME.test(text);
const isOrigin = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
const host = { expected: '127.0.0.1, 0.0.0.0, ::1, …', read: (text: string) => (isHost(text) ? text : null) };
const token = fitting(/^[\x21-\x7e]{8,200}$/, w.expected_token);
const DAY = 86_400;

/** Whether a text names a folder, not the address of something else. On Windows a folder may begin with the letter of its disk. */
export const namesFolder = (text: string): boolean => text !== '' && !text.includes('\0') && !isAddress(text);
const isAddress = (text: string) => /^[a-z][\w+.-]+:\/|:\/\//i.test(text);

/** What each setting is, in the order of the help. Its flag and its variable are made from its name. */
const KINDS: Readonly<Record<Setting, Omit<Kind, 'usual'>>> = {
  port: { value: 'number', help: w.port_help, ...number(0, 65_535) },
  host: { value: 'address', help: w.host_help, ...host },
  lanAddress: { value: 'address', help: w.lan_address_help, ...host },
  data: { value: 'folder', help: w.data_help, expected: w.expected_folder, read: (text) => (namesFolder(text) ? text : null) },
  databaseUrl: { value: 'url', help: w.database_url_help, secret: true, ...address('postgres:', 'postgresql:') },
  acceptLoss: { help: w.accept_loss_help, ...yesOrNo },
  redisUrl: { value: 'url', help: w.redis_url_help, secret: true, ...address('redis:', 'rediss:') },
  base: { value: 'path', help: w.base_help, ...fitting(/^(?!.*\/\/)(?!.*\.\.)[\w.~/-]+$/, '/stadium') },
  origins: { value: 'list', help: w.origins_help, ...listOf(isOrigin, 'https://example.org, …') },
  hosts: { value: 'list', help: w.hosts_help, ...listOf(isHost, 'example.org, …') },
  trustProxy: {
    value: '[number]',
    help: w.trust_proxy_help,
    expected: '0–100',
    // The setting was yes or no before it was a number, and still may be.
    read: (text) => (text === 'true' || text === 'false' ? Number(text === 'true') : whole(0, 100)(text)),
  },
  logLevel: { value: 'level', help: w.log_level_help, ...oneOf('silent', 'error', 'warn', 'info', 'debug') },
  metricsToken: { value: 'token', help: w.metrics_token_help, secret: true, ...token },
  hostToken: { value: 'token', help: w.host_token_help, secret: true, ...token },
  retention: { value: 'days', help: w.retention_help, expected: 'matches=365,tables=60,guests=365,seasons=180; off', read: parseRetention },
  absentAfter: { value: 'seconds', help: w.absent_after_help, ...number(1, DAY) },
  anewAfter: { value: 'seconds', help: w.anew_after_help, ...number(0, DAY) },
  idleAfter: { value: 'seconds', help: w.idle_after_help, ...number(0, DAY) },
  botDelay: { value: 'ms', help: w.bot_delay_help, ...number(0, 60_000) },
  botTime: { value: 'ms', help: w.bot_time_help, ...number(1, 60_000) },
  botThreads: { value: 'number', help: w.bot_threads_help, ...number(0, 256) },
  limitRequests: { value: 'number', help: w.limit_requests_help, ...number(1, 100_000_000) },
  limitGuests: { value: 'number', help: w.limit_guests_help, ...number(1, 1_000_000) },
  limitTables: { value: 'number', help: w.limit_tables_help, ...number(1, 1_000_000) },
  limitWatchers: { value: 'number', help: w.limit_watchers_help, ...number(0, 1_000_000) },
  limitWatchersFrom: { value: 'number', help: w.limit_watchers_from_help, ...number(0, 1_000_000) },
  limitRecord: { value: 'bytes', help: w.limit_record_help, ...number(16_384, 4_000_000) },
  limitConnections: { value: 'number', help: w.limit_connections_help, ...number(10, 1_000_000) },
  workers: { value: 'number', help: w.workers, ...number(1, 999) },
};

export const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const variableOf = (name: string): string => flagOf(name).replaceAll('-', '_').toUpperCase();

/** The default is quiet: a person at a terminal wants addresses, not requests. */
export const USUAL: Config = { ...DEFAULTS, logLevel: 'warn' };

function usualOf(name: Setting): unknown {
  if (name in LIMITS) return DEFAULTS.limits[LIMITS[name as keyof typeof LIMITS]];
  if (name === 'workers') return 1;
  if (name === 'lanAddress') return null;
  const usual = USUAL[name as OfConfig];
  if (typeof usual !== 'object' || usual === null || Array.isArray(usual)) return usual;
  return Object.entries(usual).map(([what, days]) => `${what}=${days}`);
}

export const SETTINGS: readonly (Kind & { readonly name: Setting })[] = (Object.keys(KINDS) as Setting[]).map((name) => ({
  ...KINDS[name],
  name,
  usual: usualOf(name),
}));

/** A setting that is wrong. What may hold a secret is not repeated. */
export interface Mistake {
  readonly words: Words;
  readonly values: Record<string, string | Words>;
}

export interface ReadSettings {
  readonly config: Config;
  readonly workers: number;
  readonly lanAddress: string | null;
  readonly mistakes: readonly Mistake[];
}

/** Reads all settings, from flags and then from variables. Every mistake is named. */
export function readSettings(flags: Readonly<Record<string, unknown>>, env: NodeJS.ProcessEnv): ReadSettings {
  const given: Record<string, unknown> = {};
  const limits: Record<string, unknown> = {};
  const mistakes: Mistake[] = [];
  for (const { name, read, expected, secret } of SETTINGS) {
    const flag = flags[name];
    const text = flag === undefined ? env[variableOf(name)] : String(flag);
    if (text === undefined || text === '') continue;
    const value = read(text);
    const where = flag === undefined ? variableOf(name) : `--${flagOf(name)}`;
    // An address in place of a folder was meant for a database: it may hold a password.
    const hidden = secret || (name === 'data' && isAddress(text));
    if (value === null && hidden) mistakes.push({ words: w.bad_secret, values: { where, expected } });
    else if (value === null) mistakes.push({ words: w.bad, values: { where, given: withoutSecrets(text).slice(0, 80), expected } });
    else if (name in LIMITS) limits[LIMITS[name as keyof typeof LIMITS]] = value;
    else given[name] = value;
  }
  const { workers = 1, lanAddress = null, ...rest } = given as { workers?: number; lanAddress?: string };
  const config = { ...USUAL, ...rest, limits: { ...USUAL.limits, ...limits } } as Config;
  if (workers > 1 && (config.databaseUrl === null || config.redisUrl === null)) mistakes.push({ words: w.alone, values: {} });
  return { config, workers, lanAddress, mistakes };
}
