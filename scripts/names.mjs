// Platform code names no game: no file of packages/ or scripts/ outside tests contains the id of a game, in any spelling,
// or its name in any language. An import checker cannot see strings. With --planted it must catch what is planted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const listed = JSON.parse(readFileSync(join(root, 'games/shelf.json'), 'utf8'));
const own = listed.filter((id) => existsSync(join(root, 'games', id)));
const languages = JSON.parse(readFileSync(join(root, 'languages.json'), 'utf8'));

/** `pocket-rugby`, `pocketRugby`, `PocketRugby`, `POCKET_RUGBY`, and the names people read on its rules pages. */
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

/** Where a text names a game, by line. */
export function namedIn(text) {
  return text.split('\n').flatMap((line, i) => {
    const name = names.find((each) => line.includes(each));
    return name ? [{ line: i + 1, name }] : [];
  });
}

const TESTED = /(\.test\.ts|\/test-[^/]+\.ts)$|^packages\/[^/]+\/test\/|^scripts\/packed\//;
const TEXT = /\.(ts|mts|mjs|js|cjs|svelte|json|html|css)$/;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'scripts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT.test(file) && !TESTED.test(file) && existsSync(join(root, file)));

const found = files.flatMap((file) =>
  namedIn(readFileSync(join(root, file), 'utf8')).map(({ line, name }) => `${file}:${line} names a game: ${name}`),
);
for (const place of found) console.error(place);

// A check that overlooks what it looks for checks nothing.
const [first = ''] = own;
const overlooked = spellings(first).filter((name) => namedIn(`const game = '${name}';`).length === 0);
for (const name of overlooked) console.error(`"${name}" names a game and was not caught.`);
console.log(`${files.length} platform files, ${names.length} names of games, ${found.length} found`);
process.exitCode = found.length > 0 || overlooked.length > 0 ? 1 : 0;
