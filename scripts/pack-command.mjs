// Makes the one file that a host installs: the built command with the app, every game and all they need from npm inside.
//   npm run pack-command                       for this machine
//   npm run pack-command -- darwin-arm64       for another (the binary of the database comes from npm, as the lockfile has it)
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, relative } from 'node:path';
import { ROOT, SOLUTIONS_FOLDER } from './bundle.mjs';

const OUT = join(ROOT, 'build-output/packages');
const STAGE = join(OUT, 'stadium');
const BINARIES = '@libsql/';
/** Files that only people read who change a package, and files that only its own tests run. */
const UNREAD = /\.(map|[cm]?ts|flow|markdown|md|html)$|\/(test|tests|__tests__|benchmarks?|examples?|\.[^/]*)$/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the built command asks npm for, by themselves or as a file. */
function askedFor(folder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const asked = scripts.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /(?:^import (?:[^"\n]* from )?|^\} from |\bimport\(|createRequire\w*\(import\.meta\.url\)\()"(@?[a-z][^"\s]*)"|\.resolve\(\s*"(@[^"\s]*\/[^"\s]*)"/gm,
    ),
  ]);
  const names = asked.map(([, module, file]) => packageOf(module ?? file));
  return new Set(names.filter((name) => !name.startsWith('node:')));
}

/** Where Node finds a package from a folder of ours or of npm's. */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === ROOT) throw new Error(`${name}, which ${relative(ROOT, from)} needs, is not installed.`);
  }
}

/** All packages that those need in turn. Optional ones are left out, binaries of other machines above all. */
function closure(names) {
  const found = new Set();
  const add = (name, from) => {
    const folder = folderOf(name, from);
    if (found.has(folder)) return;
    found.add(folder);
    for (const needed of Object.keys(readJson(join(folder, 'package.json')).dependencies ?? {})) add(needed, folder);
  };
  for (const name of names) add(name, ROOT);
  return [...found];
}

/** Solutions are as large as all the rest of the command, and the app has the same ones: they are packed once. */
function shareSolutions() {
  const assets = join(STAGE, 'web/dist/assets');
  const solutions = join(STAGE, 'cli/dist', SOLUTIONS_FOLDER);
  const shared = new Map();
  for (const file of readdirSync(solutions, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const bytes = readFileSync(path);
    const same = readdirSync(assets).find((name) => name.endsWith(extname(file.name)) && readFileSync(join(assets, name)).equals(bytes));
    if (!same) continue;
    shared.set(`./${relative(join(STAGE, 'cli/dist'), path).replaceAll('\\', '/')}`, `../../web/dist/assets/${same}`);
    rmSync(path);
  }
  for (const name of readdirSync(join(STAGE, 'cli/dist')).filter((name) => name.endsWith('.js'))) {
    const file = join(STAGE, 'cli/dist', name);
    const code = readFileSync(file, 'utf8');
    const moved = [...shared].reduce((text, [from, to]) => text.replaceAll(`"${from}"`, `"${to}"`), code);
    if (moved !== code) writeFileSync(file, moved);
  }
}

/** A package as it is installed here; its manifest asks for nothing that does not come along. */
function bring(folder) {
  const place = join(STAGE, relative(ROOT, folder));
  const inside = folder.length;
  cpSync(folder, place, {
    recursive: true,
    dereference: true,
    filter: (file) => !UNREAD.test(file.slice(inside)) && basename(file) !== 'node_modules',
  });
  const { devDependencies: _, optionalDependencies: __, scripts: ___, ...manifest } = readJson(join(folder, 'package.json'));
  writeJson(join(place, 'package.json'), manifest);
}

/** The rules pages lie at addresses that Node resolves: `stadium rules` reads them. */
function bringRulesPages() {
  const pages = readFileSync(join(ROOT, 'games/shelf/page-addresses.ts'), 'utf8').matchAll(/'([^']+\.md)'/g);
  const packages = new Set();
  for (const [, address] of pages) {
    const name = packageOf(address);
    const { version, exports } = readJson(join(ROOT, 'node_modules', name, 'package.json'));
    packages.add(name);
    cpSync(createRequire(join(ROOT, 'package.json')).resolve(address), join(STAGE, 'node_modules', address));
    writeJson(join(STAGE, 'node_modules', name, 'package.json'), { name, version, type: 'module', exports });
  }
  return [...packages];
}

/** The binary of the embedded database: of this machine as it is installed, of another from npm, checked against the lockfile. */
function bringBinary(name) {
  if (existsSync(join(ROOT, 'node_modules', name))) return bring(join(ROOT, 'node_modules', name));
  const { version, integrity } = readJson(join(ROOT, 'package-lock.json')).packages[`node_modules/${name}`] ?? {};
  if (!integrity) throw new Error(`The lockfile knows no ${name}.`);
  const folder = mkdtempSync(join(tmpdir(), 'stadium-binary-'));
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', `${name}@${version}`], { cwd: folder, encoding: 'utf8' }));
  const sum = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, filename)))
    .digest('base64')}`;
  if (sum !== integrity) throw new Error(`${name}@${version} is not what the lockfile names.`);
  const place = join(STAGE, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['xzf', join(folder, filename), '-C', place, '--strip-components=1']);
  rmSync(folder, { recursive: true });
}

/** The binaries are called after systems: `linux-x64` is that of Debian and the like, `linux-x64-musl` that of Alpine. */
function targetOf(wanted) {
  const known = Object.keys(readJson(join(ROOT, 'node_modules/libsql/package.json')).optionalDependencies).map((name) =>
    name.slice(BINARIES.length),
  );
  const here = createRequire(join(ROOT, 'node_modules/libsql/package.json'))('@neon-rs/load').currentTarget();
  const target = wanted ?? here;
  const found = known.find((name) => name === target || [`${target}-gnu`, `${target}-gnueabihf`, `${target}-msvc`].includes(name));
  if (!found) throw new Error(`No database for ${target}. There are: ${known.join(', ')}.`);
  return found;
}

const target = targetOf(process.argv[2]);
const [os, cpu, libc] = target.split('-');
rmSync(STAGE, { recursive: true, force: true });
for (const part of ['cli/bin', 'cli/dist', 'web/dist']) {
  const from = join(ROOT, 'packages', part);
  if (!existsSync(from)) throw new Error(`packages/${part} is not built: npm run build`);
  cpSync(from, join(STAGE, part), { recursive: true, filter: (file) => !file.endsWith('.map') });
}
shareSolutions();
const names = askedFor(join(STAGE, 'cli/dist'));
for (const folder of closure(names)) bring(folder);
bringBinary(BINARIES + target);
const bundled = [...names, ...bringRulesPages(), BINARIES + target].sort();
for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs/hosting.md', 'docs/operating.md', 'docs/security.md', 'deploy'])
  cpSync(join(ROOT, file), join(STAGE, file), { recursive: true });
const { version, license, description, engines } = readJson(join(ROOT, 'package.json'));
writeJson(join(STAGE, 'package.json'), {
  ...{ name: 'pocket-stadium', version, description, license, type: 'module', engines, os: [os], cpu: [cpu] },
  ...(os === 'linux' ? { libc: [libc?.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
  bin: { stadium: 'cli/bin/stadium.js' },
  dependencies: Object.fromEntries(bundled.map((name) => [name, readJson(join(STAGE, 'node_modules', name, 'package.json')).version])),
  bundleDependencies: bundled,
});
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { cwd: STAGE, encoding: 'utf8', maxBuffer: 1e8 }),
);
const tarball = join(OUT, `stadium-${target}.tgz`);
renameSync(join(STAGE, filename), tarball);
console.log(`${relative(ROOT, tarball)}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`);
