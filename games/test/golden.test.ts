import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenFile, goldenFiles, goldenFilesFound, schemaFile } from './playthrough.ts';

const files = goldenFiles();

test('there is a golden file for every playthrough and no other', () => {
  expect(files.size).toBeGreaterThan(10);
  expect(goldenFilesFound().sort()).toEqual([...files.keys()].sort());
});

test.each([...files])('%s is played as it was (npm run golden writes it anew)', (name, text) => {
  expect(text).toBe(readFileSync(goldenFile(name), 'utf8'));
});

test('the published schema is that of the code (npm run golden writes it anew)', () => {
  expect(schemaFile()).toBe(readFileSync(join(import.meta.dirname, '../../docs/record.schema.json'), 'utf8'));
});
