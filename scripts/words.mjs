// Texts stand in `words/<language>.json`, by section; this writes a typed module a section beside them, which is checked
// in. `--check` only looks; `--out de [FILE]` gathers every text for a translator, `--in FILE` puts them back.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { modulesOf, NOTICE } from './words/modules.mjs';
import { gathered, putBack } from './words/translator.mjs';
import { readTree, wordsFiles } from './words/tree.mjs';
import { unsaid } from './words/unsaid.mjs';

const LANGUAGES = JSON.parse(readFileSync('languages.json', 'utf8'));
const [FIRST] = LANGUAGES;
const [mode, given, outFile] = process.argv.slice(2);

/** Says what is wrong and ends. Nothing has been written by then. */
function refuse(problems) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

function readAll(languages) {
  const { tree, problems } = readTree(languages);
  if (problems.length > 0) refuse(problems);
  return tree;
}

/** Writes the modules, or says which ones are not what they should be. */
function modules(write) {
  const tree = readAll(LANGUAGES);
  const { wanted, missing } = modulesOf(tree, LANGUAGES);
  const isWritten = (file) => file.endsWith('.ts') && readFileSync(file, 'utf8').startsWith(NOTICE);
  const left = wordsFiles().filter((file) => isWritten(file) && !wanted.has(file));
  const stale = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text).map(([file]) => file);
  for (const text of missing) console.log(`${text} is missing, ${FIRST} stands in for it`);
  if (!write) {
    const wrong = [
      ...stale.map((file) => `${file} is stale: npm run words`),
      ...left.map((file) => `${file} has no texts any more: npm run words`),
      ...unsaid(tree, FIRST).map((text) => `${text} is said nowhere`),
    ];
    if (wrong.length > 0) refuse(wrong);
  }
  for (const file of stale) writeFileSync(file, wanted.get(file));
  for (const file of left) rmSync(file);
  console.log(`${wanted.size} modules, ${stale.length + left.length} ${write ? 'changed' : 'stale'}, ${missing.length} texts missing`);
}

function out(language, file = `words.${language}.json`) {
  if (!/^[a-z]{2,3}(-\w+)*$/.test(language ?? '') || language === FIRST) refuse([`--out wants a language beside ${FIRST}: --out de`]);
  writeFileSync(file, json(gathered(readAll([...new Set([...LANGUAGES, language])]), FIRST, language)));
  console.log(`${file}: fill what is empty, then: npm run words -- --in ${file}`);
}

function takeIn(file) {
  if (!file) refuse(['--in wants the file that --out made.']);
  const { problems, files, language } = putBack(file, readAll(LANGUAGES), FIRST);
  if (problems.length > 0) refuse(problems);
  for (const [path, texts] of files) writeFileSync(path, json(texts));
  console.log(`${files.size} files of ${language}`);
  if (LANGUAGES.includes(language)) modules(true);
  else console.log(`Add "${language}" to languages.json, then: npm run words`);
}

if (mode === undefined) modules(true);
else if (mode === '--check') modules(false);
else if (mode === '--out') out(given, outFile);
else if (mode === '--in') takeIn(given);
else refuse([`No such option: ${mode}. There are --check, --out LANGUAGE [FILE] and --in FILE.`]);
