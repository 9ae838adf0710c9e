import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, plainUser } from './binaries.ts';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** A new, empty database on it. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL that a test may stop and start. */
export interface OwnPostgres extends Postgres {
  /** Closes the connections and stops. What was committed is kept. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it, sets whether it keeps checksums of its pages, and starts it again. */
  keepChecksums(on: boolean): Promise<void>;
  /** The ids of its processes and their children, for counting what they cost. */
  readonly pid: number;
}

/** The database that DATABASE_URL names, else one of our own; null where there can be none. */
export async function startPostgres(): Promise<Postgres | null> {
  const given = process.env.DATABASE_URL;
  return given ? { newDatabase: () => createDatabase(given), stop: async () => {} } : startOwnPostgres();
}

/** A cluster in a temporary folder, on loopback and a free port, with the durability it has for people. */
export async function startOwnPostgres(): Promise<OwnPostgres | null> {
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'stadium-pg-'));
  const user = plainUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ?? {};
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'stadium', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://stadium@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200', 'log_min_messages=fatal'];

  let child: ChildProcess | null = null;
  const resume = async () => {
    child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    });
    await answers(url);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const leave = () => {
    child?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', leave);
  await resume();
  return {
    newDatabase: () => createDatabase(url),
    halt: () => end('SIGINT'),
    resume,
    async keepChecksums(on) {
      await end('SIGINT');
      const program = join(bin, 'pg_checksums');
      const kept = spawnSync(program, ['--check', '-D', data], { ...as, cwd: folder }).status === 0;
      if (kept !== on) {
        const set = spawnSync(program, [on ? '--enable' : '--disable', '--no-sync', '-D', data], { ...as, cwd: folder, encoding: 'utf8' });
        if (set.status !== 0) throw new Error(`pg_checksums failed: ${set.stderr}`);
      }
      await resume();
    },
    get pid() {
      return child?.pid ?? 0;
    },
    async stop() {
      await end('SIGQUIT');
      process.off('exit', leave);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string): Promise<string> {
  const name = `stadium_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    // A server that is still starting hangs up: it is asked again.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
