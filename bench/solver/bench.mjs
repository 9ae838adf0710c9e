import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { middle, printTable } from '../table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const ROUNDS = 3;
/** A field of 29 cells: 13 million positions. */
const FIELD = ['2', '3'];

function compileC() {
  const program = join(mkdtempSync(join(tmpdir(), 'stadium-solver-')), 'native');
  for (const compiler of ['cc', 'gcc', 'clang']) {
    if (spawnSync(compiler, ['-O2', '-o', program, join(here, 'native.c')]).status === 0) return program;
  }
  return null;
}

/** CPU-seconds to solve a field of Play Ball in one thread, in rounds so that noise hits both alike. They must count the same. */
export async function run() {
  const ours = await bundle(join(here, 'ours.ts'));
  const native = compileC();
  const runners = [
    { name: 'our solver, TypeScript', command: ['node', ours] },
    ...(native ? [{ name: 'plain C, its own rules', command: [native] }] : []),
  ].map((runner) => ({ ...runner, seconds: [], counts: '' }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const runner of runners) {
      const [program, ...rest] = runner.command;
      const { cpuSeconds, ...counts } = JSON.parse(execFileSync(program, [...rest, ...FIELD], { encoding: 'utf8' }));
      runner.seconds.push(cpuSeconds);
      runner.counts = JSON.stringify(counts);
    }
  }
  const last = runners.at(-1);
  if (runners.some(({ counts }) => counts !== last.counts)) throw new Error('the two programs count differently');
  printTable(
    `Play Ball solved, W ${FIELD[0]}, R ${FIELD[1]}: CPU-seconds (median of ${ROUNDS}, lowest and highest)`,
    ['', 'seconds', 'low', 'high', 'x C'],
    runners.map(({ name, seconds }) => {
      const { median, low, high } = middle(seconds);
      const ratio = native ? middle(seconds.map((one, i) => one / last.seconds[i])).median.toFixed(2) : '-';
      return [name, median.toFixed(2), low.toFixed(2), high.toFixed(2), ratio];
    }),
  );
  if (!native) console.log('No C compiler was found: the row of C is missing (install gcc or clang).');
}
