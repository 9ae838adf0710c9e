import { LANGS, type Lang, type Words } from '@pocket-stadium/rules';
import { keep, readKept } from './keep.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

const KEY = 'lang';

/** What the person chose, else the first language of the browser that we speak, else English. */
function firstLang(): Lang {
  const wanted = [readKept(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  for (const tag of wanted) {
    const lang = LANGS.find((known) => known === tag);
    if (lang) return lang;
  }
  return 'en';
}

let current: Lang = $state(firstLang());

export const lang = {
  get current(): Lang {
    return current;
  },
  set current(value: Lang) {
    current = value;
    keep(KEY, value);
    document.documentElement.lang = value;
  },
};

/** Words in the language of the page. */
export const say = (words: Words): string => words[current];

export function startLang(): void {
  overwriteGetLocale(() => current);
  document.documentElement.lang = current;
}
