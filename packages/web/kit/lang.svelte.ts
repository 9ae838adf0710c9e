import { FALLBACK, fill, type Lang, type Message, spokenLang, type ValuesFor } from '@pocket-stadium/kernel';
import { keep, readKept } from './keep.ts';
import { speakIn } from './texts.ts';

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
void speakIn(current);

export const lang = {
  get current(): Lang {
    return current;
  },
  /** Changes the language, once its texts are there. */
  async speak(value: Lang): Promise<void> {
    keep(KEY, value);
    await speakIn(value);
    current = value;
  },
};

/** Words in the language of the page, their blanks filled. Words without blanks take no values. */
export function say<Holes extends string = never>(
  message: Message<Holes>,
  ...[values]: [Holes] extends [never] ? [] : [ValuesFor<Holes>]
): string {
  return values === undefined ? message[current] : fill<string>(message, values, current);
}
