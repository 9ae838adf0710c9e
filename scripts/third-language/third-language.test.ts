import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CHARACTERS, LEVELS } from '@pocket-stadium/bots/kit';
import { KINDS } from '@pocket-stadium/print/kit';
import { GAMES, type Game, type Match, makeRecordText, newHeader, Play } from '@pocket-stadium/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStrange, ordinaryWords, strangeMessage } from './pseudo.ts';
import { LANGUAGE, type Tree, treeWithThirdLanguage } from './tree.ts';

let tree: Tree;
beforeAll(() => {
  tree = treeWithThirdLanguage();
  tree.run('node', 'scripts/build.mjs', '--cli');
  for (const game of GAMES.values()) writeFileSync(join(tree.root, `kept-${game.about.id}.txt`), makeRecordText(begun(game)));
});
afterAll(() => tree?.remove());

/** A match of a few entries, of first moves and throws of one after the other. */
function begun(game: Game): Match {
  const seats = ['Lucie', 'Sami', 'Papi'].slice(0, game.about.seats.min).map((name) => ({ name }));
  const header = newHeader(game, { seats, options: {}, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  for (let i = 0; i < 12 && play.next.kind !== 'over'; i++) {
    const { next } = play;
    if (next.kind === 'choice') play.append({ type: 'move', seat: next.seat, move: game.moves(play.state)[0] as string });
    else
      play.append({
        type: 'roll',
        seat: next.seat,
        faces: Array.from({ length: next.dice }, (_, die) => 1 + ((i + die) % 6)),
        from: 'hand',
      });
  }
  return play.match;
}

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

/** Ids stay what they are in every language: commands and their flags, games, options and their values, levels of bots. So do the names of bots. */
const IDS = new Set(
  [...GAMES.values()]
    .flatMap(({ about }) => [about.id, ...Object.entries(about.options).flatMap(([name, spec]) => [name, ...valuesOf(spec)])])
    .concat('stadium', ...LEVELS, ...CHARACTERS.flatMap(({ id, name }) => [id, name]), 'true', 'false')
    .flatMap((id) => id.split(/[^\p{L}]+/u)),
);

function valuesOf(spec: object): string[] {
  return Object.values(spec).flatMap((value) => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []));
}

/** Names of arguments and variables, flags, files, and typed text are no words of a language. */
const TYPED =
  /--?[A-Za-z][\w-]*|<[^>]*>|\[[^\]]*\]|\b[A-Z][A-Z_]+\b|\(#\w+\)|\S*\/\S*|\bnosuch\b|\bxx\b|\bstadium [a-z]+|^ {2}[a-z]+(?= {2,})/gm;

/** Cells and moves of the fields of hexagons, and the names of those who play. */
const NAMED = /\b[a-z]\d+(?:[x>-]\(?[a-z]\d+\)?)*|(?<!\p{L})(Lucie|Sami|Papi)(?!\p{L})/gu;

/** What is typed after a flag stays too: choices and defaults, which help lists. */
const CHOICES = new Set([
  ...['program', 'manual', 'bot', ...KINDS, 'letter', 'warn', 'matches', 'tables', 'guests', 'seasons'],
  ...['new', 'table', 'leaders', 'bulletin', 'export', 'import', 'round', 'robin', 'swiss', 'knock', 'out', 'ladder', 'double'],
]);

/** Words that are left; a letter alone is no word. */
const left = (said: string): string[] =>
  ordinaryWords(said.replace(TYPED, ' ').replace(NAMED, ' ')).filter((word) => !IDS.has(word) && word.length > 1);

describe('a third language', () => {
  it('is files beside those of the first two, and one line', () => {
    expect(tree.added.filter((file) => !/\/(words|page)\/qps\.(json|md)$/.test(file))).toEqual(['languages.json']);
    expect(tree.run('node', 'scripts/words.mjs', '--check')).toContain('0 stale, 0 texts missing');
  });

  it('needs no change of a type, in TypeScript or in a component', () => {
    // One program of everything: two would read most of it twice.
    const web = join(tree.root, 'packages/web');
    const { include, ...rest } = JSON.parse(readFileSync(join(web, 'tsconfig.json'), 'utf8')) as { include: string[] };
    const { include: others } = JSON.parse(readFileSync(join(tree.root, 'tsconfig.json'), 'utf8')) as { include: string[] };
    const all = [...include, ...others.filter((path) => path !== 'bench').map((path) => `../../${path}`)];
    writeFileSync(join(web, 'tsconfig.all.json'), JSON.stringify({ ...rest, include: all }));
    // A text that lacks a language must be noticed, in either kind of file.
    const lacking = `{ fr: 'un', en: 'one' }`;
    const planted = ['packages/cli/src/planted.ts', 'packages/web/src/planted.ts', 'packages/web/src/Planted.svelte'];
    for (const file of planted) {
      const script = `import type { Words } from '@pocket-stadium/kernel';\nexport const ONE: Words = ${lacking};\n`;
      writeFileSync(join(tree.root, file), file.endsWith('.ts') ? script : `<script lang="ts" module>\n${script}</script>\n`);
    }
    const args = ['svelte-check', '--tsconfig', './tsconfig.all.json', '--output', 'machine', '--threshold', 'error'];
    const { stdout } = spawnSync('npx', args, { cwd: web, encoding: 'utf8', maxBuffer: 1 << 26 });
    for (const file of planted) rmSync(join(tree.root, file));
    const errors = stdout.split('\n').filter((line) => / ERROR /.test(line));
    const isPlanted = (line: string) => planted.some((file) => line.includes(basename(file)));
    expect(errors.filter((line) => !isPlanted(line))).toEqual([]);
    expect(errors.filter(isPlanted)).toHaveLength(planted.length);
  }, 1_800_000);

  it('has strange letters, and the blanks and forms of the first', () => {
    expect(strangeMessage('{who} : {n, plural, =0 {rien} one {# dé de {name}} other {# dés}}')).toBe(
      '{who} : {n, plural, =0 {õíåñ} one {# ðå ðå {name}} other {# ðåø}}',
    );
    expect(left('Un bot joue. --seats pocket-rugby ñóñ')).toEqual(['Un', 'bot', 'joue']);
  });
});

describe('paper', () => {
  it('says nothing in French or English: every page to print and the paper of a match, of every game', () => {
    const said = tree.run('node', '--import', 'tsx', 'scripts/third-language/papers.ts', LANGUAGE);
    const papers = Object.entries(JSON.parse(said) as Record<string, string[]>);
    expect(papers.length).toBeGreaterThan(4 * GAMES.size);
    expect(papers.filter(([, texts]) => !texts.some(isStrange))).toEqual([]);
    expect(papers.map(([paper, texts]) => [paper, texts.flatMap(left)]).filter(([, words]) => words?.length)).toEqual([]);
  });
});

describe('the terminal', () => {
  const games = [...GAMES.keys()];
  const QUICKLY = ['--seed', '7', '--pause', '0'];
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
      'season',
      'problem',
      'run',
      'book',
      'admin',
      'vectors',
    ].map((command) => [command, '--help']),
    ['nosuch'],
    ['games', 'nosuch'],
    ['check', '/nowhere'],
    ['play', 'play-ball', '--seats', 'bot', '--option', 'mode=nosuch'],
    ['position', 'runy-run-run', 'xx'],
    ['position', 'play-ball', 'xx'],
    ['simulate', 'one-die-baseball', '--games', '5', '--seed', 'xx'],
    // A match of bots from its first throw to its end, a drawing of one that was kept, and how bots fare.
    ...games.map((game) => ['play', game, '--seats', Array(GAMES.get(game)?.about.seats.min).fill('bot:rookie').join(), ...QUICKLY]),
    ...games.map((game) => ['replay', `kept-${game}.txt`, '--at', '9']),
    ['arena', 'pocket-rugby', 'rookie', 'regular', '--games', '4', '--seed', '7'],
  ];
  /** Every start of the command costs most of a second, so the soak alone starts them all. */
  const heard = process.env.SOAK
    ? all
    : all.filter((args, i) => i % 4 === 0 || ['nosuch', 'check', 'position'].includes(args[0] ?? '') || args.includes('nosuch'));

  it.each(heard.map((args) => [args.join(' ')]))('says nothing in French or English: stadium %s', (line) => {
    const said = stadium(...line.split(' '));
    expect(isStrange(said), said).toBe(true);
    expect(left(said).filter((word) => !line.endsWith('--help') || !CHOICES.has(word))).toEqual([]);
  });

  it('lists its commands and asks in the third language', () => {
    const help = stadium('--help').replaceAll(/^ {2}[a-z]+( [<[].*?[>\]])?/gm, '');
    expect(left(help)).toEqual([]);
    expect(left(stadium())).toEqual([]);
  });
});
