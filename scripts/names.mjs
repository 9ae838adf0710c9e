// Platform code names no game: no file of packages/ or scripts/ outside tests contains the id of a game, in any spelling,
// or its name in any language. An import checker cannot see strings. What is planted for the purpose must be caught.
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

const TESTED = /(\.test\.ts|\/test-[^/]+\.ts)$|^packages\/[^/]+\/(test|vectors)\/|^scripts\/packed\//;
const TEXT = /\.(ts|mts|mjs|js|cjs|svelte|json|html|css)$/;

/** Every line of the platform that names a game. */
export function placesWithNames() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'scripts'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => TEXT.test(file) && !TESTED.test(file) && existsSync(join(root, file)));
  if (files.length < 100) throw new Error(`The checker of names looked at ${files.length} files alone: it cannot be trusted.`);
  return files.flatMap((file) => namedIn(readFileSync(join(root, file), 'utf8')).map((place) => ({ file, ...place })));
}

/** Spellings of games that would go unnoticed. */
export function spellingsOverlooked() {
  return own.flatMap(spellings).filter((name) => namedIn(`const game = '${name}';`).length === 0);
}
