import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * A module as the product runs it, in one bundle: the test runner wraps every import, and a search
 * is then several times slower.
 */
export async function bundled<T>(entry: URL): Promise<T> {
  const { outputFiles } = await build({ entryPoints: [fileURLToPath(entry)], bundle: true, format: 'esm', target: 'node20', write: false });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
}
