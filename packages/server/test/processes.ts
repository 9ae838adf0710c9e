import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundleServer as bundle } from '../../../scripts/bundle.mjs';
import type { Config } from '../src/index.ts';
import { WIDE } from './harness.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Bundles the server as the command does, so that a restart takes no longer than for people. */
export function bundleServer(name: string, program = 'process.ts'): Promise<string> {
  return bundle(join(here, program), join(here, '../dist', name));
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** The processes that serve, where this one only looks after others. */
  readonly workers: readonly number[];
  /** Resolves when it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a bundled server, with another program in front where that is wanted. */
export async function startProcess(
  bundle: string,
  config: Partial<Config> & { readonly skew?: number },
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const settings = { host: '127.0.0.1', logLevel: 'error', botDelay: 0, botTime: 5, ...config, limits: WIDE };
  const [program = process.execPath, ...args] = [...before, process.execPath, bundle, JSON.stringify(settings)];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [''])])) as [string];
  if (line === '') throw new Error('the server did not start');
  const { port, workers = [] } = JSON.parse(line) as { port: number; workers?: number[] };
  return {
    child,
    port,
    workers,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
