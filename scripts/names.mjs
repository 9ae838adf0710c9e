// Platform code names no game, and neither does what several games share: no file of packages/, scripts/, e2e/ or games/_*
// outside tests contains the id of a game, in any spelling, or its name in any language. An import checker cannot see
// strings. What is planted for the purpose must be caught.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const listed = JSON.parse(readFileSync(join(root, 'games/shelf.json'), 'utf8'));
const own = listed.filter((id) => existsSync(join(root, 'games', id)));
const languages = JSON.parse(readFileSync(join(root, 'languages.json'), 'utf8'));

/** `some-game`, `someGame`, `SomeGame`, `some_game`, `SOME_GAME`, and the names people read on its rules pages. */
function spellings(id) {
  const words = id.split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  const titles = languages
    .map((lang) => join(root, 'games', id, 'page', `${lang}.md`))
    .filter(existsSync)
    .map((page) => readFileSync(page, 'utf8').split('\n')[0].replace(/^# /, ''));
  return [id, pascal[0].toLowerCase() + pascal.slice(1), pascal, words.join('_'), words.join('_').toUpperCase(), ...titles];
}
const names = [...new Set(own.flatMap(spellings))];

/** The lines on which a text names a game. */
function namedIn(text) {
  return text.split('\n').flatMap((line, i) => {
    const name = names.find((each) => line.includes(each));
    return name ? [{ line: i + 1, name }] : [];
  });
}

const LOOKED_AT = ['packages', 'scripts', 'e2e', 'games/_*'];
/**
 * A test has to play something, so tests may name games: test files, what other programs computed for them, and strangers'
 * programs that the packing test runs.
 */
const TESTED = /(\.test\.ts|\/test-[^/]+\.ts)$|^packages\/[^/]+\/test\/|\/vectors\/|^scripts\/packed\//;
/**
 * In e2e/ the line runs between those who drive a browser, who know no game, and the positions of certain games that tests
 * go to. The configuration names test files.
 */
const POSITIONS = /^e2e\/(pages|kept|hex|hex-looks|vitest\.config)\.ts$/;
const TEXT = /\.(ts|mts|mjs|js|cjs|svelte|json|html|css)$/;

/** Every line of the platform that names a game. */
export function placesWithNames() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...LOOKED_AT], { cwd: root, encoding: 'utf8' });
  const spoken = (file) => TEXT.test(file) && !TESTED.test(file) && !POSITIONS.test(file);
  const files = listed.split('\n').filter((file) => spoken(file) && existsSync(join(root, file)));
  if (files.length < 100) throw new Error(`The checker of names looked at ${files.length} files alone: it cannot be trusted.`);
  return files.flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')).map((place) => ({ file, ...place })));
}

/** Spellings of games that would go unnoticed. */
export function spellingsOverlooked() {
  return own.flatMap(spellings).filter((name) => namedIn(`const game = '${name}';`).length === 0);
}
