// Makes the packages that strangers install: JavaScript with types, a tarball each, in build-output/packages.
// In the workspace their `exports` name TypeScript sources, and `npm pack` knows no other exports for a tarball:
// so each is staged in a folder of its own, with a package.json written for it.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ROOT } from './bundle.mjs';

const SCOPE = '@pocket-stadium/';
const PACKAGES = ['rules', 'dice', 'bots', 'protocol'];
const OUT = join(ROOT, 'build-output/packages');
/** The kernel is published inside the rules. */
const INSIDE = { [`${SCOPE}kernel`]: `${SCOPE}rules` };

const { resolve } = createRequire(join(ROOT, 'package.json'));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const manifests = new Map(PACKAGES.map((name) => [`${SCOPE}${name}`, readJson(join(ROOT, 'packages', name, 'package.json'))]));

/** The exports of a package, those with a pattern left out. */
function entriesOf({ exports }) {
  return Object.keys(exports).filter((key) => !key.includes('*'));
}

/** `.` is `index`, `./schemas` is `schemas`. */
const fileOf = (key) => (key === '.' ? 'index' : key.slice(2).replaceAll('/', '-'));

const published = new Set([...manifests].flatMap(([name, manifest]) => entriesOf(manifest).map((key) => name + key.slice(1))));
const packageOf = (specifier) => specifier.split('/').slice(0, 2).join('/');

/** The address under which strangers find a module of ours that another of the packages has; null where it has to come along. */
function elsewhere(specifier, self) {
  const address = INSIDE[specifier] ?? specifier;
  return published.has(address) && packageOf(address) !== self ? address : null;
}

/** For both bundlers: our own code comes along unless another of the packages has it. Packages of npm are left to npm. */
function placeOf(specifier, self) {
  if (!specifier.startsWith(SCOPE)) return { id: specifier, external: true };
  const address = elsewhere(specifier, self);
  return address ? { id: address, external: true } : { id: resolve(specifier), external: false };
}

const isBare = (specifier) => /^[^./]/.test(specifier);

async function script(self, entryPoints, outdir) {
  const places = {
    name: 'places',
    setup: (plugin) =>
      plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        const { id, external } = placeOf(path, self);
        return { path: id, external, sideEffects: false };
      }),
  };
  const { metafile } = await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    metafile: true,
    logLevel: 'warning',
    plugins: [places],
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path));
}

async function types(self, input, dir) {
  const places = { name: 'places', resolveId: (specifier, from) => (from && isBare(specifier) ? placeOf(specifier, self) : null) };
  const bundle = await rollup({ input, plugins: [places, dts({ tsconfig: join(ROOT, 'tsconfig.json') })] });
  const { output } = await bundle.write({ dir, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
  await bundle.close();
  return output.flatMap(({ imports = [] }) => imports).filter((path) => isBare(path) && !output.some(({ fileName }) => fileName === path));
}

/** The workspace's own manifest with built exports, and with the dependencies that the bundles turned out to have. */
function manifestFor(self, used) {
  const { private: _, exports: __, dependencies = {}, scripts: ___, ...rest } = manifests.get(self);
  const exported = entriesOf(manifests.get(self)).map((key) => [
    key,
    { types: `./dist/${fileOf(key)}.d.ts`, default: `./dist/${fileOf(key)}.js` },
  ]);
  const names = [...new Set(used.map((path) => (path.startsWith('@') ? packageOf(path) : path.split('/')[0])))].sort();
  const versions = names.map((name) => [name, manifests.get(name)?.version ?? dependencies[name]]);
  const unknown = versions.filter(([, version]) => version === undefined);
  if (unknown.length > 0)
    throw new Error(`${self} imports ${unknown.map(([name]) => name).join(', ')}, which its package.json does not name.`);
  return { ...rest, exports: Object.fromEntries(exported), ...(names.length > 0 ? { dependencies: Object.fromEntries(versions) } : {}) };
}

/** Builds one package and packs it. Answers where the tarball is. */
async function pack(name) {
  const self = `${SCOPE}${name}`;
  const folder = join(ROOT, 'packages', name);
  const stage = join(OUT, name);
  const { exports } = manifests.get(self);
  const entries = Object.fromEntries(entriesOf({ exports }).map((key) => [fileOf(key), join(folder, exports[key])]));
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  const used = [...(await script(self, entries, join(stage, 'dist'))), ...(await types(self, entries, join(stage, 'dist')))];
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifestFor(self, used), null, 2)}\n`);
  cpSync(join(folder, 'README.md'), join(stage, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
  const [{ filename, size, unpackedSize }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { cwd: stage, encoding: 'utf8' }),
  );
  const tarball = join(OUT, `${name}.tgz`);
  renameSync(join(stage, filename), tarball);
  console.log(`${self}: ${Math.round(size / 1000)} kB, unpacked ${Math.round(unpackedSize / 1000)} kB`);
  return tarball;
}

for (const name of PACKAGES) await pack(name);
