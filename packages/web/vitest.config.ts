import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { OUTSIDE } from '../../scripts/outside.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  test: {
    include: ['src/**/*.test.ts', 'kit/**/*.test.ts', '../../games/*/board/**/*.test.ts', 'build/**/*.test.ts'],
    server: { deps: { inline: OUTSIDE } },
    testTimeout: 120_000,
  },
});
