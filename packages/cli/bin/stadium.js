#!/usr/bin/env node
import { existsSync } from 'node:fs';

/** The bound is the one of `engines` in the project. An older Node cannot even read what follows, so its user is told here. */
const OLDEST = [20, 19];

function stop(en, fr) {
  console.error(`${en}\n${fr}`);
  process.exit(2);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
  stop(
    `This is Node ${process.versions.node}; the stadium needs Node ${OLDEST.join('.')} or newer.`,
    `Ceci est Node ${process.versions.node}\u00a0; le stade demande Node ${OLDEST.join('.')} ou plus récent.`,
  );
const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main))
  stop(
    'The stadium command is not built yet. Run: npm ci   (or: npm run build)',
    'La commande stadium n’est pas encore construite. Lancez\u00a0: npm ci   (ou\u00a0: npm run build)',
  );
await import(main.href);
