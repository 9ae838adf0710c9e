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
 * load one. So a page carries the rules of the game that is played, not of all of them.
 */
export function shelf(): Plugin {
  return {
    name: 'pocket-stadium:shelf',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { module } = await runnerImport<{ GAMES: ReadonlyMap<string, { readonly about: Facts }> }>(RULES);
      const games = [...module.GAMES.values()].map(({ about: { options: _, ...facts } }) => facts);
      const loaders = games.map((facts) => `  ${JSON.stringify(facts.id)}: () => import('@pocket-stadium/rules/games/${facts.id}'),`);
      return `export const SHELF = ${JSON.stringify(games)};\nexport const LOADERS = {\n${loaders.join('\n')}\n};\n`;
    },
  };
}
