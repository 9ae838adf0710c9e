import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { workers } from '../scripts/workers.mjs';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const COMMON = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' };

const ownCodeOnly = {
  name: 'own-code-only',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pocket-stadium/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles one of our TypeScript files as it would be shipped, and says where it is. */
export async function bundle(file) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'stadium-bench-')), 'bundle.mjs');
  await build({ ...COMMON, entryPoints: [file], outfile });
  return outfile;
}

/** The same with what comes from npm left outside, so the output lies where that is found. */
export async function bundleOwnCode(file) {
  const outfile = join(DIST, `${basename(dirname(file))}-${basename(file, '.ts')}.mjs`);
  await build({ ...COMMON, entryPoints: [file], outfile, plugins: [ownCodeOnly] });
  return outfile;
}

/** A server with the threads and processes that it starts, which it finds beside it. */
export async function bundleServer(file) {
  const outdir = join(DIST, basename(dirname(file)));
  const entryPoints = { server: file, ...workers(ROOT) };
  await build({ ...COMMON, entryPoints, outdir, splitting: true, plugins: [ownCodeOnly] });
  return join(outdir, 'server.js');
}
