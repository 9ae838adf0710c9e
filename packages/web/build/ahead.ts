import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { LANGS } from '../../kernel/src/languages.ts';
import { APP_PAGES, type Part } from '../src/app-pages.ts';
import { documentIn } from './document.ts';
import { inGame } from './in-game.ts';
import { CORE, gamePacks, packIn } from './texts.ts';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** Where the parts of a game lie in its folder. */
const PARTS: Readonly<Record<Part, string>> = { rules: 'rules/index', board: 'board/index', lesson: 'lesson' };

/** The game that a module is a part of; undefined for other modules, and for what games share. */
function gameWith(part: string, id: string): string | undefined {
  const found = inGame(id);
  return found?.path === part && !found.game.startsWith('_') ? found.game : undefined;
}

/**
 * Writes `ahead.json`: the files of each page, and of each part of each game, and what the page says in each language. A server that knows which page is asked
 * for announces them with it; otherwise the browser learns of them only when the first script runs.
 */
export function ahead(): Plugin {
  return {
    name: 'pocket-stadium:ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = (chunk: Rolldown.OutputChunk) => filesOf(chunk, bundle).filter((file) => !first.has(file));
        const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => filesOf(chunk, bundle)));
        const later = chunks.filter(({ isEntry }) => !isEntry);
        const pages = Object.entries(APP_PAGES).map(([name, { page, parts }]) => {
          const module = resolve(SOURCE, page);
          const chunk = later.find(({ moduleIds }) => moduleIds.includes(module));
          if (!chunk) throw new Error(`no script of its own for the page ${page}`);
          return [name, { parts, files: files(chunk) }];
        });
        const parts = Object.entries(PARTS).map(([part, folder]) => {
          const found = later.flatMap((chunk) => chunk.moduleIds.map((id) => [gameWith(folder, id), files(chunk)] as const));
          return [part, Object.fromEntries(found.filter(([game]) => game !== undefined))];
        });
        const said = Object.fromEntries(LANGS.map((lang) => [lang, documentIn(lang)]));
        const source = JSON.stringify({ pages: Object.fromEntries(pages), parts: Object.fromEntries(parts), texts: textsIn(later), said });
        this.emitFile({ type: 'asset', fileName: 'ahead.json', source });
      },
    },
  };
}

/** The packs of texts that a page and a game need, by language: `texts.core.fr`. */
function textsIn(chunks: readonly Rolldown.OutputChunk[]): Record<string, Record<string, string[]>> {
  const packs = new Map(chunks.flatMap(({ facadeModuleId, fileName }) => [[packIn(facadeModuleId) ?? '', fileName] as const]));
  const inLanguages = (names: readonly string[]) =>
    Object.fromEntries(LANGS.map((lang) => [lang, names.flatMap((name) => packs.get(`${name}.${lang}`) ?? [])]));
  const games = Object.entries(gamePacks()).map(([game, names]) => [game, inLanguages(names)] as const);
  return Object.fromEntries([[CORE, inLanguages([CORE])], ...games]);
}

/** A script with everything that it needs at once: scripts and styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, seen);
  }
  return [...seen];
}
