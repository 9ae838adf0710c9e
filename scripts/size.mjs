// What `npm ci` leaves on a newcomer's disk stays within a bound. This prints it, and what is largest.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_MB = 450;
const NAMED = 6;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const counted = new Set();

/** Bytes on disk, as `du` counts them: whole blocks, and a file with two names once. */
function bytes(path) {
  const { blocks, size, ino, nlink } = lstatSync(path, { bigint: true });
  if (nlink > 1n && counted.has(ino)) return 0;
  counted.add(ino);
  return Number(blocks === undefined ? size : blocks * 512n);
}

function weigh(path) {
  const inside = lstatSync(path).isDirectory() ? readdirSync(path) : [];
  return inside.reduce((sum, name) => sum + weigh(join(path, name)), bytes(path));
}

/** One row for each package. Scopes are opened; what tools keep for themselves (`.vite`, `.cache`) is no package. */
function packagesIn(folder) {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') || name === '.bin');
  return names.flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => join(name, inner)) : name));
}

/** The root's `node_modules`, and those of our packages that need a version of their own. */
function folders() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.keys(packages).filter((path) => path.includes('node_modules/'));
  return [...new Set(installed.map((path) => join(root, path.split('node_modules/')[0], 'node_modules')))].filter((path) =>
    existsSync(path),
  );
}

const rows = folders()
  .flatMap((folder) => packagesIn(folder).map((name) => ({ name, megabytes: weigh(join(folder, name)) / (1 << 20) })))
  .sort((a, b) => b.megabytes - a.megabytes);
const total = Math.ceil(rows.reduce((sum, { megabytes }) => sum + megabytes, 0));
const largest = rows.slice(0, NAMED).map(({ name, megabytes }) => `${name} ${Math.round(megabytes)}`);
console.log(`${total} MB in ${rows.length} packages, at most ${MOST_MB}; the largest: ${largest.join(', ')}`);
if (rows.length === 0) {
  console.error('Nothing is installed: npm ci');
  process.exit(1);
}
if (total > MOST_MB) {
  console.error(`node_modules is larger than ${MOST_MB} MB: what only the bench or one test needs belongs in bench/package.json.`);
  process.exit(1);
}
