import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VECTOR_CHECKS, type VectorCheck } from './vectors.ts';

const FOLDER = new URL('../vectors/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => /^traces-.*\.jsonl$/.test(name));

function read(name: string): string[] {
  return readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n');
}

function checkFor(name: string): VectorCheck {
  const check = VECTOR_CHECKS.get(name.slice('traces-'.length, -'.jsonl'.length));
  if (!check) throw new Error(`no check for ${name}`);
  return check;
}

test('there are traces of the five dice games', () => {
  expect(files).toHaveLength(5);
});

test.each(files)('%s: every line replays exactly', (name) => {
  const lines = read(name);
  expect(lines.length).toBeGreaterThanOrEqual(60);
  const check = checkFor(name);
  const failed = lines.flatMap((line, i) => check(JSON.parse(line)).map((difference) => `line ${i + 1}: ${difference}`));
  expect(failed).toEqual([]);
});

test.each(files)('%s: a line that was tampered with is caught', (name) => {
  const [first = ''] = read(name);
  const line = JSON.parse(first);
  const check = checkFor(name);
  expect(check(line)).toEqual([]);
  expect(check({ ...line, events: line.events.slice(0, -1) })).toHaveLength(1);
  expect(check({ ...line, events: [...line.events, line.events[0]] })).toHaveLength(1);
  expect(check({ ...line, result: { ...line.result, extra: 1 } })).toHaveLength(1);
  expect(check({ ...line, seats: 1 })).toHaveLength(1);
  expect(check({ ...line, game: 'chess' })).toHaveLength(1);
  expect(check(null)).toHaveLength(1);
});
