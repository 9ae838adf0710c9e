// One file with every text for a translator, and back: folder, section, key, then the first language beside the other.
import { readFileSync } from 'node:fs';
import { problemsOf } from './format.mjs';
import { differences } from './tree.mjs';

/** The file for a translator. A text that is not translated yet is empty. */
export function gathered(tree, first, language) {
  const folders = {};
  for (const [folder, texts] of tree) {
    folders[folder] = {};
    for (const [section, keys] of Object.entries(texts[first])) {
      folders[folder][section] = {};
      for (const [key, source] of Object.entries(keys)) {
        folders[folder][section][key] = { [first]: source, [language]: texts[language][section]?.[key] ?? '' };
      }
    }
  }
  return { language, folders };
}

/** The files of a language as a translator left them, or what is wrong with them. The order is that of the first language. */
export function putBack(file, tree, first) {
  const problems = [];
  const files = new Map();
  let read;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { problems: [`${file}: ${error.message}`], files };
  }
  const { language, folders } = read;
  if (!/^[a-z]{2,3}(-\w+)*$/.test(language ?? '') || language === first || typeof folders !== 'object' || folders === null)
    return { problems: [`${file} is not a file of --out: it names no language beside ${first}, or no folders.`], files };
  for (const [folder, sections] of Object.entries(folders)) {
    const source = tree.get(folder)?.[first];
    if (!source) {
      problems.push(`${file}: there is no folder ${folder} with words.`);
      continue;
    }
    const given = {};
    for (const [section, keys] of Object.entries(sections)) {
      for (const [key, texts] of Object.entries(keys)) {
        const text = texts[language];
        if (typeof text !== 'string' || text === '') continue;
        given[section] = { ...given[section], [key]: text };
        problems.push(...problemsOf(text).map((problem) => `${file}: ${section}.${key} ${problem}`));
      }
    }
    problems.push(...differences(`${file}, ${folder}`, source, given, first));
    files.set(`${folder}/${language}.json`, inOrder(source, given));
  }
  return { problems, files, language };
}

function inOrder(source, given) {
  const ordered = {};
  for (const [section, keys] of Object.entries(source)) {
    const texts = Object.keys(keys).filter((key) => given[section]?.[key] !== undefined);
    if (texts.length > 0) ordered[section] = Object.fromEntries(texts.map((key) => [key, given[section][key]]));
  }
  return ordered;
}
