// Writes games/shelf/: one file a part, where that part of every game is. `--check` fails if a file is not what it would write.
// games/shelf.json names the games in the order in which they are shown: a folder of games/, or an npm package with the same exports.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const folder = join(games, 'shelf');
const languages = JSON.parse(readFileSync(join(games, '../languages.json'), 'utf8'));

/** The parts of a game: the file in its folder, and the address in a package. */
const PARTS = {
  about: 'about.ts',
  rules: 'rules/index.ts',
  vectors: 'rules/vectors.ts',
  bots: 'bots/index.ts',
  solver: 'bots/solver/index.ts',
  oracle: 'bots/oracle.ts',
  board: 'board/index.ts',
  picture: 'picture.svelte',
  lesson: 'lesson.ts',
  print: 'print/index.ts',
  terminal: 'terminal/index.ts',
};
const pageOf = (lang) => `page/${lang}.md`;

/** A game of this tree. */
function ownGame(name) {
  const has = (file) => existsSync(join(games, name, file));
  return {
    id: name,
    has: (part) => has(PARTS[part]),
    at: (part) => `../${name}/${PARTS[part]}`,
    page: (lang) => (has(pageOf(lang)) ? `../${name}/${pageOf(lang)}` : null),
  };
}

/** A game from elsewhere: an installed package that says which game it is. */
function gameOfPackage(name) {
  const file = createRequire(join(games, 'package.json'))
    .resolve.paths(name)
    ?.map((path) => join(path, name, 'package.json'))
    .find(existsSync);
  if (!file) throw new Error(`games/shelf.json names "${name}": there is no folder games/${name} and no installed package of that name.`);
  const { stadium, exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof stadium?.game !== 'string')
    throw new Error(`The package "${name}" does not say which game it is: "stadium": { "game": "<id>" } in its package.json.`);
  const address = (part) =>
    part === 'vectors' ? 'rules/vectors' : part === 'solver' ? 'bots/solver' : part === 'oracle' ? 'bots/oracle' : part;
  const has = (path) => Object.hasOwn(exports, `./${path}`);
  return {
    id: stadium.game,
    has: (part) => has(address(part)),
    at: (part) => `${name}/${address(part)}`,
    page: (lang) => (has(pageOf(lang)) ? `${name}/${pageOf(lang)}` : null),
  };
}

const listed = JSON.parse(readFileSync(join(games, 'shelf.json'), 'utf8'));
const shelf = listed.map((name) => (existsSync(join(games, name, 'about.ts')) ? ownGame(name) : gameOfPackage(name)));
for (const { id, has } of shelf) {
  for (const part of ['about', 'rules']) if (!has(part)) throw new Error(`The game "${id}" has no ${part}: ${PARTS[part]} is required.`);
}
const twice = shelf.find(({ id }, i) => shelf.findIndex((other) => other.id === id) !== i);
if (twice) throw new Error(`Two games on the shelf have the id "${twice.id}".`);

const withPart = (part) => shelf.filter(({ has }) => has(part));
const variable = (id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const NOTICE = '// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.\n';

/** Every game's part at once. `name` is what the part exports. */
function eager(part, name, head, tail) {
  const imports = withPart(part).map(({ id, at }) => {
    const what = name === 'default' ? variable(id) : `{ ${name} as ${variable(id)} }`;
    return `import ${what} from '${at(part)}';\n`;
  });
  return `${NOTICE}${head}${imports.sort().join('')}\n${tail(withPart(part))}`;
}

/** Every game's part when it is asked for. */
function lazy(part, head, type, name, says) {
  const lines = withPart(part).map(({ id, at }) => `  '${id}': () => import('${at(part)}'),\n`);
  return `${NOTICE}${head}\n/** ${says} */\nexport const ${name}: Readonly<Record<string, () => Promise<${type}>>> = {\n${lines.join('')}};\n`;
}

const listOf = (list) => list.map(({ id }) => variable(id)).join(', ');
const entries = (list) => list.map(({ id }) => `  ['${id}', ${variable(id)}],\n`).join('');

const written = {
  'about.ts': eager(
    'about',
    'about',
    "import type { Introduction } from '@pocket-stadium/kernel';\n",
    (list) => `/** Every game, in the order in which it is shown. */\nexport const SHELF: readonly Introduction[] = [${listOf(list)}];\n`,
  ),
  'parts.ts': `${NOTICE}
/** Which parts each game brings: what is asked without loading any of them. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
${shelf
  .map(
    ({ id, has }) =>
      `  '${id}': [${Object.keys(PARTS)
        .filter(has)
        .map((part) => `'${part}'`)
        .join(', ')}],\n`,
  )
  .join('')}};
`,
  'rules.ts': eager(
    'rules',
    'game',
    "import type { Game, Registry } from '@pocket-stadium/kernel';\n",
    (list) =>
      `const ALL = [${listOf(list)}] as unknown as readonly Game[];\n\n/** The rules of every game, in the order in which it is shown. */\nexport const GAMES: Registry = new Map(ALL.map((game) => [game.about.id, game]));\n`,
  ),
  'rules-loaders.ts': lazy(
    'rules',
    "import type { Game } from '@pocket-stadium/kernel';\n",
    '{ readonly game: unknown }',
    'RULES',
    'The rules of each game, loaded when they are needed.',
  ).replace("import type { Game } from '@pocket-stadium/kernel';\n", ''),
  'vectors.ts': eager(
    'vectors',
    'check',
    "import type { VectorCheck } from '@pocket-stadium/kernel/vectors';\n",
    (list) =>
      `/** How to compare a line of \`traces-<game id>.jsonl\` or \`positions-<game id>.jsonl\` with the rules, by game id. */\nexport const VECTOR_CHECKS: ReadonlyMap<string, VectorCheck> = new Map([\n${entries(list)}]);\n`,
  ),
  'bots.ts': lazy(
    'bots',
    "import type { GameBots } from '@pocket-stadium/bots/kit';\n",
    '{ readonly bots: GameBots }',
    'BOTS',
    'The bots of each game with choices.',
  ),
  'solvers.ts': lazy(
    'solver',
    "import type { Solver } from '@pocket-stadium/bots/kit';\n",
    '{ readonly solver: Solver }',
    'SOLVERS',
    'The solver of each game that is solved.',
  ),
  'oracles.ts': lazy(
    'oracle',
    "import type { MakeOracle } from '@pocket-stadium/bots/kit';\n",
    '{ readonly makeOracle: MakeOracle }',
    'ORACLES',
    'Who weighs a match by search, where a game is not solved.',
  ),
  'boards.ts': lazy(
    'board',
    "import type { BoardModule } from '@pocket-stadium/web/kit/board.ts';\n",
    '{ readonly default: BoardModule }',
    'BOARDS',
    'The board of each game that has one of its own.',
  ),
  'lessons.ts': lazy(
    'lesson',
    "import type { Lesson } from '@pocket-stadium/web/kit/lesson.ts';\n",
    '{ readonly default: Lesson }',
    'LESSONS',
    'The lesson of each game that is taught.',
  ),
  'pictures.ts': eager(
    'picture',
    'default',
    "import type { Component } from 'svelte';\n",
    (list) =>
      `/** The picture on each game's box. */\nexport const PICTURES: ReadonlyMap<string, Component> = new Map([\n${entries(list)}]);\n`,
  ),
  'print.ts': lazy(
    'print',
    "import type { MatchLog, Print } from '@pocket-stadium/print/kit';\n",
    '{ readonly print: Print; readonly log?: MatchLog }',
    'PRINT',
    'What each game has on paper.',
  ),
  'terminal.ts': eager(
    'terminal',
    'terminal',
    "import type { TerminalPart } from '@pocket-stadium/cli/kit';\n",
    (list) =>
      `/** How each game is drawn in a terminal. */\nexport const TERMINAL: ReadonlyMap<string, TerminalPart> = new Map([\n${entries(list)}]);\n`,
  ),
  'pages.ts': `${NOTICE}
/** The rules page of each game, by language, as HTML. */
export const PAGES: Readonly<Record<string, Readonly<Record<string, () => Promise<{ readonly html: string }>>>>> = {
${shelf
  .filter(({ page }) => languages.some(page))
  .map(
    ({ id, page }) =>
      `  '${id}': {\n${languages
        .filter(page)
        .map((lang) => `    ${lang}: () => import('${page(lang)}'),\n`)
        .join('')}  },\n`,
  )
  .join('')}};
`,
  'page-addresses.ts': `${NOTICE}
/** Where the rules page of each game lies, by language: an address that Node resolves. */
export const PAGE_ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${shelf
  .filter(({ page }) => languages.some(page))
  .map(
    ({ id, page }) =>
      `  '${id}': {\n${languages
        .filter(page)
        .map((lang) => `    ${lang}: '${page(lang).replace(/^\.\.\//, '@pocket-stadium/games/')}',\n`)
        .join('')}  },\n`,
  )
  .join('')}};
`,
};

if (process.argv.includes('--check')) {
  const stale = Object.entries(written).filter(
    ([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  const strange = readdirSync(folder).filter((name) => !Object.hasOwn(written, name));
  for (const name of [...stale.map(([stale]) => stale), ...strange])
    console.error(`games/shelf/${name} is not what games/shelf.json asks for: npm run shelf`);
  console.log(`${shelf.length} games on the shelf`);
  process.exitCode = stale.length + strange.length > 0 ? 1 : 0;
} else {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text);
}
