import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');

/**
 * The npm packages among the games of the shelf. They import our kernel and kits, which are TypeScript: whatever reads
 * our sources has to read them too, rather than leave them to Node.
 */
export const OUTSIDE = JSON.parse(readFileSync(join(games, 'shelf.json'), 'utf8')).filter((name) => !existsSync(join(games, name)));
