import { existsSync, readFileSync } from 'node:fs';
import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { expect, test } from 'vitest';
import { GAMES as RULES } from '../shelf/rules.ts';
import { VECTOR_CHECKS } from '../shelf/vectors.ts';

const GAMES = new URL('../', import.meta.url);
/** By game id: the traces in its folder. */
const files = [...VECTOR_CHECKS.keys()].filter((id) => existsSync(fileOf(id)));

function fileOf(id: string): URL {
  return new URL(`${id}/vectors/traces-${id}.jsonl`, GAMES);
}

function read(id: string): string[] {
  return readFileSync(fileOf(id), 'utf8').trimEnd().split('\n');
}

function checkFor(name: string): VectorCheck {
  const check = VECTOR_CHECKS.get(name);
  if (!check) throw new Error(`no check for ${name}`);
  return check;
}

test('a folder has traces if the game compares lines, and none otherwise; games with a grammar have other vectors', () => {
  const folders = [...RULES.keys()].filter((id) => existsSync(fileOf(id)));
  expect(files.length).toBeGreaterThan(4);
  expect(folders).toEqual(files);
  expect(files).toEqual([...VECTOR_CHECKS.keys()].filter((id) => !RULES.get(id)?.grammar));
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
