// The lockfiles name no registry, and every platform's part of a package, even where a registry lacks some of
// them: otherwise `npm ci` refuses them. `--write` adds what npm left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FILES = ['package-lock.json', 'bench/package-lock.json'];
const PLATFORM =
  /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|wasm32)-?(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasi)?-?(\w*)/;

/** What npm would have written for a package of one platform, as far as its name tells. */
function platformOf(name) {
  const [, os, cpu, rest] = PLATFORM.exec(name) ?? [];
  if (os === 'wasm32') return { cpu: ['wasm32'] };
  const libc = os === 'linux' && /musl/.test(rest) ? ['musl'] : os === 'linux' && /gnu/.test(rest) ? ['glibc'] : null;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc } : {}), os: [os] };
}

/** Adds the platforms that are missing, and names them. */
function complete(packages) {
  const missing = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (!PLATFORM.test(name) || packages[place] || packages[`${path}/${place}`]) continue;
      missing.push(name);
      packages[place] = { version: version.replace(/^[~^=]/, ''), ...platformOf(name), optional: true, ...(dev ? { dev } : {}) };
    }
  }
  return missing;
}

for (const file of FILES) {
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const missing = complete(lock.packages);
  const hosts = Object.entries(lock.packages).filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''));
  if (process.argv.includes('--write')) {
    lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(root, file), `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`${file}: ${missing.length} platforms added`);
    continue;
  }
  for (const name of missing) console.error(`${file} lacks ${name}: node scripts/lockfile.mjs --write`);
  for (const [path] of hosts)
    console.error(`${file} names a registry for ${path}: npm install --package-lock-only --omit-lockfile-registry-resolved`);
  console.log(
    `${file}: ${Object.keys(lock.packages).length} packages, ${missing.length} platforms missing, ${hosts.length} registries named`,
  );
  if (missing.length + hosts.length > 0) process.exitCode = 1;
}
