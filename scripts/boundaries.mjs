// Imports respect the arrows of docs/architecture.md. Fails too if it looked at suspiciously few files,
// or, with --planted, if it overlooks violations planted for the purpose.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function cruise() {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [program, 'packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  try {
    return JSON.parse(execFileSync('node', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }));
  } catch (error) {
    return JSON.parse(error.stdout);
  }
}

const { summary } = cruise();
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
const sources = readdirSync(join(root, 'packages'), { recursive: true }).filter(
  (file) => /\/src\/.*\.ts$/.test(file) && !/node_modules|paraglide/.test(file),
);
console.log(`${summary.totalCruised} modules, ${sources.length} source files, ${summary.violations.length} violations`);
if (summary.totalCruised < sources.length) {
  console.error('The checker looked at fewer modules than there are source files: it cannot be trusted.');
  process.exit(1);
}

/** A file that breaks an arrow must be caught, or the check checks nothing. */
const PLANTED = [
  { file: 'packages/rules/src/planted-violation.ts', text: "import { LEVELS } from '@pocket-stadium/bots';\nexport default LEVELS;\n" },
  {
    file: 'packages/rules/src/planted-violation-of-node.ts',
    text: "import { readFileSync } from 'node:fs';\nexport default readFileSync;\n",
  },
  {
    file: 'packages/bots/src/planted-violation.ts',
    text: "import { seededFaces } from '@pocket-stadium/dice';\nexport default seededFaces;\n",
  },
];
if (process.argv.includes('--planted')) {
  try {
    for (const { file, text } of PLANTED) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const caught = new Set(cruise().summary.violations.map(({ from }) => from));
    for (const { file } of PLANTED) {
      if (caught.has(file)) continue;
      console.error(`${file} breaks an arrow and was not caught.`);
      process.exitCode = 1;
    }
    if (!process.exitCode) console.log(`${PLANTED.length} planted violations caught`);
  } finally {
    for (const { file } of PLANTED) rmSync(join(root, file), { force: true });
  }
}
if (summary.violations.length > 0) process.exitCode = 1;
