import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const MARK = join(here, 'node_modules/.installed');
const TURN = join(here, '.installing');
const LOOK_AGAIN_MS = 200;

/** Installs what the bench's own lockfile names, unless it is there: rivals and Lighthouse, which nothing else needs. */
export async function installed() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(here, 'package-lock.json')))
    .digest('hex');
  const there = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;
  if (there()) return;
  await turn();
  try {
    // Another process may have installed it while this one waited.
    if (there()) return;
    console.error('Installing what only the bench and Lighthouse need (bench has its own lockfile)…');
    await npmCi();
    writeFileSync(MARK, wanted);
  } finally {
    rmSync(TURN, { force: true });
  }
}

/** Imports a package of the bench from wherever this is called. */
export async function importInstalled(name) {
  await installed();
  return import(pathToFileURL(createRequire(join(here, 'package.json')).resolve(name)).href);
}

/** Two that install at once would spoil each other's work: one waits until the other's file is gone, or its process. */
async function turn() {
  for (;;) {
    try {
      return writeFileSync(TURN, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!runs(holder())) rmSync(TURN, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

function holder() {
  try {
    return Number(readFileSync(TURN, 'utf8'));
  } catch (error) {
    // The other process took its file away just now: nobody holds it.
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

function runs(pid) {
  // The file is there before its text is: whoever is writing it runs.
  if (pid === 0) return existsSync(TURN);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but it runs.
    return error.code === 'EPERM';
  }
}

function npmCi() {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: here, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ci in bench ended with ${code}; it needs the network once.`)),
    );
  });
}
