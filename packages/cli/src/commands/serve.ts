import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fill, inEveryLang, type Words } from '@pocket-stadium/kernel';
import type { Config } from '@pocket-stadium/server/config';
import { renderUnicodeCompact } from 'uqr';
import * as w from '../../words/serve.ts';
import { EXIT, Failure, wrongUse } from '../failure.ts';
import { type NetworkAddress, networkAddresses } from '../serve/addresses.ts';
import { flagOf, type Mistake, readSettings, SETTINGS, variableOf } from '../serve/settings.ts';
import type { Context, StadiumCommand } from './command.ts';
import { isWorker, startWorkers, thinks } from './serve-workers.ts';

/** The built app, from where the build of the command lies. */
const APP = new URL('../../web/dist/', import.meta.url);

export const serve: StadiumCommand = {
  name: 'serve',
  summary: w.summary,
  define(command, say) {
    for (const { name, help, value, usual } of SETTINGS) {
      const text = say(w.variable, { help, usual: String(usual ?? '') || '–', name: variableOf(name) });
      const given = value?.startsWith('[') ? value : value && `<${value}>`;
      command.option(`--${flagOf(name)}${given ? ` ${given}` : ''}`, text);
    }
    command.option('--lan', say(w.lan));
  },
  async run({ terminal, say }, command) {
    const flags = command.opts<Record<string, string | boolean | undefined>>();
    const { config: read, workers, lanAddress, mistakes } = readSettings(flags, process.env);
    if (mistakes.length > 0) throw wrongSettings(mistakes);
    const web = existsSync(APP) ? fileURLToPath(APP) : null;
    if (lanAddress !== null && !flags.lan)
      process.stderr.write(`${say(w.lan_missing, { where: flags.lanAddress ? '--lan-address' : 'LAN_ADDRESS' })}\n`);
    if (!web) process.stderr.write(`${say(w.no_app)}\n`);
    const addresses = flags.lan ? networkAddresses(lanAddress) : [];
    const [likeliest, ...lanOthers] = addresses;
    const config = { ...read, host: flags.lan ? '0.0.0.0' : read.host, web, lan: likeliest?.address ?? null, lanOthers } as Config;
    if (isWorker()) return serveAsWorker(terminal, config);
    const server = workers > 1 ? await startAll(workers, config) : await startOne(config);
    terminal.print(say(w.open, { url: `${server.url}/` }));
    if (flags.lan)
      showAddresses({ terminal, say }, addresses, (address) => `http://${inUrl(address)}:${server.port}${tidyBase(config.base)}/`);
    const stopped = untilStopped(terminal);
    terminal.print(say(w.stop));
    await stopped;
    await server.close();
    terminal.print(say(w.closed));
    leaveSoon();
    return EXIT.ok;
  },
};

/** One failure names all wrong settings at once, so that nobody mends one to hear of the next. */
function wrongSettings(mistakes: readonly Mistake[]): Failure {
  const words = inEveryLang((lang) => {
    const lines = mistakes.map((mistake) => `- ${fill(mistake.words, mistake.values, lang)}`);
    return [fill(w.wrong_settings, { count: mistakes.length }, lang), ...lines].join('\n');
  });
  return new Failure(EXIT.usage, words);
}

/** The addresses where phones reach this machine: the likeliest with its code, then the others. */
function showAddresses(
  { terminal, say }: Pick<Context, 'terminal' | 'say'>,
  addresses: readonly NetworkAddress[],
  urlOf: (address: string) => string,
): void {
  const [likeliest, ...others] = addresses;
  if (!likeliest) {
    terminal.print(say(w.no_network));
    return;
  }
  const url = urlOf(likeliest.address);
  terminal.print(say(w.room, { url, name: likeliest.name }), renderUnicodeCompact(url));
  for (const { address, name } of others) terminal.print(say(w.room_other, { url: urlOf(address), name }));
  terminal.print(say(w.host_page, { url: urlOf('127.0.0.1') }));
}

const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address);
const tidyBase = (base: string) => base.replace(/^\/*([^/].*?)\/*$/, '/$1');

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
    throw wrongUse(w.failed, { why: 'words' in error ? (error.words as Words) : `${error.message}.` });
  });
}

/** What went wrong in the processes they have said themselves. */
async function startAll(count: number, { host, base }: Config): Promise<Serving> {
  const workers = await startWorkers(count);
  if (!workers) throw wrongUse(w.no_worker);
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return { ...workers, url: `http://${name}:${workers.port}${base}` };
}

/** Runs as one of several processes: says nothing, and stops when the first one does. */
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

/** Leaves within a second: a connection to a service that is away is not waited for. */
function leaveSoon(): void {
  setTimeout(() => process.exit(), 1000).unref();
}
