// Writes games/shelf/: one file a part, where that part of every game is. `--check` fails if a file is not what it would write.
// games/shelf.json names the games in the order in which they are shown: a folder of games/, or an npm package with the same exports.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, PARTS, pageOf, SOLUTIONS } from './game-parts.mjs';

const games = join(dirname(fileURLToPath(import.meta.url)), '../games');
const folder = join(games, 'shelf');
const languages = JSON.parse(readFileSync(join(games, '../languages.json'), 'utf8'));

/** A game of this tree. */
function ownGame(name) {
  const has = (file) => existsSync(join(games, name, file));
  return {
    id: name,
    has: (part) => has(PARTS[part]),
    at: (part) => `../${name}/${PARTS[part]}`,
    page: (lang) => (has(pageOf(lang)) ? `../${name}/${pageOf(lang)}` : null),
    solutions: has(SOLUTIONS) ? readdirSync(join(games, name, SOLUTIONS)).sort() : [],
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
  const has = (path) => Object.hasOwn(exports, `./${path}`);
  return {
    id: stadium.game,
    has: (part) => has(addressOf(part)),
    at: (part) => `${name}/${addressOf(part)}`,
    page: (lang) => (has(pageOf(lang)) ? `${name}/${pageOf(lang)}` : null),
    solutions: [],
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
  'faces.ts': lazy(
    'faces',
    "import type { Words } from '@pocket-stadium/kernel';\n",
    '{ readonly faces: Readonly<Record<string, Words>> }',
    'FACES',
    'What the faces say of themselves in each game that has bots of its own.',
  ),
  'solvers.ts': lazy(
    'solver',
    "import type { Solver } from '@pocket-stadium/bots/kit';\n",
    '{ readonly solver: Solver }',
    'SOLVERS',
    'The solver of each game that is solved.',
  ),
  'workshops.ts': lazy(
    'workshop',
    "import type { Workshop } from '@pocket-stadium/bots/kit';\n",
    '{ readonly workshop: Workshop }',
    'WORKSHOPS',
    'Who works a solution out with threads and files: in Node alone.',
  ),
  'books.ts': lazy(
    'book',
    "import type { Book } from '@pocket-stadium/bots/kit';\n",
    '{ readonly book: Book }',
    'BOOKS',
    'Every position of each game that is known completely.',
  ),
  'puzzles.ts': lazy(
    'puzzles',
    "import type { Puzzles } from '@pocket-stadium/bots/kit';\n",
    '{ readonly puzzles: Puzzles }',
    'PUZZLES',
    'The problems of each game that has some.',
  ),
  'makers.ts': lazy(
    'maker',
    "import type { PuzzleMaker } from '@pocket-stadium/bots/kit';\n",
    '{ readonly maker: PuzzleMaker }',
    'MAKERS',
    'Who finds the problems of each game: when lists are made, in Node alone.',
  ),
  'solutions.ts': `${NOTICE}
/** The solutions that come with each game, by the name of their file: where it lies. */
export const SOLUTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${shelf
  .filter(({ solutions }) => solutions.length > 0)
  .map(
    ({ id, solutions }) =>
      `  '${id}': {\n${solutions
        .map((name) => `    '${name}': new URL('../${id}/${SOLUTIONS}/${name}', import.meta.url).href,\n`)
        .join('')}  },\n`,
  )
  .join('')}};
`,
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
    "import type { Figures, MatchLog, Print } from '@pocket-stadium/print/kit';\n",
    '{ readonly print: Print; readonly log?: MatchLog; readonly figures?: Figures }',
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
  'seasons.ts': lazy(
    'season',
    "import type { SeasonPart } from '@pocket-stadium/season/kit';\n",
    '{ readonly season: SeasonPart }',
    'SEASONS',
    'The statistics of each game that keeps some.',
  ),
  'ears.ts': lazy('ear', '', '{ readonly ear: unknown }', 'EARS', 'How each game is told to those who do not look.'),
  'honours.ts': lazy(
    'honours',
    "import type { Honours } from '@pocket-stadium/kernel';\n",
    '{ readonly honours: Honours }',
    'HONOURS',
    'What matches of each game are remembered for.',
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
