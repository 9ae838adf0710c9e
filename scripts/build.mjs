// Leaves a checkout that runs: the `stadium` command as one bundle with its workers, and the web app.
// `--cli` or `--web` builds that part alone.
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = process.argv.slice(2);
const wants = (part) => wanted.length === 0 || wanted.includes(`--${part}`);

/** Bundles our own TypeScript; what comes from npm stays where npm put it. */
async function buildCli() {
  const outdir = join(root, 'packages/cli/dist');
  const { workers } = await import('./workers.mjs');
  const { metafile } = await build({
    entryPoints: { main: join(root, 'packages/cli/src/main.ts'), ...workers(root) },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    metafile: true,
    plugins: [ownCodeOnly],
  });
  // What an earlier build left goes last: a command that runs meanwhile finds its parts.
  const made = new Set(Object.keys(metafile.outputs).map((file) => basename(file)));
  for (const name of readdirSync(outdir)) if (!made.has(name)) rmSync(join(outdir, name), { recursive: true });
}

const ownCodeOnly = {
  name: 'own-code-only',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@pocket-stadium/')) return undefined;
      return { path, external: true };
    });
  },
};

async function buildWeb() {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ root: join(root, 'packages/web'), logLevel: 'warn' });
}

if (wants('cli')) await buildCli();
if (wants('web')) await buildWeb();
