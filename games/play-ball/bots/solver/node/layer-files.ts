import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { LayerStore } from '../solve.ts';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
const HASH_BYTES = 32;

/** One file a layer: the hash of what it holds, then that, deflated. A file that was cut short counts as none. */
export function layerFiles(folder: string, name: string): LayerStore {
  const fileOf = (turns: number) => join(folder, `${name}-${String(turns).padStart(3, '0')}.layer`);
  return {
    async load(turns, fresh) {
      const bytes = await readFile(fileOf(turns)).catch(() => null);
      if (!bytes || bytes.length < HASH_BYTES) return false;
      const found = await inflate(bytes.subarray(HASH_BYTES)).catch(() => null);
      if (!found || found.length !== fresh.length || !hashOf(found).equals(bytes.subarray(0, HASH_BYTES))) return false;
      fresh.set(found);
      return true;
    },
    async save(turns, fresh) {
      // This is a copy: zlib does not take memory that threads share.
      const found = Buffer.from(fresh);
      await mkdir(folder, { recursive: true });
      const file = fileOf(turns);
      await writeFile(`${file}.part`, Buffer.concat([hashOf(found), await deflate(found, { level: 1 })]));
      await rename(`${file}.part`, file);
    },
  };
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
