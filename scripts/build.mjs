// Leaves a checkout that runs: the `stadium` command as one bundle with its workers, and the web app.
// `--cli` or `--web` builds that part alone.
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { FOR_NODE, ROOT, SOLUTIONS_FOLDER, WORKERS } from './bundle.mjs';

const wanted = process.argv.slice(2);
const wants = (part) => wanted.length === 0 || wanted.includes(`--${part}`);

async function buildCli() {
  const outdir = join(ROOT, 'packages/cli/dist');
  const entryPoints = { main: join(ROOT, 'packages/cli/src/main.ts'), ...WORKERS };
  const { metafile } = await build({ ...FOR_NODE, entryPoints, outdir, splitting: true, sourcemap: true, metafile: true });
  // The files of an earlier build go last, so that a command that runs meanwhile finds its parts.
  const made = new Set([SOLUTIONS_FOLDER, ...Object.keys(metafile.outputs).map((file) => basename(file))]);
  for (const name of readdirSync(outdir)) if (!made.has(name)) rmSync(join(outdir, name), { recursive: true });
}

async function buildWeb() {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ root: join(ROOT, 'packages/web'), logLevel: 'warn' });
}

// Side by side: esbuild is a process of its own.
await Promise.all([wants('cli') && buildCli(), wants('web') && buildWeb()]);
