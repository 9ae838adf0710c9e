import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const BIN = join(ROOT, 'packages/cli/bin/stadium.js');
const MAIN = join(ROOT, 'packages/cli/dist/main.js');
const LOCK = join(tmpdir(), 'stadium-cli-build.lock');

/** Builds the command if its build is older than any source; one test file at a time. */
export function buildStadium(): void {
  withLock(() => {
    const built = statSync(MAIN, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const newest = Math.max(...readdirSync(join(ROOT, 'packages')).map((name) => newestIn(join(ROOT, 'packages', name, 'src'))));
    if (built > newest) return;
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--cli'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the command does not build:\n${stderr}`);
  });
}

function newestIn(folder: string): number {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.test\.ts$/.test(folder) ? 0 : stat.mtimeMs;
  return Math.max(0, ...readdirSync(folder).map((name) => newestIn(join(folder, name))));
}

/**
 * Runs work under a lock. A file can be made only once, so the process that makes it goes first. A file that a crash left behind
 * names a process that is gone.
 */
function withLock(work: () => void): void {
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (holderIsGone()) rmSync(LOCK, { force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function holderIsGone(): boolean {
  try {
    // The file may be there before its number is written.
    const holder = Number(readFileSync(LOCK, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** A folder that goes when the tests of this file are over. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LANG: 'C',
  STADIUM_MATCHES: MATCHES,
  ...env,
});
const MATCHES = tempFolder();

/** In a terminal a no-break space looks like any other. */
const asSeen = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Runs the command to its end, with input from a pipe. */
export function stadium(args: readonly string[], { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'utf8',
    input,
    env: environment(env),
    maxBuffer: 100_000_000,
  });
  return { code: status, out: asSeen(stdout), err: asSeen(stderr) };
}

/** A second of the command takes no time at all here: clocks and timers run faster. */
const FAST = 600;
const HURRY = `const now = performance.now.bind(performance), wait = setTimeout, began = Date.now();
performance.now = () => now() * ${FAST};
Date.now = () => began + now() * ${FAST};
globalThis.setTimeout = (then, ms, ...rest) => wait(then, ms / ${FAST}, ...rest);`;

/** Runs the command with fast clocks while somebody sits there and types nothing more. */
export function unanswered(args: readonly string[], input: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const hurry = `data:text/javascript,${encodeURIComponent(HURRY)}`;
    const child = spawn(process.execPath, ['--import', hurry, BIN, ...args], { env: environment({}) });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: asSeen(out), err: '' }));
    child.stdin.write(input);
  });
}

/** Starts the command, waits for a text, then presses Ctrl-C. */
export function interrupted(args: readonly string[], input: string, text: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { env: environment({}) });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.split(text).length > 1 && !child.killed) child.kill('SIGINT');
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: asSeen(out), err: asSeen(err) }));
    child.stdin.write(input);
  });
}
