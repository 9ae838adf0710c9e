import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { OUTSIDE } from './outside.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Packages of hundreds of small modules. Reading them one by one takes half the time that a server takes to start. */
const MANY_MODULES = ['kysely', 'typebox'];
const INSIDE = [...MANY_MODULES, ...OUTSIDE];

/** Our own TypeScript goes into a bundle. Packages of npm stay where npm put them, except those above. */
const ownCode = {
  name: 'own-code',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const inside = path.startsWith('@pocket-stadium/') || INSIDE.some((name) => path === name || path.startsWith(`${name}/`));
      return kind === 'entry-point' || inside ? undefined : { path, external: true };
    });
  },
};

/** Where a bundle keeps the solutions that come with games. */
export const SOLUTIONS_FOLDER = 'solution';

/** Files that the shelf points at are laid beside the bundle, and the bundle points at them there. */
const solutionFiles = {
  name: 'solution-files',
  setup(plugin) {
    const { outdir, outfile } = plugin.initialOptions;
    plugin.onLoad({ filter: /[\\/]shelf[\\/]solutions\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8').replaceAll(/new URL\('(\.\.\/([^/']+)\/[^']*\/([^/']+))'/g, (_, from, game, name) => {
        const place = `${SOLUTIONS_FOLDER}/${game}/${name}`;
        cpSync(join(dirname(path), from), join(outdir ?? dirname(outfile), place));
        return `new URL('./${place}'`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/** How our code becomes programs for Node. */
export const FOR_NODE = {
  ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
  plugins: [ownCode, solutionFiles],
};

/** Entry points that run in threads or processes of their own, by the name they have in the build. */
export const WORKERS = {
  'arena-worker': join(ROOT, 'packages/cli/src/arena-worker.ts'),
  'bot-worker': join(ROOT, 'packages/server/src/bot-worker.ts'),
  'inspect-worker': join(ROOT, 'packages/server/src/inspect-worker.ts'),
  'studio-worker': join(ROOT, 'packages/server/src/studio-worker.ts'),
  'thinker-worker': join(ROOT, 'packages/server/src/thinker-worker.ts'),
  'simulate-worker': join(ROOT, 'packages/cli/src/simulate-worker.ts'),
  ...threadsOfGames(),
};

/** Threads in which a game is solved: `<game>-solver-thread`. */
function threadsOfGames() {
  const games = readdirSync(join(ROOT, 'games')).map((game) => [game, join(ROOT, 'games', game, 'bots/solver/node/thread.ts')]);
  return Object.fromEntries(games.filter(([, file]) => existsSync(file)).map(([game, file]) => [`${game}-solver-thread`, file]));
}

/**
 * Bundles a program that starts servers, as the command is bundled, with the workers that it finds beside it. Answers
 * where it is.
 */
export async function bundleServer(program, outdir) {
  await build({ ...FOR_NODE, entryPoints: { server: program, ...WORKERS }, outdir, splitting: true });
  return join(outdir, 'server.js');
}
