import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const ID = 'virtual:shelf';
const RULES = fileURLToPath(new URL('../../rules/src/index.ts', import.meta.url));

interface Facts {
  readonly id: string;
  readonly options: unknown;
}

/**
 * The shelf of the app, made from the registry of the rules at build time: the facts about every game, and how to
 * load one. So a page carries the rules of the game that is played, not of all of them. `extra` names modules
 * of games that are not in the registry: a game can be tried in the app before it is added.
 */
export function shelf(extra: readonly string[] = []): Plugin {
  return {
    name: 'pocket-stadium:shelf',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { module } = await runnerImport<{ GAMES: ReadonlyMap<string, unknown> }>(RULES);
      const places = new Map([...module.GAMES.values()].map((game) => [game, null as string | null]));
      for (const path of extra) {
        const { module: tried } = await runnerImport<Record<string, unknown>>(path);
        for (const value of Object.values(tried)) places.set(value, path);
      }
      const games = [...places].flatMap(([game, path]) => (isGame(game) ? [{ ...game.about, path }] : []));
      const facts = games.map(({ options: _, path: __, ...about }) => about);
      const loaders = games.map(
        ({ id: game, path }) =>
          `  ${JSON.stringify(game)}: () => import(${JSON.stringify(path ?? `@pocket-stadium/rules/games/${game}`)}),`,
      );
      return `export const SHELF = ${JSON.stringify(facts)};\nexport const LOADERS = {\n${loaders.join('\n')}\n};\n`;
    },
  };
}

function isGame(value: unknown): value is { readonly about: Facts } {
  return typeof value === 'object' && value !== null && 'about' in value && 'start' in value;
}
