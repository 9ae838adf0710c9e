// Speed, as ratios measured side by side in one run. `npm run bench` prints every table;
// `npm run bench -- kernel` prints one.
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from './installed.mjs';

const here = dirname(fileURLToPath(import.meta.url));
await installed();

const wanted = process.argv.slice(2);
const areas = readdirSync(here).filter((name) => existsSync(join(here, name, 'bench.mjs')));
const unknown = wanted.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${areas.join(', ')}.`);
  process.exit(2);
}
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`);
for (const area of areas.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const { run } = await import(`./${area}/bench.mjs`);
  await run();
}
