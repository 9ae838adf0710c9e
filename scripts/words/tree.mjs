// The folders `words/` of the tree, what stands in them, and what is wrong with it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { holesOf, problemsOf } from './format.mjs';

const RESERVED =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** All files of folders `words/`, written modules included. */
export function wordsFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return listed.split('\n').filter((file) => basename(dirname(file)) === 'words' && existsSync(file));
}

/** The texts of every folder that has a file of the first language: folder, language, section, key. */
export function readTree([first, ...others]) {
  const problems = [];
  const tree = new Map();
  for (const folder of wordsFiles()
    .filter((file) => basename(file) === `${first}.json`)
    .map(dirname)) {
    const texts = {};
    for (const language of [first, ...others]) texts[language] = readTexts(`${folder}/${language}.json`, problems);
    problems.push(...namesIn(`${folder}/${first}.json`, texts[first]));
    for (const language of others) problems.push(...differences(`${folder}/${language}.json`, texts[first], texts[language], first));
    tree.set(folder, texts);
  }
  return { tree, problems };
}

/** The texts of a file, by section and key. What is no text is reported and left out. An empty text is not translated yet. */
function readTexts(file, problems) {
  if (!existsSync(file)) return {};
  let read;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    problems.push(`${file}: ${error.message}`);
    return {};
  }
  const sections = {};
  for (const [section, texts] of Object.entries(read)) {
    sections[section] = {};
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string') problems.push(`${file}: ${section}.${key} is not a text.`);
      else if (text !== '') {
        sections[section][key] = text;
        problems.push(...problemsOf(text).map((problem) => `${file}: ${section}.${key} ${problem}`));
      }
    }
  }
  return sections;
}

function namesIn(file, sections) {
  const keys = Object.entries(sections).flatMap(([section, texts]) => Object.keys(texts).map((key) => ({ section, key })));
  return [
    ...Object.keys(sections)
      .filter((section) => !/^[\w-]+$/.test(section))
      .map((section) => `${file}: ${section} cannot be the name of a module.`),
    ...keys
      .filter(({ key }) => !/^[A-Za-z_]\w*$/.test(key) || RESERVED.test(key))
      .map(({ section, key }) => `${file}: ${section}.${key} cannot be the name of a constant.`),
  ];
}

/** Texts that the first language lacks, and blanks that are not its blanks. */
export function differences(file, first, other, firstName) {
  const found = [];
  for (const [section, texts] of Object.entries(other)) {
    for (const [key, text] of Object.entries(texts)) {
      const source = first[section]?.[key];
      const [own, wanted] = [text, source ?? ''].map((each) => holesOf(each).sort().join(', ') || 'none');
      if (source === undefined) found.push(`${file}: there is no ${section}.${key} in ${firstName}.`);
      else if (own !== wanted) found.push(`${file}: ${section}.${key} has other blanks (${own}) than in ${firstName} (${wanted}).`);
    }
  }
  return found;
}
