// Writes the golden playthroughs and the published schema anew. Look at the diff before you commit it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenFile, goldenFiles, schemaFile } from '../games/test/playthrough.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
for (const [name, text] of goldenFiles()) {
  mkdirSync(dirname(goldenFile(name)), { recursive: true });
  writeFileSync(goldenFile(name), text);
}
writeFileSync(join(root, 'docs/record.schema.json'), schemaFile());
