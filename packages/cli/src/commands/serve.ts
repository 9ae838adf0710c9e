import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Words } from '@pocket-stadium/kernel';
import { type Config, DEFAULTS } from '@pocket-stadium/server/config';
import { renderUnicodeCompact } from 'uqr';
import * as w from '../../words/serve.ts';
import { EXIT, wrongUse } from '../failure.ts';
import type { Context, StadiumCommand } from './command.ts';
import { isWorker, startWorkers, thinks } from './serve-workers.ts';

/** The built app, from where the build of the command lies. */
const APP = new URL('../../web/dist/', import.meta.url);

type Setting = Exclude<keyof Config, 'limits' | 'web'>;

/** What each setting is, in the order of the help. Its flag and its variable are made from its name. */
const SETTINGS: Readonly<Record<Setting, { readonly help: Words; readonly value?: string }>> = {
  port: { value: 'number', help: w.port_help },
  host: { value: 'address', help: w.host_help },
  data: { value: 'folder', help: w.data_help },
  databaseUrl: {
    value: 'url',
    help: w.database_url_help,
  },
  acceptLoss: { help: w.accept_loss_help },
  redisUrl: {
    value: 'url',
    help: w.redis_url_help,
  },
  base: {
    value: 'path',
    help: w.base_help,
  },
  origins: {
    value: 'list',
    help: w.origins_help,
  },
  hosts: { value: 'list', help: w.hosts_help },
  trustProxy: { value: '[number]', help: w.trust_proxy_help },
  logLevel: { value: 'level', help: w.log_level_help },
  metricsToken: { value: 'token', help: w.metrics_token_help },
  absentAfter: {
    value: 'seconds',
    help: w.absent_after_help,
  },
  anewAfter: {
    value: 'seconds',
    help: w.anew_after_help,
  },
  idleAfter: {
    value: 'seconds',
    help: w.idle_after_help,
  },
  botDelay: { value: 'ms', help: w.bot_delay_help },
  botTime: { value: 'ms', help: w.bot_time_help },
  botThreads: { value: 'number', help: w.bot_threads_help },
};
const LEVELS: readonly Config['logLevel'][] = ['silent', 'error', 'warn', 'info', 'debug'];
/** A person at a terminal wants addresses, not requests. */
const USUAL: Config = { ...DEFAULTS, logLevel: 'warn' };

const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variableOf = (name: string): string => flagOf(name).replaceAll('-', '_').toUpperCase();

export const serve: StadiumCommand = {
  name: 'serve',
  summary: w.summary,
  define(command, say) {
    for (const [name, { help, value }] of Object.entries(SETTINGS)) {
      const usual = String(USUAL[name as Setting] ?? '') || '–';
      const text = say(w.variable, { help, usual, name: variableOf(name) });
      const given = value?.startsWith('[') ? value : value && `<${value}>`;
      command.option(`--${flagOf(name)}${given ? ` ${given}` : ''}`, text);
    }
    command.option('--workers <number>', say(w.workers));
    command.option('--lan', say(w.lan));
  },
  async run({ terminal, say }, command) {
    const flags = command.opts<Record<string, string | boolean | undefined>>();
    const given: Record<string, unknown> = {};
    for (const name of Object.keys(SETTINGS) as Setting[]) {
      const text = flags[name] ?? process.env[variableOf(name)];
      if (text !== undefined && text !== '') given[name] = readSetting(name, String(text));
    }
    const web = existsSync(APP) ? fileURLToPath(APP) : null;
    if (!web) process.stderr.write(`${say(w.no_app)}\n`);
    const host = flags.lan ? '0.0.0.0' : (given.host ?? USUAL.host);
    const workers = readWorkers(String(flags.workers ?? process.env.WORKERS ?? ''));
    const config = { ...USUAL, ...given, host, web } as Config;
    if (isWorker()) return serveAsWorker(terminal, config);
    if (workers > 1 && (config.databaseUrl === null || config.redisUrl === null)) throw wrongUse(w.alone);
    const server = workers > 1 ? await startAll(workers, config) : await startOne(config);
    terminal.print(say(w.open, { url: `${server.url}/` }));
    if (flags.lan) {
      const address = localAddress();
      const url = `http://${address}:${server.port}${given.base ?? ''}/`;
      if (address) terminal.print(say(w.room, { url }), renderUnicodeCompact(url));
      else terminal.print(say(w.no_network));
    }
    const stopped = untilStopped(terminal);
    terminal.print(say(w.stop));
    await stopped;
    await server.close();
    terminal.print(say(w.closed));
    leaveSoon();
    return EXIT.ok;
  },
};

interface Serving {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

async function startOne(config: Config): Promise<Serving> {
  // Loaded for this command alone: the others start sooner.
  const { startServer } = await import('@pocket-stadium/server');
  return startServer(config).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw wrongUse(w.taken, { port: String(config.port) });
    throw wrongUse(w.failed, { why: 'words' in error ? (error.words as Words) : error.message });
  });
}

/** What went wrong in the processes they have said themselves. */
async function startAll(count: number, { host, base }: Config): Promise<Serving> {
  const workers = await startWorkers(count);
  if (!workers) throw wrongUse(w.no_worker);
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return { ...workers, url: `http://${name}:${workers.port}${base}` };
}

/** One of several processes: says nothing, and stops when the first one does. */
async function serveAsWorker(terminal: Context['terminal'], config: Config): Promise<number> {
  const server = await startOne({ ...config, ...(thinks() ? {} : { botThreads: 0 }) });
  await untilStopped(terminal);
  await server.close();
  process.exit(EXIT.ok);
}

function untilStopped(terminal: Context['terminal']): Promise<void> {
  return new Promise((resolve) => {
    terminal.onInterrupt = resolve;
    process.once('SIGTERM', resolve);
  });
}

/** A connection to a service that is away is not waited for. */
function leaveSoon(): void {
  setTimeout(() => process.exit(), 1000).unref();
}

function readWorkers(text: string): number {
  if (text === '') return 1;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw wrongUse(w.bad, { flag: 'workers', given: text, expected: '1–999' });
  return Number(text);
}

/** A setting read from a flag or a variable. */
function readSetting(name: Setting, text: string): unknown {
  const bad = (expected: string) => wrongUse(w.bad, { flag: flagOf(name), given: text, expected });
  const usual = USUAL[name];
  if (name === 'logLevel' && !LEVELS.includes(text as Config['logLevel'])) throw bad(LEVELS.join(', '));
  // Before there was a number it was yes or no.
  if (name === 'trustProxy' && (text === 'true' || text === 'false')) return Number(text === 'true');
  if (typeof usual === 'boolean') {
    if (text !== 'true' && text !== 'false') throw bad('true, false');
    return text === 'true';
  }
  if (typeof usual === 'number') {
    const most = name === 'port' ? 65_535 : 1_000_000;
    if (!/^\d{1,7}$/.test(text) || Number(text) > most) throw bad(`0–${most}`);
    return Number(text);
  }
  return Array.isArray(usual) ? text.split(',').map((one) => one.trim().toLowerCase()) : text;
}

/** Where this machine is on its local network. */
function localAddress(): string | null {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? null;
}
