// What is written from the texts: a typed module a section, and the list of languages.
import { relative } from 'node:path';
import { holesOf } from './format.mjs';
import { typeset } from './typography.mjs';

const KERNEL = 'packages/kernel/src';
const KERNEL_PACKAGE = { folder: 'packages/kernel/', name: '@pocket-stadium/kernel' };
export const NOTICE = '// Written by `npm run words`';

/** Every module that there should be, by path, and the texts that a language lacks. */
export function modulesOf(tree, languages) {
  const [first] = languages;
  const wanted = new Map([[`${KERNEL}/languages.ts`, languagesModule(languages)]]);
  const missing = [];
  for (const [folder, texts] of tree) {
    for (const [section, keys] of Object.entries(texts[first])) {
      const messages = Object.entries(keys).map(([key, source]) => {
        const own = languages.map((language) => {
          const text = texts[language][section]?.[key];
          if (text === undefined) missing.push(`${folder}/${language}.json: ${section}.${key}`);
          return [language, typeset(text ?? source, text === undefined ? first : language)];
        });
        return messageOf(key, own, holesOf(source));
      });
      wanted.set(`${folder}/${section}.ts`, [head(folder, languages), ...messages].join('\n'));
    }
  }
  return { wanted, missing };
}

function languagesModule(languages) {
  return [
    `${NOTICE} from languages.json.`,
    '/** The languages of the project. Everything a person reads exists in each of them. */',
    `export const LANGS = [${languages.map(quoted).join(', ')}] as const;\n`,
  ].join('\n');
}

function head(folder, languages) {
  const own = relative(folder, `${KERNEL}/words.ts`).replace(/^(?!\.)/, './');
  const from = folder.startsWith(KERNEL_PACKAGE.folder) ? own : KERNEL_PACKAGE.name;
  const sources = languages.map((language) => `${language}.json`).join(', ');
  return `${NOTICE} from ${sources}.\nimport type { Message } from '${from}';\n`;
}

function messageOf(key, texts, holes) {
  const lines = texts.map(([language, text]) => `  ${/^\w+$/.test(language) ? language : quoted(language)}: ${quoted(text)},\n`);
  const type = holes.map((hole) => `'${hole}'`).join(' | ') || 'never';
  return `export const ${key} = {\n${lines.join('')}} as Message<${type}>;\n`;
}

/** A text as the formatter wants it: in the quotes that need fewer backslashes. */
function quoted(text) {
  const json = JSON.stringify(text);
  if (text.split("'").length > text.split('"').length) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
