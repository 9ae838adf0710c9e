import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles one of our TypeScript files as it would be shipped, and says where it is. */
export async function bundle(file) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'stadium-bench-')), 'bundle.mjs');
  await build({ entryPoints: [file], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' });
  return outfile;
}
