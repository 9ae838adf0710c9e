import { readFileSync } from 'node:fs';
import { makeRecordJson, parseRecordText, RECORD_SCHEMA } from '@pocket-stadium/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { goldenFile, goldenFiles } from './playthrough.ts';

const valid = new Ajv2020({ allowUnionTypes: true }).compile(RECORD_SCHEMA);
const FILES = [...goldenFiles().keys()];

/** The record at the end of a golden playthrough. */
function goldenRecord(file: string): unknown {
  const text = readFileSync(goldenFile(file), 'utf8');
  const match = parseRecordText(text.slice(text.indexOf('Pocket Stadium match')));
  if (!match.ok) throw new Error(match.problem.message.en);
  return JSON.parse(makeRecordJson(match.value));
}

test.each(FILES)('the published schema accepts the record of %s', (file) => {
  expect(valid(goldenRecord(file)), JSON.stringify(valid.errors)).toBe(true);
});

test('the published schema refuses what the parser refuses', () => {
  const good = goldenRecord(FILES[0] as string) as { format: number; header: object; entries: object[] };
  for (const bad of [
    { ...good, format: 2 },
    { ...good, header: { ...good.header, game: 7 } },
    { ...good, entries: [{ type: 'roll', seat: 0, faces: 'six', from: 'hand' }] },
    { ...good, entries: [{ type: 'jump' }] },
    { ...good, entries: [{ type: 'back', to: -1 }] },
  ]) {
    expect(valid(bad)).toBe(false);
  }
});
