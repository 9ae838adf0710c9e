// Runs every check and test, and closes with one line: `N passed, M failed, K skipped`.
// `--only a,b` runs some of the steps; `--soak` runs the same tests with larger numbers.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'stadium-test-'));
const bin = (name) => join(root, 'node_modules/.bin', name);
const totals = { passed: 0, failed: 0, skipped: [], again: [] };

const args = process.argv.slice(2);
const soak = args.includes('--soak');
const only = args.includes('--only') ? args[args.indexOf('--only') + 1]?.split(',') : null;
const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...(soak ? { SOAK: '1' } : {}) };

/** A command whose exit code is its verdict. Its output is shown when it is done, so that several can run at once. */
const command =
  (program, ...rest) =>
  () =>
    new Promise((resolve) => {
      const said = [];
      const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
      child.on('error', (error) => said.push(`${error.message}\n`));
      child.on('close', (status) => {
        process.stdout.write(said.join(''));
        totals[status === 0 ? 'passed' : 'failed']++;
        resolve(status === 0);
      });
    });

/** Runs Vitest with one of our configurations. Answers its verdicts by file, or nothing where it came to no report. */
async function verdictsOf(config, ...rest) {
  const report = join(scratch, `${config.replaceAll('/', '-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(bin('vitest'), ['run', '--config', config, ...reporters, ...rest], { cwd: root, env, stdio: 'inherit' });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (!existsSync(report)) return null;
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults.map(({ name, status: whole, assertionResults }) => {
    const named = (verdict) =>
      assertionResults.filter(({ status: one }) => verdict(one)).map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
    const failed = named((one) => one === 'failed');
    // What failed may lie outside of the tests: an import, or what comes before them all.
    if (failed.length === 0 && whole === 'failed') failed.push(relative(root, name));
    return { name, failed, passed: named((one) => one === 'passed'), skipped: named((one) => one !== 'passed' && one !== 'failed') };
  });
  return { status, files };
}

/**
 * Vitest with one of our configurations; every test counts. A file with a failure is run once more by itself: a fault
 * fails again, a busy machine does not. What needed its second try is named at the end, so that somebody mends it. In
 * the soak there is no second try.
 */
const vitest = (config) => async () => {
  const first = await verdictsOf(config);
  const wrong = first?.files.filter(({ failed }) => failed.length > 0) ?? [];
  const again = wrong.length > 0 && !soak ? await verdictsOf(config, '--maxWorkers=1', ...wrong.map(({ name }) => name)) : null;
  let failed = first ? 0 : 1;
  for (const file of first?.files ?? []) {
    const last = again?.files.find(({ name }) => name === file.name) ?? file;
    totals.passed += last.passed.length;
    totals.skipped.push(...last.skipped);
    failed += last.failed.length;
    if (last !== file) totals.again.push(...file.failed.filter((name) => !last.failed.includes(name)));
  }
  // There may be an error outside of all tests.
  if ((again ?? first)?.status !== 0 && failed === 0) failed = 1;
  totals.failed += failed;
  return failed === 0;
};

/** The vectors through the command that people have. */
function vectors() {
  const folders = readdirSync(join(root, 'games')).map((id) => join(root, 'games', id, 'vectors'));
  const traces = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []));
  const files = [...traces.filter((file) => file.endsWith('.jsonl')), join(root, 'packages/dice/vectors/fair-dice-2.json')];
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
  'web-types': command('npm', 'run', '-s', 'check', '-w', '@pocket-stadium/web'),
  types: command(bin('tsc'), '-p', '.'),
  'e2e-types': command(bin('tsc'), '-p', 'e2e'),
  lint: command(bin('biome'), 'check', '.'),
  shelf: command('node', 'scripts/shelf.mjs', '--check'),
  lockfile: command('node', 'scripts/lockfile.mjs'),
  words: command('node', 'scripts/words.mjs', '--check'),
  size: command('node', 'scripts/size.mjs'),
  deadcode: command(bin('knip')),
  boundaries: command('node', 'scripts/boundaries.mjs', '--planted'),
  web: vitest('packages/web/vitest.config.ts'),
  vectors,
  unit: vitest('vitest.config.ts'),
  e2e: vitest('e2e/vitest.config.ts'),
};

/**
 * The steps that may run at the same time. Checks only read, while `boundaries` plants violations for a moment;
 * browsers wait more than they work.
 */
const SIDE_BY_SIDE = [
  new Set(['types', 'e2e-types', 'web-types', 'lint', 'shelf', 'lockfile', 'words', 'size', 'deadcode']),
  // In the soak each step has the machine to itself.
  new Set(soak ? [] : ['web', 'vectors', 'unit', 'e2e']),
];

const unknown = (only ?? []).filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}
const broken = [];
async function run(name) {
  const started = Date.now();
  if (!(await STEPS[name]())) broken.push(name);
  console.log(`== ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const wanted = Object.keys(STEPS).filter((name) => !only || only.includes(name));
for (let name = wanted.shift(); name; name = wanted.shift()) {
  const together = [name];
  const others = SIDE_BY_SIDE.find((set) => set.has(name));
  while (others?.has(wanted[0])) together.push(wanted.shift());
  console.log(`\n== ${together.join(', ')}`);
  // Two steps run at a time: each keeps one core busy, or waits for a browser.
  const lane = async () => {
    for (let next = together.shift(); next; next = together.shift()) await run(next);
  };
  await Promise.all([lane(), lane()]);
}
rmSync(scratch, { recursive: true, force: true });

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const name of totals.again) console.log(`Passed at the second try: ${name}`);
for (const name of totals.skipped) console.log(`Skipped: ${name}`);
const skippedIsFailure = process.env.CI === 'true' && totals.skipped.length > 0;
if (skippedIsFailure) console.log('With CI=true what is skipped counts as a failure.');
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped.length} skipped`);
process.exit(totals.failed > 0 || skippedIsFailure ? 1 : 0);
