import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryWords, strangeMessage } from './pseudo.ts';
import { LANGUAGE, type Tree, treeWithThirdLanguage } from './tree.ts';

let tree: Tree;
beforeAll(() => {
  tree = treeWithThirdLanguage();
  tree.run('node', 'scripts/build.mjs', '--cli');
});
afterAll(() => tree?.remove());

/** What the command says to a person who speaks the third language. */
function stadium(...args: readonly string[]): string {
  const env = { ...process.env, LC_ALL: `${LANGUAGE}.UTF-8`, XDG_DATA_HOME: join(tree.root, 'kept'), NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync('node', ['packages/cli/bin/stadium.js', ...args], {
    cwd: tree.root,
    encoding: 'utf8',
    env,
    input: '',
  });
  return stdout + stderr;
}

/** Ids stay what they are in every language: commands and their flags, games, options and their values, levels of bots. */
const IDS = new Set(
  [...GAMES.values()]
    .flatMap(({ about }) => [about.id, ...Object.entries(about.options).flatMap(([name, spec]) => [name, ...valuesOf(spec)])])
    .concat('stadium', 'rookie', 'regular', 'best', 'true', 'false')
    .flatMap((id) => id.split(/[^A-Za-z]+/)),
);

function valuesOf(spec: object): string[] {
  return Object.values(spec).flatMap((value) => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []));
}

/** Names of arguments and variables, flags, files, and typed text are no words of a language. */
const TYPED =
  /--?[A-Za-z][\w-]*|<[^>]*>|\[[^\]]*\]|\b[A-Z][A-Z_]+\b|\(#\w+\)|\S*\/\S*|\bnosuch\b|\bxx\b|\bstadium [a-z]+|^ {2}[a-z]+(?= {2,})/gm;

const left = (said: string): string[] => ordinaryWords(said.replace(TYPED, ' ')).filter((word) => !IDS.has(word));

describe('a third language', () => {
  it('is files beside those of the first two, and one line', () => {
    expect(tree.added.filter((file) => !/\/(words|page)\/qps\.(json|md)$/.test(file))).toEqual(['languages.json']);
    expect(tree.run('node', 'scripts/words.mjs', '--check')).toContain('0 stale, 0 texts missing');
  });

  it('needs no change of a type', () => {
    const { stdout } = spawnSync('npx', ['tsc', '-p', '.'], { cwd: tree.root, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => /error TS/.test(line))).toEqual([]);
  });

  it('has strange letters, and the blanks and forms of the first', () => {
    expect(strangeMessage('{who} : {n, plural, =0 {rien} one {# dé de {name}} other {# dés}}')).toBe(
      '{who} : {n, plural, =0 {ṛịẹṇ} one {# ḍẹ ḍẹ {name}} other {# ḍẹṣ}}',
    );
    expect(left('Un bot joue. --seats pocket-rugby ṇọṇ')).toEqual(['Un', 'bot', 'joue']);
  });
});

describe('the terminal', () => {
  const games = [...GAMES.keys()];
  const all = [
    ...games.flatMap((game) => [
      ['games', game],
      ['rules', game],
      ['glossary', game],
    ]),
    ...[
      'play',
      'serve',
      'export',
      'import',
      'replay',
      'review',
      'check',
      'verify',
      'simulate',
      'arena',
      'exact',
      'solve',
      'position',
      'print',
    ].map((command) => [command, '--help']),
    ['nosuch'],
    ['games', 'nosuch'],
    ['check', '/nowhere'],
    ['play', 'play-ball', '--seats', 'bot', '--option', 'mode=nosuch'],
    ['position', 'runy-run-run', 'xx'],
    ['position', 'play-ball', 'xx'],
    ['simulate', 'one-die-baseball', '--games', '5', '--seed', 'xx'],
  ];
  /** Every start of the command costs most of a second, so the soak alone starts them all. */
  const heard = process.env.SOAK ? all : all.filter((_, i) => i % 4 === 0 || i >= all.length - 7);

  it.each(heard.map((args) => [args.join(' ')]))('says nothing in French or English: stadium %s', (line) => {
    const said = stadium(...line.split(' '));
    expect(said).toMatch(/[ạẹịọụṣṭṇ]/);
    expect(left(said)).toEqual([]);
  });

  it('lists its commands and asks in the third language', () => {
    const help = stadium('--help').replaceAll(/^ {2}[a-z]+( [<[].*?[>\]])?/gm, '');
    expect(left(help)).toEqual([]);
    expect(left(stadium())).toEqual([]);
  });
});
