import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from './vectors.ts';

const LINES = readFileSync(new URL('../vectors/positions-runy-run-run.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('every position of the vectors has the same legs, turns and results', () => {
  expect(LINES).toHaveLength(60);
  expect(LINES.flatMap((line) => check(JSON.parse(line)))).toEqual([]);
});

test('a line that was tampered with is caught', () => {
  const line = JSON.parse(LINES[0] as string);
  for (const name of ['firstLegs', 'firstLegsNoPlacement', 'turns', 'results']) {
    expect(check({ ...line, [name]: line[name] + 1 })).toHaveLength(1);
  }
  expect(check({ ...line, resultsFnv1a64: '0123456789abcdef' })).toHaveLength(1);
  expect(check({ ...line, side: 6 })).toHaveLength(1);
  expect(check({ ...line, text: 'nonsense' })).toHaveLength(1);
  expect(check({ ...line, dice: [0, 7] })).toHaveLength(1);
  expect(check(null)).toHaveLength(1);
});
