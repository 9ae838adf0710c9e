import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';
import { OUTSIDE } from './scripts/outside.mjs';

/** Those that take 5 s or more. */
const LONG = [
  'test/conformance',
  'solver/shipped',
  'third-language',
  'faults',
  'cli/test/use',
  'test/levels',
  'bad-wire',
  'cli/test/simulate',
  'play-ball/bots/oracle',
  'cli/test/exact',
  'packed/pack',
  'crash',
  'solver/solve',
  'cli/test/play',
  'server/test/lobby',
  'cli/test/records',
  'simulated',
  'nodes/network',
  'cli/test/workers',
  'nodes/nodes',
  'solver/rugby',
  'test/review',
  'guess',
  'server/test/tables',
  'play-ball/rules/simulation',
  'thinking',
  'play-ball/rules/vectors',
  'serve',
  'solved-levels',
  'nodes/clocks',
  'nodes/figures',
  'test/innings',
];

export default defineConfig({
  test: {
    include: ['packages/*/{src,kit}/**/*.test.ts', 'games/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['packages/web/**', 'games/*/board/**', 'games/test/lessons.test.ts', '**/node_modules/**'],
    // Every core: Vitest would leave one alone, which is half of a small machine. In the soak each file has the machine
    // to itself: how soon a client is back is no matter of what else is tested.
    maxWorkers: process.env.SOAK ? 1 : availableParallelism(),
    sequence: { sequencer: longestFirst(LONG) },
    expect: { poll: { timeout: 60_000 } },
    server: { deps: { inline: OUTSIDE } },
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
