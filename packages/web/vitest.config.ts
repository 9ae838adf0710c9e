import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { shelf } from './build/shelf.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [shelf(), svelte()],
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'], testTimeout: 120_000 },
});
