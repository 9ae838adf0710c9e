import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['packages/web/**', '**/node_modules/**'],
    // Every core: Vitest would leave one alone, which is half of a small machine.
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
