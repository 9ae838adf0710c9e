// Imports respect the arrows of docs/architecture.md. Fails too if it looked at suspiciously few files,
// or, with --planted, if it overlooks violations planted for the purpose.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placesWithNames, spellingsOverlooked } from './names.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function cruise() {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [program, 'packages', 'games', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  try {
    return JSON.parse(execFileSync('node', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }));
  } catch (error) {
    return JSON.parse(error.stdout);
  }
}

/** Two games with every part that something is planted in. */
const [game, other] = JSON.parse(readFileSync(join(root, 'games/shelf.json'), 'utf8')).filter((name) =>
  existsSync(join(root, 'games', name, 'bots')),
);
const [example] = readdirSync(join(root, 'games/test/example')).filter((name) => !name.endsWith('.ts'));
/** A file that breaks an arrow must be caught, or the check checks nothing. */
const PLANTED = {
  [`games/${game}/rules/planted.ts`]: "import { LEVELS } from '@pocket-stadium/bots/kit';\nexport default LEVELS;\n",
  [`games/${game}/rules/planted-of-node.ts`]: "import { readFileSync } from 'node:fs';\nexport default readFileSync;\n",
  [`games/${game}/bots/planted.ts`]: "import { print } from '../print/index.ts';\nexport default print;\n",
  [`games/${game}/terminal/planted.ts`]: `import { game } from '../../${other}/rules/index.ts';\nexport default game;\n`,
  [`games/test/example/${example}/terminal/planted.ts`]: `import { game } from '../../../../${game}/rules/index.ts';\nexport default game;\n`,
  'games/_hex/rules/planted.ts': `import { game } from '../../${game}/rules/index.ts';\nexport default game;\n`,
  'packages/bots/kit/planted.ts': "import { GAMES } from '@pocket-stadium/games/shelf/rules';\nexport default GAMES;\n",
  'packages/bots/src/planted.ts': "import { seededFaces } from '@pocket-stadium/dice';\nexport default seededFaces;\n",
  'packages/server/src/planted.ts': `import { game } from '@pocket-stadium/games/${game}/rules';\nexport default game;\n`,
  'packages/kernel/src/planted.ts': "import { GAMES } from '@pocket-stadium/games/shelf/rules';\nexport default GAMES;\n",
};
/** These files name a game in a string, which an import checker cannot see. No arrow is broken. */
const NAMING = ['packages/cli/src', 'scripts', 'e2e', 'games/_hex/board'].map((folder) => `${folder}/planted-name.ts`);
const plants = process.argv.includes('--planted');
const planted = plants ? Object.keys(PLANTED) : [];

/** What is found with the violations in place. */
function look() {
  try {
    for (const file of planted) writeFileSync(join(root, file), PLANTED[file]);
    if (plants) for (const file of NAMING) writeFileSync(join(root, file), `export const FIRST = '${game}';\n`);
    return { ...cruise().summary, named: placesWithNames() };
  } finally {
    for (const file of [...planted, ...NAMING]) rmSync(join(root, file), { force: true });
  }
}

const sources = ['packages', 'games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /^(packages\/[^/]+\/(src|kit)|games)\/.*\.ts$/.test(file) && !/node_modules/.test(file)),
);
const { totalCruised, violations, named } = look();
const real = violations.filter(({ from }) => !planted.includes(from));
for (const { from, to, rule } of real) console.error(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${sources.length} source files, ${real.length} violations`);

const naming = named.filter(({ file }) => !NAMING.includes(file) && !planted.includes(file));
for (const { file, line, name } of naming) console.error(`${file}:${line} names a game: ${name}`);
console.log(`${naming.length} places where the platform, or what games share, names a game`);

const overlooked = planted.filter((file) => !violations.some(({ from }) => from === file));
if (plants) overlooked.push(...NAMING.filter((planting) => !named.some(({ file }) => file === planting)));
for (const file of overlooked) console.error(`${file} breaks a rule and was not caught.`);
const unseen = spellingsOverlooked();
for (const name of unseen) console.error(`"${name}" names a game and was not caught.`);
const violating = planted.length + NAMING.length;
if (plants) console.log(`${violating - overlooked.length} of ${violating} planted violations caught`);
const tooFew = totalCruised < sources.length;
if (tooFew) console.error('The checker looked at fewer modules than there are source files: it cannot be trusted.');
process.exitCode = real.length + naming.length + unseen.length > 0 || overlooked.length > 0 || tooFew ? 1 : 0;
