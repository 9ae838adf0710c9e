import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ROOT, type ServedApp } from './app.ts';

const run = promisify(execFile);

/** A copy of the tree that somebody works in: what they change is seen by git. */
export interface Copy {
  readonly folder: string;
  /** Runs a command in the copy and answers what it printed. */
  run(program: string, ...args: string[]): Promise<string>;
  /** What has changed since the last time, in order. */
  changes(): Promise<string[]>;
  /** Names a game on the shelf, as a person would: the line, then the script. */
  shelve(name: string): Promise<void>;
  /** The command `stadium` of the copy. */
  stadium(...args: string[]): Promise<string>;
  /** Opens the stadium of the copy: its server with its app. */
  serve(): Promise<ServedApp>;
  remove(): void;
}

export async function copyTree(): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'stadium-copy-'));
  const here = async (program: string, ...args: string[]) =>
    (await run(program, args, { cwd: folder, maxBuffer: 1 << 26, env: { ...process.env, LC_ALL: 'fr_FR.UTF-8' } })).stdout;
  const { stdout } = await run('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, maxBuffer: 1 << 26 });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  for (const place of ['.', ...packages]) linkTree(join(ROOT, place, 'node_modules'), join(folder, place, 'node_modules'));
  await here('git', 'init', '--quiet');
  const note = async () => {
    await here('git', 'add', '--all');
    await here('git', '-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--no-verify', '--message', 'As it is');
  };
  await note();
  const stadium = join(folder, 'packages/cli/bin/stadium.js');
  return {
    folder,
    run: here,
    async changes() {
      await here('git', 'add', '--all');
      const changed = await here('git', 'diff', '--cached', '--name-only', '--no-renames');
      await note();
      return changed.split('\n').filter(Boolean).sort();
    },
    async shelve(name) {
      const shelf = join(folder, 'games/shelf.json');
      writeFileSync(shelf, JSON.stringify([...JSON.parse(readFileSync(shelf, 'utf8')), name]));
      await here('node', 'scripts/shelf.mjs');
      await here('node', 'scripts/words.mjs');
    },
    stadium: (...args) => here('node', stadium, ...args),
    serve: () => serve(stadium, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same files under another path, without their bytes; where the disk is another one they are copied. */
function linkTree(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else if (entry.name === '.package-lock.json') copyFileSync(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}

async function serve(stadium: string, folder: string): Promise<ServedApp> {
  const args = [stadium, 'serve', '--port', '0', '--lang', 'en', '--data', join(folder, 'data'), '--log-level', 'error'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    url = /The stadium is open: (\S+)/.exec(line)?.[1] ?? '';
    if (url !== '') break;
  }
  return {
    url,
    async close() {
      const gone = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await gone;
    },
  };
}
