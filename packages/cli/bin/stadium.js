#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  console.error('The stadium command is not built yet. Run: npm ci   (or: npm run build)');
  console.error('La commande stadium n’est pas encore construite. Lancez : npm ci   (ou : npm run build)');
  process.exit(2);
}
await import(main.href);
