import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../scripts/longest-first.ts';
import { OUTSIDE } from '../scripts/outside.mjs';

/** The files that take 20 s or more. */
const LONG = [
  'third-language',
  'rehearsal',
  'pages',
  'more-games',
  'online-games',
  'hex-look',
  'online-table',
  'lying-house',
  'lighthouse',
  'games',
  'calm',
  'after',
  'hex-play-ball',
  'hex-runy',
  'shell',
  'online-away',
  'online-english',
  'online-fit',
  'share',
];

export default defineConfig({
  test: {
    root: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: 'setup.ts',
    // One browser for each core: more would only wait.
    maxWorkers: availableParallelism(),
    // What several files import, the server among it, is imported once by each worker.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    // Nothing here is about time: a slow machine may take ten times as long.
    expect: { poll: { timeout: 60_000 } },
    server: { deps: { inline: OUTSIDE } },
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
