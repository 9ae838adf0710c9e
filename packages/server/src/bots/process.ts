import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { Log } from '../services.ts';

/** What a thinking process is told when it starts. */
export interface ThinkerSettings {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly threads: number;
  readonly logLevel: Config['logLevel'];
}

const RESTART_AFTER = 1000;

/** A process that takes work from the queue; it is started again when it dies, and ends with this one. */
export class ThinkerProcess {
  private child: ChildProcess | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closing = false;

  constructor(
    private readonly settings: ThinkerSettings,
    private readonly log: Log,
  ) {
    this.start();
  }

  private start(): void {
    const { file, execArgv } = programFile();
    this.child = fork(file, [JSON.stringify(this.settings)], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.child.on('exit', (code) => {
      if (!this.closing) this.log.warn({ code }, 'the thinking process ended: another is started');
      if (!this.closing) this.timer = setTimeout(() => this.start(), RESTART_AFTER);
    });
    this.child.on('error', (error) => this.log.error({ err: error }, 'the thinking process could not be started or told'));
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.timer) clearTimeout(this.timer);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

/** In the build the program lies beside the bundle; in a checkout it is TypeScript. */
function programFile(): { file: string; execArgv: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { file: fileURLToPath(new URL('../thinker-worker.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
  }
  return { file: fileURLToPath(new URL('./thinker-worker.js', import.meta.url)), execArgv: [] };
}
