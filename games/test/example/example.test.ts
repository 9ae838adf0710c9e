import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeatableRandom } from '@pocket-stadium/kernel';
import { conform } from '@pocket-stadium/kernel/conformance';
import { expect, test } from 'vitest';
import { game } from './shoot-out/rules/index.ts';

test('the example of docs/add-a-game.md conforms', () => {
  expect(conform(game, repeatableRandom(3), 5)).toEqual([]);
});

/** Code on the page, by the file that stands above it. */
function shown(page: string): [string, string][] {
  return [...page.matchAll(/^`([^`]+)`:\n\n```\w+\n([\s\S]*?)```$/gm)].map(([, file = '', code = '']) => [file, code]);
}

test('the page shows the code that is tested', () => {
  const files = shown(readFileSync(join(import.meta.dirname, '../../../docs/add-a-game.md'), 'utf8'));
  expect(files.map(([file]) => file)).toEqual(expect.arrayContaining(['about.ts', 'rules/index.ts', 'board/Goal.svelte']));
  for (const [file, code] of files) expect(code).toBe(readFileSync(join(import.meta.dirname, 'shoot-out', file), 'utf8'));
});
