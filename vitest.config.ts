import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

/** The files that take 5 s or more. */
const LONG = [
  'test/conformance',
  'solver/shipped',
  'third-language',
  'faults',
  'cli/test/use',
  'test/levels',
  'bad-wire',
  'cli/test/simulate',
  'cli/test/season',
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
    // Tests run on every core: Vitest would leave one alone, which is half of a small machine. In the soak each file
    // has the machine to itself, because how soon a client is back must not depend on other tests.
    maxWorkers: process.env.SOAK ? 1 : availableParallelism(),
    // A module that several files import is imported once by each worker.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    expect: { poll: { timeout: 60_000 } },
    // Node imports our modules itself, and tsx strips their types. Through Vite's own runner every name of another
    // module is a call, and the rules take four times as long.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', 'tsx'],
    // Large numbers on a slow machine may take as long as they need.
    testTimeout: process.env.SOAK ? 7_200_000 : 600_000,
    hookTimeout: 300_000,
  },
});
