import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRecordText, parseRecord } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium, tempFolder } from './stadium.ts';

beforeAll(buildStadium);

const folder = tempFolder();
const kept = (name: string) => fileURLToPath(new URL(`../../dice/vectors/${name}`, import.meta.url));
const LATE = kept('match-2-late.json');
const changed = (change: (text: string) => string) => {
  const file = join(folder, 'changed.json');
  const text = readFileSync(LATE, 'utf8');
  writeFileSync(file, change(text));
  expect(readFileSync(file, 'utf8')).not.toBe(text);
  return stadium(['verify', file]);
};

describe('verify speaks the second fair dice', () => {
  it('says that the dice are right, what that shows and what it does not', () => {
    const { code, out, err } = stadium(['verify', LATE, '--rolls']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('59 rolls, exactly what the promised chain and the key of the table give');
    expect(out).toContain('Checkable dice, version 2.');
    expect(out).toMatch(/What this shows:\n {2}- .*\n[\s\S]*What this does not show:\n {2}- The order/);
    expect(out).toContain('started anew once');
    expect(out).toContain('43 rolls beyond the chain');
    expect(stadium(['verify', LATE, '--lang', 'fr']).out).toContain('Ce que cela ne montre pas :');
  });

  it('leaves out what was brought along, and says so', () => {
    const { code, out } = stadium(['verify', kept('match-2-brought.json')]);
    expect(code).toBe(0);
    expect(out).toContain('30 rolls, exactly');
    expect(out).toContain('brought along from another device');
  });

  it('reads the text form alike', () => {
    const file = join(folder, 'late.txt');
    const read = parseRecord(readFileSync(LATE, 'utf8'));
    if (read.ok) writeFileSync(file, makeRecordText(read.value));
    expect(stadium(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  it('catches a face, a string, the seed', () => {
    const face = changed((text) => text.replace(/("faces":\[)(\d)(\][^[]*)$/, (_, a, was, b) => `${a}${(was % 6) + 1}${b}`));
    expect(face.code).toBe(1);
    const string = changed((text) => text.replace('"string":"', '"string":"x'));
    expect(string).toMatchObject({ code: 1, err: expect.stringContaining('not the one of seat 0') });
    const seed = changed((text) => text.replace(/("seed":")(.)/, (_, a, digit) => a + (digit === '0' ? '1' : '0')));
    expect(seed).toMatchObject({ code: 1, err: expect.stringContaining('not the one that was promised') });
  });

  it('gives programs the codes', () => {
    const { scheme, proven, unproven } = JSON.parse(stadium(['verify', LATE, '--json']).out);
    expect(scheme).toBe(2);
    expect(proven.map(({ code }: { code: string }) => code)).toEqual(['chain', 'hashes', 'rolls']);
    expect(unproven[0]).toMatchObject({ code: 'order', message: { fr: expect.any(String), en: expect.any(String) } });
  });
});
