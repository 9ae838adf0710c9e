import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as programs from '../scripts/bundle.mjs';

const DIST = fileURLToPath(new URL('./dist/', import.meta.url));

/** Bundles one of our TypeScript files as it would be shipped, and says where it is. */
export async function bundle(file) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'stadium-bench-')), 'bundle.mjs');
  await build({ ...programs.FOR_NODE, plugins: [], entryPoints: [file], outfile });
  return outfile;
}

/** Bundles a file as the command is bundled. Most packages from npm stay outside, so the output lies where Node finds them. */
export async function bundleOwnCode(file) {
  const outfile = join(DIST, `${basename(dirname(file))}-${basename(file, '.ts')}.mjs`);
  await build({ ...programs.FOR_NODE, entryPoints: [file], outfile });
  return outfile;
}

/** A program that starts servers, with the threads and processes that they start. */
export const bundleServer = (file) => programs.bundleServer(file, join(DIST, basename(dirname(file))));
