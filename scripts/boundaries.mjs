// Imports respect the arrows of docs/architecture.md. Fails too if it looked at suspiciously few files,
// or, with --planted, if it overlooks violations planted for the purpose.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** A file that breaks an arrow must be caught, or the check checks nothing. */
const PLANTED = {
  'games/play-ball/rules/planted.ts': "import { LEVELS } from '@pocket-stadium/bots/kit';\nexport default LEVELS;\n",
  'games/play-ball/rules/planted-of-node.ts': "import { readFileSync } from 'node:fs';\nexport default readFileSync;\n",
  'games/play-ball/bots/planted.ts': "import { print } from '../print/index.ts';\nexport default print;\n",
  'games/play-ball/terminal/planted.ts': "import { game } from '../../pocket-rugby/rules/index.ts';\nexport default game;\n",
  'games/_hex/rules/planted.ts': "import { game } from '../../play-ball/rules/index.ts';\nexport default game;\n",
  'packages/bots/kit/planted.ts': "import { GAMES } from '@pocket-stadium/games/shelf/rules';\nexport default GAMES;\n",
  'packages/bots/src/planted.ts': "import { seededFaces } from '@pocket-stadium/dice';\nexport default seededFaces;\n",
  'packages/server/src/planted.ts': "import { game } from '@pocket-stadium/games/play-ball/rules';\nexport default game;\n",
  'packages/kernel/src/planted.ts': "import { GAMES } from '@pocket-stadium/games/shelf/rules';\nexport default GAMES;\n",
};
const planted = process.argv.includes('--planted') ? Object.keys(PLANTED) : [];

function cruisePlanted() {
  try {
    for (const file of planted) writeFileSync(join(root, file), PLANTED[file]);
    return cruise();
  } finally {
    for (const file of planted) rmSync(join(root, file), { force: true });
  }
}

const sources = ['packages', 'games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /^(packages\/[^/]+\/(src|kit)|games)\/.*\.ts$/.test(file) && !/node_modules/.test(file)),
);
const { totalCruised, violations } = cruisePlanted().summary;
const real = violations.filter(({ from }) => !planted.includes(from));
for (const { from, to, rule } of real) console.error(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${sources.length} source files, ${real.length} violations`);

const overlooked = planted.filter((file) => !violations.some(({ from }) => from === file));
for (const file of overlooked) console.error(`${file} breaks an arrow and was not caught.`);
if (planted.length > 0) console.log(`${planted.length - overlooked.length} of ${planted.length} planted violations caught`);
const tooFew = totalCruised < sources.length;
if (tooFew) console.error('The checker looked at fewer modules than there are source files: it cannot be trusted.');
process.exitCode = real.length > 0 || overlooked.length > 0 || tooFew ? 1 : 0;
