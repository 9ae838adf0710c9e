import { FALLBACK, fill, type Lang, type Message, spokenLang, type ValuesFor } from '@pocket-stadium/kernel';
import { keep, readKept } from './keep.ts';

const KEY = 'lang';

/** What the person chose, else the first language of the browser that we speak, else the one for everybody. */
function firstLang(): Lang {
  for (const tag of [readKept(KEY), ...navigator.languages]) {
    const lang = spokenLang(tag ?? '');
    if (lang) return lang;
  }
  return FALLBACK;
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

/** Words in the language of the page, their blanks filled; what has no blanks takes no values. */
export function say<Holes extends string = never>(
  message: Message<Holes>,
  ...[values]: [Holes] extends [never] ? [] : [ValuesFor<Holes>]
): string {
  return values === undefined ? message[current] : fill<string>(message, values, current);
}

export function startLang(): void {
  document.documentElement.lang = current;
}
