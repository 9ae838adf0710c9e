import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['packages/web/**', '**/node_modules/**'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
