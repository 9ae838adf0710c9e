import { LANGS } from './languages.ts';

export { LANGS };
export type Lang = (typeof LANGS)[number];

/** One text in every language. */
export type Words = Readonly<Record<Lang, string>>;

/** The language for a person who asks for none that we speak. */
export const FALLBACK: Lang = 'en';

/** Words made language by language, each when it is read: a page may hold its own language alone. */
export function inEveryLang(make: (lang: Lang) => string): Words {
  const words = {};
  for (const lang of LANGS) Object.defineProperty(words, lang, { enumerable: true, get: () => make(lang) });
  return words as Words;
}

/** A text that is the same in every language, or that is known in one alone. */
export const sameInAll = (text: string): Words => inEveryLang(() => text);

/** The language that a tag of a browser (`fr-CA`) or a locale of a system (`fr_CA.UTF-8`) asks for, if we speak it. */
export function spokenLang(tag: string): Lang | undefined {
  const parts = tag.trim().toLowerCase().split(/[.@]/)[0]?.split(/[-_]/) ?? [];
  for (let length = parts.length; length > 0; length--) {
    const asked = parts.slice(0, length).join('-');
    const lang = LANGS.find((known) => known.toLowerCase() === asked);
    if (lang) return lang;
  }
  return undefined;
}

/** What a blank may be filled with; `Words` are picked by language. */
export type Value = string | number | boolean | Words | readonly (string | number)[] | null | undefined;
export type Values = Readonly<Record<string, Value>>;

declare const HOLES: unique symbol;

/** Words with blanks that are known by name; `Message<never>` has none. The names exist for the type checker alone. */
export type Message<Holes extends string> = Words & { readonly [HOLES]?: Holes };

/** A value for each blank of a message, and no others. */
export type ValuesFor<Holes extends string> = [Holes] extends [never] ? Readonly<Record<string, never>> : Readonly<Record<Holes, Value>>;

/** `{name}`, or `{n, plural, …}` or `{who, select, …}` with its forms, which hold no more than `{name}`. The same in scripts/words/format.mjs. */
const HOLE = /\{(\w+)(?:,\s*(plural|select),((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;
const FORM = /(=\d+|\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Fills a template, written in a part of ICU MessageFormat. `{runs}` is the value. `{runs, plural, =0 {none} one {a
 * run} other {# runs}}` picks a form by number, as the language counts, an exact number first. `#` inside a form is the
 * number itself. `{seat, select, you {You roll} other {{seat} rolls}}` picks a form by who it is; where "you" stands
 * for a name inside a sentence, it is written small.
 */
export function fill<Holes extends string = string>(template: Message<Holes>, values: ValuesFor<Holes>, lang: Lang): string {
  const given: Values = values;
  return template[lang].replace(HOLE, (_, name: string, kind: string | undefined, forms: string | undefined, at: number, text: string) => {
    if (forms === undefined) return show(given[name], lang, beginsAt(text, at));
    if (kind === 'select') return within(personForm(given[name], forms), given, lang, beginsAt(text, at));
    const count = Number(given[name] ?? 0);
    const form = formFor(count, forms, lang).replaceAll('#', String(count));
    return within(form, given, lang, beginsAt(text, at));
  });
}

/** A form with its values. */
function within(form: string, given: Values, lang: Lang, begins: boolean): string {
  return form.replace(HOLE, (_, inner: string, _kind, _forms, at: number) =>
    show(given[inner], lang, at === 0 ? begins : beginsAt(form, at)),
  );
}

/** Whether a sentence begins at an index of a text. */
const beginsAt = (text: string, at: number): boolean => /(^|[.!?…]\s+)$/.test(text.slice(0, at));

/**
 * This mark stands after the word for the person who reads. No name holds it (`isName` refuses what cannot be seen), so
 * nobody else can pass for "you".
 */
const YOU_MARK = '\u2060';
const isYou = (value: Value): value is string => typeof value === 'string' && value.endsWith(YOU_MARK);

/** The word for "you", as a name. */
export const asYou = (word: Words, lang: Lang): string => word[lang] + YOU_MARK;
/** Whether a name is the word for "you". */
export const meansYou = (name: string | undefined): boolean => isYou(name);

function personForm(value: Value, forms: string): string {
  const byKind = new Map([...forms.matchAll(FORM)].map(([, kind = '', form = '']) => [kind, form]));
  return byKind.get(isYou(value) ? 'you' : String(value)) ?? byKind.get('other') ?? '';
}

function formFor(count: number, forms: string, lang: Lang): string {
  const byKind = new Map<string, string>();
  for (const [, kind = '', form = ''] of forms.matchAll(FORM)) byKind.set(kind, form);
  return byKind.get(`=${count}`) ?? byKind.get(kindOf(count, lang)) ?? byKind.get('other') ?? '';
}

const counting = new Map<Lang, Intl.PluralRules>();

/** One, few, many …: which form a number takes in a language. */
function kindOf(count: number, lang: Lang): string {
  const rules = counting.get(lang) ?? new Intl.PluralRules(lang);
  counting.set(lang, rules);
  return rules.select(count);
}

/** Whether a value is words: neither simple nor a list. */
export const isWords = (value: Value): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value);

function show(value: Value, lang: Lang, begins: boolean): string {
  if (value === null || value === undefined) return '';
  if (isYou(value)) return (begins ? value : value.charAt(0).toLowerCase() + value.slice(1)).replace(YOU_MARK, '');
  if (Array.isArray(value)) return value.join(', ');
  if (isWords(value)) return value[lang];
  return String(value);
}
