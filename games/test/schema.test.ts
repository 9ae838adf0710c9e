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

const SECOND_DICE = {
  kind: 'fair',
  scheme: 2,
  length: 1024,
  end: 'ab'.repeat(32),
  starts: 0,
  seats: [{ hash: '12'.repeat(32), nonce: '34'.repeat(32), string: 'é' }, null],
};

test('the published schema accepts fair dice of the second version, and refuses half of them', () => {
  const good = goldenRecord(FILES[0] as string) as { header: object };
  const withDice = (dice: object) => ({ ...good, header: { ...good.header, id: '01'.repeat(16), dice } });
  expect(valid(withDice(SECOND_DICE)), JSON.stringify(valid.errors)).toBe(true);
  expect(valid(withDice({ ...SECOND_DICE, brought: 3, seed: 'cd'.repeat(32) }))).toBe(true);
  for (const change of [{ scheme: 3 }, { length: 0 }, { end: 'x' }, { starts: -1 }, { seats: [{}] }, { seed: 'cd' }]) {
    expect(valid(withDice({ ...SECOND_DICE, ...change })), JSON.stringify(change)).toBe(false);
  }
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
