import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: 'e2e',
    include: ['**/*.test.ts'],
    globalSetup: 'setup.ts',
    // One browser at a time: several at once on a small machine only wait for each other.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
