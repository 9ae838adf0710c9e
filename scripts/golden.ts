// Writes the golden playthroughs and the published schema anew. Look at the diff before you commit it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenFiles, schemaFile } from '../packages/rules/test/playthrough.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'packages/rules/golden');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of goldenFiles()) writeFileSync(join(folder, name), text);
writeFileSync(join(root, 'docs/record.schema.json'), schemaFile());
