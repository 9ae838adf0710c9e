import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeEntryText, parseRecord } from '@pocket-stadium/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { broughtOf } from './brought.ts';
import { isSecond } from './record.ts';

const VERIFIER = fileURLToPath(new URL('../../../../docs/fair-dice.py', import.meta.url));
const vector = (file: string) => fileURLToPath(new URL(`../../vectors/${file}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stadium-python-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function installed(): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).flatMap((path) => ['python3', 'python'].map((name) => join(path, name)));
  const isThree = (program: string) => spawnSync(program, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;
  return places.find((program) => existsSync(program) && isThree(program)) ?? null;
}

/** Python 3: on this machine, else from the system's packages where we may install them. */
function findPython(): string | null {
  const found = installed();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.error('No Python 3 on this machine; trying apt-get install python3.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2], timeout: 600_000, env }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', 'python3');
  return install() || (run('update') && install()) ? installed() : null;
}

const python = findPython();
const verify = (file: string) => {
  const { status, stdout, stderr } = spawnSync(python ?? '', [VERIFIER, file], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1' },
  });
  return { status, said: stdout + stderr };
};
const changed = (file: string, change: (text: string) => string) => {
  const other = join(folder, 'changed.json');
  const text = readFileSync(vector(file), 'utf8');
  writeFileSync(other, change(text));
  expect(readFileSync(other, 'utf8')).not.toBe(text);
  return verify(other);
};

it('the verifier has at most 60 lines and uses the standard library alone', () => {
  const text = readFileSync(VERIFIER, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(text.match(/^import .*/gm)).toEqual(['import hashlib, json, sys']);
});

describe.skipIf(!python)('the independent verifier in Python (skipped where there is no Python 3 and none can be installed)', () => {
  it('finds the vectors right, table by table', () => {
    const { status, said } = verify(vector('fair-dice-2.json'));
    expect(status).toBe(0);
    expect(said.match(/: right$/gm)).toHaveLength(4);
  });

  it.each(['match-2-late.json', 'match-2-brought.json'])('finds %s right', (file) => {
    expect(verify(vector(file))).toMatchObject({ status: 0, said: expect.stringContaining('right') });
  });

  it('finds a table right that brought a match along, by its lines and by their hash', () => {
    const read = parseRecord(readFileSync(vector('match-2-brought.json'), 'utf8'));
    if (!read.ok || !isSecond(read.value.header)) throw new Error('not a record of the second version');
    const { header, entries } = read.value;
    const { brought: count = 0 } = header.dice;
    const lines = entries.slice(0, count).map((entry, i) => `${i + 1}. ${makeEntryText(entry)}`);
    const thrown = entries.flatMap((entry, index) => (entry.type === 'roll' ? [{ index, faces: entry.faces }] : []));
    const rolls = thrown.map(({ index, faces }, i) => ({ index, n: i + 1, faces })).filter(({ index }) => index >= count);
    const verdict = (brought: unknown) => {
      const file = join(folder, 'table.json');
      writeFileSync(file, JSON.stringify([{ ...header, ...header.dice, rolls, brought }]));
      return verify(file);
    };
    const text = lines.map((line) => `${line}\n`).join('');
    for (const right of [text, broughtOf(entries.slice(0, count))]) expect(verdict(right)).toMatchObject({ status: 0 });
    for (const wrong of [null, text.replace('1', '2')])
      expect(verdict(wrong)).toMatchObject({ status: 1, said: expect.stringContaining('WRONG') });
  });

  const other = (hex: string) => (hex.startsWith('0') ? '1' : '0');
  const flipped = (field: string) => (text: string) =>
    text.replace(new RegExp(`("${field}":\\s*")(.)`), (_, a: string, b: string) => a + other(b));
  it.each([
    [
      'a face of the house',
      'match-2-late.json',
      (text: string) => text.replace(/"faces":\[(\d)\]/, (_, face) => `"faces":[${(face % 6) + 1}]`),
    ],
    [
      'a face that was brought along',
      'match-2-brought.json',
      (text: string) => text.replace(/"faces":\[\d/, (found) => found.slice(0, -1) + (found.endsWith('1') ? 2 : 1)),
    ],
    [
      'a late face',
      'match-2-late.json',
      (text: string) => text.replace(/("faces":\[)(\d)(\][^[]*)$/, (_, a, face, b) => `${a}${(face % 6) + 1}${b}`),
    ],
    ['the seed', 'match-2-late.json', flipped('seed')],
    ['a hash', 'match-2-late.json', flipped('hash')],
    ['a nonce', 'match-2-late.json', flipped('nonce')],
    ['a string', 'match-2-late.json', (text: string) => text.replace('"string":"', '"string":"x')],
    ['the end', 'match-2-late.json', flipped('end')],
    ['the id', 'match-2-late.json', flipped('id')],
    ['an option', 'match-2-late.json', (text: string) => text.replace('"innings":2', '"innings":3')],
    ['a roll by hand', 'match-2-late.json', (text: string) => text.replace('"from":"fair"', '"from":"hand"')],
    ['a bot with a text', 'match-2-late.json', (text: string) => text.replace('{"name":"Person 0"}', '{"name":"Person 0","bot":"best"}')],
    [
      'a roll of the vectors',
      'fair-dice-2.json',
      (text: string) => text.replace(/("faces": \[\s*)(\d)/, (_, a, face) => a + ((face % 6) + 1)),
    ],
    ['a key of the vectors', 'fair-dice-2.json', flipped('key')],
  ])('catches %s', (_, file, change) => {
    const { status, said } = changed(file, change);
    expect(status).toBe(1);
    expect(said).toContain('WRONG');
  });
});
