import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conform } from '@pocket-stadium/kernel/conformance';
import { seededRandom } from '@pocket-stadium/kernel/test-random';
import { expect, test } from 'vitest';
import { shootOut } from './shoot-out.ts';

test('the example of docs/add-a-game.md conforms', () => {
  expect(conform(shootOut, seededRandom(3), 5)).toEqual([]);
});

test('the page shows the code that is tested', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/add-a-game.md'), 'utf8');
  const code = readFileSync(join(import.meta.dirname, 'shoot-out.ts'), 'utf8');
  expect(/```ts\n([\s\S]*?)```/.exec(page)?.[1]).toBe(code);
});
