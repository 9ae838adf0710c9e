// Runs every check and test, and closes with one line: `N passed, M failed, K skipped`.
// `--only a,b` runs some of the steps; `--soak` runs the same tests with larger numbers.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'stadium-test-'));
const bin = (name) => join(root, 'node_modules/.bin', name);
const totals = { passed: 0, failed: 0, skipped: [] };

const args = process.argv.slice(2);
const soak = args.includes('--soak');
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : null;
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...(soak ? { SOAK: '1' } : {}) };

/** A command whose exit code is its verdict. */
const command =
  (program, ...rest) =>
  () => {
    const { status, error } = spawnSync(program, rest, { cwd: root, env, stdio: 'inherit' });
    if (error) console.error(error.message);
    totals[status === 0 ? 'passed' : 'failed']++;
    return status === 0;
  };

/** Vitest with one of our configurations; every test counts. */
const vitest =
  (config, ...rest) =>
  () => {
    const report = join(scratch, `${config.replaceAll('/', '-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status } = spawnSync(bin('vitest'), ['run', '--config', config, ...reporters, ...rest], { cwd: root, env, stdio: 'inherit' });
    if (!existsSync(report)) {
      totals.failed++;
      return false;
    }
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    let failed = 0;
    for (const file of testResults) {
      const name = relative(root, file.name);
      if (file.assertionResults.length === 0 && file.status !== 'passed') failed++;
      for (const { status: verdict, fullName } of file.assertionResults) {
        if (verdict === 'passed') totals.passed++;
        else if (verdict === 'failed') failed++;
        else totals.skipped.push(`${name}: ${fullName}`);
      }
    }
    if (status !== 0 && failed === 0) failed = 1;
    totals.failed += failed;
    return failed === 0;
  };

/** The vectors through the command that people have. */
function vectors() {
  const folder = join(root, 'packages/rules/vectors');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => join(folder, file));
  const { stdout, stderr } = spawnSync('node', [join(root, 'packages/cli/bin/stadium.js'), 'vectors', ...files], { encoding: 'utf8', env });
  process.stdout.write(stdout + stderr);
  const closing = /^(\d+) passed, (\d+) failed$/m.exec(stdout);
  totals.passed += Number(closing?.[1] ?? 0);
  const failed = closing ? Number(closing[2]) : 1;
  totals.failed += failed;
  return failed === 0;
}

const STEPS = {
  build: command('node', 'scripts/build.mjs'),
  types: command(bin('tsc'), '-p', '.'),
  'e2e-types': command(bin('tsc'), '-p', 'e2e'),
  'web-types': command('npm', 'run', '-s', 'check', '-w', '@pocket-stadium/web'),
  lint: command(bin('biome'), 'check', '.'),
  lockfile: command('node', 'scripts/lockfile.mjs'),
  boundaries: command('node', 'scripts/boundaries.mjs', '--planted'),
  deadcode: command(bin('knip')),
  unit: vitest('vitest.config.ts'),
  web: vitest('packages/web/vitest.config.ts'),
  vectors,
  e2e: vitest('e2e/vitest.config.ts'),
};

const unknown = (only ?? []).filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
const broken = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (only && !only.includes(name)) continue;
  console.log(`\n== ${name}`);
  const started = Date.now();
  if (!step()) broken.push(name);
  console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
rmSync(scratch, { recursive: true, force: true });

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const name of totals.skipped) console.log(`Skipped: ${name}`);
const skippedIsFailure = process.env.CI === 'true' && totals.skipped.length > 0;
if (skippedIsFailure) console.log('With CI=true what is skipped counts as a failure.');
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped.length} skipped`);
process.exit(totals.failed > 0 || skippedIsFailure ? 1 : 0);
