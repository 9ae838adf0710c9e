import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'words.mjs');
const FOLDER = 'games/tennis/words';
let tree = '';

function put(file: string, value: unknown) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), typeof value === 'string' ? value : JSON.stringify(value));
}
const read = (file: string) => readFileSync(join(tree, file), 'utf8');

function words(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [PROGRAM, ...args], { cwd: tree, encoding: 'utf8' });
  return { ok: status === 0, said: stdout + stderr };
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'words-'));
  execFileSync('git', ['init', '-q'], { cwd: tree });
  put('languages.json', ['fr', 'en']);
  put('packages/kernel/src/.keep', '');
  put(`${FOLDER}/fr.json`, { board: { out: 'Faute de {name}', sets: '{n, plural, one {# manche} other {# manches}}' } });
  put('games/tennis/board.ts', "import { out, sets } from './words/board.ts';");
  put(`${FOLDER}/en.json`, { board: { out: '{name} is out', sets: '{n, plural, one {# set} other {# sets}}' } });
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe('a section', () => {
  test('becomes a typed module beside its texts, which is then not stale', () => {
    expect(words('--check')).toMatchObject({ ok: false, said: expect.stringContaining(`${FOLDER}/board.ts is stale`) });
    expect(words().ok).toBe(true);
    expect(read(`${FOLDER}/board.ts`)).toBe(`// Written by \`npm run words\` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const out = {
  fr: 'Faute de {name}',
  en: '{name} is out',
} as Message<'name'>;

export const sets = {
  fr: '{n, plural, one {# manche} other {# manches}}',
  en: '{n, plural, one {# set} other {# sets}}',
} as Message<'n'>;
`);
    expect(words('--check').ok).toBe(true);
  });

  test('has spaces that do not break where French asks for them, and only there', () => {
    put(`${FOLDER}/fr.json`, { board: { out: 'Faute : « {name} » sort ! 3:2', sets: '# ?' } });
    put(`${FOLDER}/en.json`, { board: { out: 'Out : {name}', sets: '#' } });
    words();
    expect(read(`${FOLDER}/board.ts`)).toContain("fr: 'Faute\u00a0: «\u00a0{name}\u00a0» sort\u00a0! 3:2'");
    expect(read(`${FOLDER}/board.ts`)).toContain("en: 'Out : {name}'");
  });

  test('that is gone takes its module with it; a module by hand stays', () => {
    words();
    put(`${FOLDER}/fr.json`, { rules: { serve: 'Service' } });
    put(`${FOLDER}/en.json`, {});
    put(`${FOLDER}/index.ts`, 'export {};\n');
    expect(words('--check').said).toContain(`${FOLDER}/board.ts has no texts any more`);
    words();
    expect([existsSync(join(tree, FOLDER, 'board.ts')), existsSync(join(tree, FOLDER, 'index.ts'))]).toEqual([false, true]);
  });

  test('keeps apostrophes and quotation marks as the formatter writes them', () => {
    put(`${FOLDER}/fr.json`, { board: { a: "it's", b: 'say "ace"', c: 'it\'s "out"', d: 'back\\slash\n' } });
    put(`${FOLDER}/en.json`, {});
    words();
    const module = read(`${FOLDER}/board.ts`);
    for (const text of [`"it's"`, `'say "ace"'`, `'it\\'s "out"'`, `'back\\\\slash\\n'`]) expect(module).toContain(`fr: ${text},`);
  });

  test('of the package with the kernel imports it by path', () => {
    put('packages/kernel/src/words/fr.json', { match: { over: 'Fini' } });
    words();
    expect(read('packages/kernel/src/words/match.ts')).toContain("from '../words.ts'");
  });
});

describe('a language', () => {
  test('is a line in languages.json; its missing texts are listed, and those of the first stand in', () => {
    put('languages.json', ['fr', 'en', 'pt-BR']);
    put(`${FOLDER}/pt-BR.json`, { board: { out: 'Fora, {name}' } });
    expect(words()).toMatchObject({ ok: true, said: expect.stringContaining(`${FOLDER}/pt-BR.json: board.sets is missing`) });
    expect(read(`${FOLDER}/board.ts`)).toContain(`'pt-BR': 'Fora, {name}',`);
    expect(read(`${FOLDER}/board.ts`)).toContain(`'pt-BR': '{n, plural, one {# manche} other {# manches}}',`);
    expect(read('packages/kernel/src/languages.ts')).toContain("['fr', 'en', 'pt-BR'] as const");
    expect(words('--check').ok).toBe(true);
  });

  test.each([
    ['has other blanks', { out: '{who} is out' }, 'other blanks (who) than in fr (name)'],
    ['has other blanks inside a form', { sets: '{n, plural, other {{name} #}}' }, 'other blanks (n, name) than in fr (n)'],
    ['has a text that the first lacks', { ace: 'Ace' }, 'there is no board.ace in fr'],
    ['has braces that are never closed', { out: '{name is out' }, 'has braces that are neither'],
    ['has a plural inside a plural', { sets: '{n, plural, other {{n, plural, other {x}}}}' }, 'has braces that are neither'],
    ['has a plural without “other”', { sets: '{n, plural, one {# set}}' }, 'has no form “other” of {n}'],
    ['has a kind of number that there is not', { sets: '{n, plural, lots {x} other {#}}' }, '“lots {x}” among the forms'],
    ['has an apostrophe that other tools read as a quotation mark', { out: "it's '{name}'" }, 'straight apostrophe'],
    ['has something that is not a text', { out: ['{name}'] }, 'board.out is not a text'],
  ])('that %s is refused, and nothing is written', (_, board, problem) => {
    put(`${FOLDER}/en.json`, { board });
    expect(words()).toMatchObject({ ok: false, said: expect.stringContaining(problem) });
    expect(existsSync(join(tree, FOLDER, 'board.ts'))).toBe(false);
  });

  test('whose file is no JSON is refused by the name of the file', () => {
    put(`${FOLDER}/en.json`, '{ "board": ');
    expect(words()).toMatchObject({ ok: false, said: expect.stringContaining(`${FOLDER}/en.json: `) });
  });
});

test('a key that cannot be a constant is refused', () => {
  put(`${FOLDER}/fr.json`, { board: { delete: 'Effacer', 'two-words': 'x' } });
  put(`${FOLDER}/en.json`, {});
  const { said } = words();
  for (const key of ['delete', 'two-words']) expect(said).toContain(`board.${key} cannot be the name of a constant`);
});

test('a text that nobody says is refused', () => {
  words();
  put('games/tennis/board.ts', "import * as w from './words/board.ts';\nw.out;");
  expect(words('--check')).toMatchObject({ ok: false, said: expect.stringContaining(`${FOLDER}: board.sets is said nowhere`) });
});

describe('a translator', () => {
  test('gets every text in one file; what comes back is a language', () => {
    expect(words('--out', 'de', 'de.json').ok).toBe(true);
    const sheet = JSON.parse(read('de.json'));
    expect(sheet.folders[FOLDER].board.out).toEqual({ fr: 'Faute de {name}', de: '' });
    sheet.folders[FOLDER].board.out.de = 'Aus: {name}';
    put('de.json', sheet);
    expect(words('--in', 'de.json')).toMatchObject({ ok: true, said: expect.stringContaining('Add "de" to languages.json') });
    expect(JSON.parse(read(`${FOLDER}/de.json`))).toEqual({ board: { out: 'Aus: {name}' } });
    put('languages.json', ['fr', 'en', 'de']);
    words();
    expect(read(`${FOLDER}/board.ts`)).toContain("de: 'Aus: {name}'");
  });

  test('who changes nothing changes nothing', () => {
    words();
    const before = read(`${FOLDER}/board.ts`);
    words('--out', 'en', 'en.json');
    expect(words('--in', 'en.json').ok).toBe(true);
    expect(read(`${FOLDER}/board.ts`)).toBe(before);
    expect(words('--check').ok).toBe(true);
  });

  test('who loses a blank is told, and nothing is lost', () => {
    words('--out', 'en', 'en.json');
    put('en.json', read('en.json').replace('{name} is out', 'Out'));
    const before = read(`${FOLDER}/en.json`);
    expect(words('--in', 'en.json')).toMatchObject({ ok: false, said: expect.stringContaining('other blanks (none) than in fr (name)') });
    expect(read(`${FOLDER}/en.json`)).toBe(before);
  });

  test.each(['{', '[]', '{"language":"fr","folders":{}}', '{"language":"de","folders":{"elsewhere":{}}}'])(
    'whose file is %s is refused',
    (file) => {
      put('de.json', file);
      expect(words('--in', 'de.json').ok).toBe(false);
    },
  );
});
