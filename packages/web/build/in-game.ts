import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '../../../games'));
const require = createRequire(join(GAMES, 'package.json'));
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Where a game from elsewhere lies: an installed package that says which game it is. A folder of this tree is none. */
function packageNamed(name: string): { readonly game: string; readonly mark: string }[] {
  const manifests = require.resolve.paths(name)?.map((path) => join(path, name, 'package.json')) ?? [];
  const manifest = manifests.find(existsSync);
  const game = manifest && !existsSync(join(GAMES, name)) ? readJson(manifest).stadium?.game : undefined;
  return typeof game === 'string' ? [{ game, mark: `/node_modules/${name}/` }] : [];
}
const PACKAGES = (readJson(join(GAMES, 'shelf.json')) as string[]).flatMap(packageNamed);

const withoutEnding = (file: string): string => file.replace(/\.\w+$/, '');

/** A module of a game, or of what games share: whose it is, and its path in the folder, without its ending. */
export function inGame(id: string): { readonly game: string; readonly path: string } | null {
  const module = id.replace(/\?.*$/, '');
  const from = PACKAGES.find(({ mark }) => module.includes(mark));
  if (from) return { game: from.game, path: withoutEnding(module.slice(module.indexOf(from.mark) + from.mark.length)) };
  if (!module.startsWith(`${GAMES}/`)) return null;
  const [game = '', ...path] = module.slice(GAMES.length + 1).split('/');
  return path.length === 0 ? null : { game, path: withoutEnding(path.join('/')) };
}
