import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Words } from '@pocket-stadium/kernel';
import { type Config, DEFAULTS } from '@pocket-stadium/server/config';
import { renderUnicodeCompact } from 'uqr';
import { EXIT, wrongUse } from '../failure.ts';
import type { Context, StadiumCommand } from './command.ts';
import { isWorker, startWorkers, thinks } from './serve-workers.ts';

/** The built app, from where the build of the command lies. */
const APP = new URL('../../web/dist/', import.meta.url);

const WORDS = {
  summary: { fr: 'ouvre le stade : l’application et les tables en ligne', en: 'opens the stadium: the app and the tables online' },
  lan: {
    fr: 'l’ouvre au réseau local et montre l’adresse et un code QR pour les téléphones de la pièce',
    en: 'open it to the local network, with the address and a QR code for the phones in the room',
  },
  workers: {
    fr: 'autant de processus sur un port, pour les cœurs d’une machine ; demande PostgreSQL et Redis (variable WORKERS)',
    en: 'so many processes on one port, for the cores of one machine; needs PostgreSQL and Redis (variable WORKERS)',
  },
  alone: {
    fr: 'Plusieurs processus ne peuvent pas partager la base du dossier. Donnez --database-url et --redis-url, ou servez sans --workers.',
    en: 'Several processes cannot share the database of a folder. Give --database-url and --redis-url, or serve without --workers.',
  },
  noWorker: { fr: 'Aucun processus n’a pu démarrer.', en: 'No process could start.' },
  variable: { fr: '{help} (par défaut {usual} ; variable {name})', en: '{help} (default {usual}; variable {name})' },
  bad: { fr: '--{flag} ne peut pas valoir « {given} » : on attend {expected}.', en: '--{flag} cannot be "{given}": expected {expected}.' },
  taken: {
    fr: 'Le port {port} est déjà pris. Choisissez-en un autre avec --port (0 : n’importe lequel).',
    en: 'Port {port} is already taken. Choose another with --port (0: any).',
  },
  failed: { fr: 'Le stade n’ouvre pas : {why}.', en: 'The stadium does not open: {why}.' },
  noApp: {
    fr: 'L’application n’est pas construite : seules les adresses de l’API répondront. Lancez npm run build.',
    en: 'The app is not built: only the addresses of the API will answer. Run npm run build.',
  },
  open: { fr: 'Le stade est ouvert : {url}', en: 'The stadium is open: {url}' },
  room: { fr: 'Pour les téléphones de la pièce : {url}', en: 'For the phones in the room: {url}' },
  noNetwork: { fr: 'Cette machine n’a pas d’adresse sur un réseau local.', en: 'This machine has no address on a local network.' },
  stop: { fr: 'Ctrl-C pour fermer.', en: 'Ctrl-C to close.' },
  closed: {
    fr: 'Le stade est fermé ; tout ce qui a été joué est gardé.',
    en: 'The stadium is closed; everything that was played is kept.',
  },
} as const satisfies Record<string, Words>;

type Setting = Exclude<keyof Config, 'limits' | 'web'>;

/** What each setting is, in the order of the help. Its flag and its variable are made from its name. */
const SETTINGS: Readonly<Record<Setting, { readonly help: Words; readonly value?: string }>> = {
  port: { value: 'number', help: { fr: 'le port', en: 'the port' } },
  host: { value: 'address', help: { fr: 'l’adresse où écouter', en: 'the address to listen on' } },
  data: { value: 'folder', help: { fr: 'le dossier qui garde tout', en: 'the folder that keeps everything' } },
  databaseUrl: {
    value: 'url',
    help: {
      fr: 'PostgreSQL au lieu du dossier, que plusieurs nœuds partagent',
      en: 'PostgreSQL instead of the folder, which several nodes share',
    },
  },
  redisUrl: {
    value: 'url',
    help: { fr: 'Redis, par lequel les nœuds se préviennent', en: 'Redis, over which nodes tell each other what is new' },
  },
  base: {
    value: 'path',
    help: { fr: 'le chemin devant toutes les adresses, derrière un mandataire', en: 'the path in front of every address, behind a proxy' },
  },
  origins: {
    value: 'list',
    help: { fr: 'd’autres origines admises, séparées par des virgules', en: 'other origins that may connect, separated by commas' },
  },
  trustProxy: { help: { fr: 'croit les en-têtes X-Forwarded-* d’un mandataire', en: 'believes the X-Forwarded-* headers of a proxy' } },
  logLevel: { value: 'level', help: { fr: 'silent, error, warn, info ou debug', en: 'silent, error, warn, info or debug' } },
  metricsToken: { value: 'token', help: { fr: 'ouvre /metrics à qui le présente', en: 'opens /metrics to whoever presents it' } },
  absentAfter: {
    value: 'seconds',
    help: { fr: 'absence après laquelle une place peut être réclamée', en: 'absence after which a seat may be claimed' },
  },
  anewAfter: {
    value: 'seconds',
    help: {
      fr: 'attente d’un texte pour les dés, après laquelle on peut repartir de zéro',
      en: 'wait for a text for the dice after which people may start anew',
    },
  },
  idleAfter: {
    value: 'seconds',
    help: { fr: 'après quoi une table sans visite quitte la mémoire', en: 'after which a table without visitors leaves memory' },
  },
  botDelay: { value: 'ms', help: { fr: 'attente d’un bot avant d’agir', en: 'how long a bot waits before it acts' } },
  botTime: { value: 'ms', help: { fr: 'réflexion d’un bot', en: 'how long a bot may think' } },
  botThreads: { value: 'number', help: { fr: 'fils d’exécution des bots', en: 'threads that bots think in' } },
};
const LEVELS: readonly Config['logLevel'][] = ['silent', 'error', 'warn', 'info', 'debug'];
/** A person at a terminal wants addresses, not requests. */
const USUAL: Config = { ...DEFAULTS, logLevel: 'warn' };

const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variableOf = (name: string): string => flagOf(name).replaceAll('-', '_').toUpperCase();

export const serve: StadiumCommand = {
  name: 'serve',
  summary: WORDS.summary,
  define(command, say) {
    for (const [name, { help, value }] of Object.entries(SETTINGS)) {
      const usual = String(USUAL[name as Setting] ?? '') || '–';
      const text = say(WORDS.variable, { help, usual, name: variableOf(name) });
      command.option(`--${flagOf(name)}${value ? ` <${value}>` : ''}`, text);
    }
    command.option('--workers <number>', say(WORDS.workers));
    command.option('--lan', say(WORDS.lan));
  },
  async run({ terminal, say }, command) {
    const flags = command.opts<Record<string, string | boolean | undefined>>();
    const given: Record<string, unknown> = {};
    for (const name of Object.keys(SETTINGS) as Setting[]) {
      const text = flags[name] ?? process.env[variableOf(name)];
      if (text !== undefined && text !== '') given[name] = readSetting(name, String(text));
    }
    const web = existsSync(APP) ? fileURLToPath(APP) : null;
    if (!web) process.stderr.write(`${say(WORDS.noApp)}\n`);
    const host = flags.lan ? '0.0.0.0' : (given.host ?? USUAL.host);
    const workers = readWorkers(String(flags.workers ?? process.env.WORKERS ?? ''));
    const config = { ...USUAL, ...given, host, web } as Config;
    if (isWorker()) return serveAsWorker(terminal, config);
    if (workers > 1 && (config.databaseUrl === null || config.redisUrl === null)) throw wrongUse(WORDS.alone);
    const server = workers > 1 ? await startAll(workers, config) : await startOne(config);
    terminal.print(say(WORDS.open, { url: `${server.url}/` }));
    if (flags.lan) {
      const address = localAddress();
      const url = `http://${address}:${server.port}${given.base ?? ''}/`;
      if (address) terminal.print(say(WORDS.room, { url }), renderUnicodeCompact(url));
      else terminal.print(say(WORDS.noNetwork));
    }
    const stopped = untilStopped(terminal);
    terminal.print(say(WORDS.stop));
    await stopped;
    await server.close();
    terminal.print(say(WORDS.closed));
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
    if (error.code === 'EADDRINUSE') throw wrongUse(WORDS.taken, { port: String(config.port) });
    throw wrongUse(WORDS.failed, { why: error.message });
  });
}

/** What went wrong in the processes they have said themselves. */
async function startAll(count: number, { host, base }: Config): Promise<Serving> {
  const workers = await startWorkers(count);
  if (!workers) throw wrongUse(WORDS.noWorker);
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
  if (!/^[1-9]\d{0,2}$/.test(text)) throw wrongUse(WORDS.bad, { flag: 'workers', given: text, expected: '1–999' });
  return Number(text);
}

/** A setting read from a flag or a variable. */
function readSetting(name: Setting, text: string): unknown {
  const bad = (expected: string) => wrongUse(WORDS.bad, { flag: flagOf(name), given: text, expected });
  const usual = USUAL[name];
  if (name === 'logLevel' && !LEVELS.includes(text as Config['logLevel'])) throw bad(LEVELS.join(', '));
  if (typeof usual === 'boolean') {
    if (text !== 'true' && text !== 'false') throw bad('true, false');
    return text === 'true';
  }
  if (typeof usual === 'number') {
    const most = name === 'port' ? 65_535 : 1_000_000;
    if (!/^\d{1,7}$/.test(text) || Number(text) > most) throw bad(`0–${most}`);
    return Number(text);
  }
  return name === 'origins' ? text.split(',').map((origin) => origin.trim()) : text;
}

/** Where this machine is on its local network. */
function localAddress(): string | null {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((address) => address?.family === 'IPv4' && !address.internal)?.address ?? null;
}
