import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Scripts and styles lie packed beside themselves (`.br`, `.gz`): the server sends them as they are, and packs nothing itself. */
export function packed(): Plugin {
  return {
    name: 'pocket-stadium:packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
        const source = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}
