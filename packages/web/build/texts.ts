import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGS } from '../../kernel/src/languages.ts';

const TREE = fileURLToPath(new URL('../../../', import.meta.url));
const GAMES = join(TREE, 'games');
const KIT = join(TREE, 'packages/web/kit');

/** The pack that every page needs before it says anything. */
export const CORE = 'core';

/** What is said before the first move; all else is said in every language by its own modules, which come later. */
const CORE_WORDS: Readonly<Record<string, RegExp>> = {
  'packages/kernel/words': /./,
  'packages/web/kit/words': /^(?!ui)/,
  'packages/web/words': /^(dates|learn|nicknames|pages|problem_row|refusals|setup|shelf|table)$/,
};
/** The words that the shelf says of every game. */
const SHELF_WORDS = /^about$/;
const GAME_WORDS = /^(board|gist|glossary|options|outlook|problems|rules|sheet)$/;

interface WordsModule {
  readonly pack: string;
  readonly file: string;
  /** What is said, by the names of the module. */
  readonly said: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A text of a pack. */
interface Numbered {
  readonly module: WordsModule;
  readonly name: string;
  readonly text: Readonly<Record<string, string>>;
}

const modulesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.ts'));
  } catch {
    // A game may have no words of its own.
    return [];
  }
};

function readModule(pack: string, file: string): WordsModule {
  const source = readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/ as Message<[^;]*>;$/gm, ';')
    .replace(/^export const (\w+) =/gm, 'said.$1 =');
  const said = {};
  // The module is one of ours, written from the words' files: names and texts, nothing else.
  new Function('said', source)(said);
  return { pack, file, said };
}

function findModules(): WordsModule[] {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const core = Object.entries(CORE_WORDS).flatMap(([folder, which]) =>
    modulesIn(join(TREE, folder))
      .filter((file) => which.test(file.slice(0, -3)))
      .map((file) => readModule(CORE, join(TREE, folder, file))),
  );
  const ofGames = games.flatMap(({ name }) =>
    modulesIn(join(GAMES, name, 'words')).flatMap((file) => {
      const section = file.slice(0, -3);
      const pack = SHELF_WORDS.test(section) ? CORE : GAME_WORDS.test(section) ? name.replace('_', '') : null;
      return pack === null ? [] : [readModule(pack, join(GAMES, name, 'words', file))];
    }),
  );
  return [...core, ...ofGames];
}

/** The explanations of a game's terms travel apart, because only those who ask read them. */
const packOf = ({ pack, file }: WordsModule, name: string): string =>
  file.endsWith('/glossary.ts') && name.startsWith('meaning_') ? `${pack}-meanings` : pack;

/** The packs of each game: its own and those of what it shares with others, as its rules and its board import them. */
export function gamePacks(): Record<string, string[]> {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
  return Object.fromEntries(
    games.map(({ name }) => {
      const sources = ['rules', 'board'].flatMap((part) => sourcesIn(join(GAMES, name, part)));
      const shared = sources.flatMap((source) => [...source.matchAll(/\/_(\w+)\//g)].map(([, sport = '']) => sport));
      return [name, [...new Set([name, ...shared])]] as const;
    }),
  );
}

function sourcesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return entries.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  } catch {
    // The game does not have that part.
    return [];
  }
}

const VIRTUAL = '\0texts/';

/** The pack and language of a module that the build made: `core.fr`. */
export const packIn = (id: string | null | undefined): string | undefined =>
  id?.startsWith(VIRTUAL) ? id.slice(VIRTUAL.length) : undefined;

/**
 * A page carries texts in its own language alone: modules of words keep the numbers of their texts, and the texts
 * travel in packs, one for each language. Modules that are not packed (workers, pages that come late) keep their texts.
 */
export function texts(): Plugin {
  const modules = findModules();
  const byPack = new Map<string, Numbered[]>();
  for (const module of modules) {
    for (const [name, text] of Object.entries(module.said)) {
      const pack = packOf(module, name);
      byPack.set(pack, [...(byPack.get(pack) ?? []), { module, name, text }]);
    }
  }
  /** All texts in the order of their numbers: those of a pack follow each other. */
  const all = [...byPack.values()].flat();
  const numbers = new Map(all.map(({ module, name }, number) => [`${module.file}:${name}`, number]));
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const packs = new Set(byPack.keys());
  return {
    name: 'pocket-stadium:texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? id.replace('virtual:texts/', VIRTUAL) : null),
    load(id) {
      if (id === join(KIT, 'packs.ts')) return listing(packs, gamePacks());
      const module = byFile.get(id);
      if (module) {
        const said = Object.keys(module.said).map((name) => `export const ${name} = /*#__PURE__*/ text(${numbers.get(`${id}:${name}`)});`);
        return [`import { text } from '${join(KIT, 'texts.ts')}';`, ...said].join('\n');
      }
      const [pack = '', lang = ''] = packIn(id)?.split('.') ?? [];
      const packed = byPack.get(pack);
      if (!packed) return null;
      const pile = { first: all.indexOf(packed[0] as Numbered), texts: packed.map(({ text }) => text[lang] ?? '') };
      return `export default ${JSON.stringify(pile)};`;
    },
  };
}

function listing(packs: ReadonlySet<string>, ofGames: Readonly<Record<string, readonly string[]>>): string {
  const one = (pack: string) => LANGS.map((lang) => `'${lang}': () => import('virtual:texts/${pack}.${lang}')`).join(', ');
  const all = [...packs].map((pack) => `'${pack}': { ${one(pack)} }`);
  return `export const PACKED_LANGS = ${JSON.stringify(LANGS)};\nexport const PACKS = { ${all.join(',\n')} };\nexport const PACKS_OF = ${JSON.stringify(ofGames)};`;
}
