import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Scripts and styles lie packed beside themselves (`.br`, `.gz`): the server sends them as they are, and packs nothing itself. */
export function packed(): Plugin {
  return {
    name: 'pocket-stadium:packed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      const pack = async (name: string) => {
        const source = await readFile(join(folder, name));
        await writeFile(join(folder, `${name}.br`), await toBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        await writeFile(join(folder, `${name}.gz`), await toGzip(source, { level: 9 }));
      };
      // Together: packing is done in threads, one on each core.
      const names = await readdir(folder);
      await Promise.all(names.filter((file) => /\.(js|css)$/.test(file)).map(pack));
    },
  };
}
