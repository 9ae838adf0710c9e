import { LANGS } from './languages.ts';

export { LANGS };
export type Lang = (typeof LANGS)[number];

/** One text in every language. */
export type Words = Readonly<Record<Lang, string>>;

/** Whoever asks for no language that we speak is spoken to in this one. */
export const FALLBACK: Lang = 'en';

/** Words made language by language. */
export function inEveryLang(make: (lang: Lang) => string): Words {
  return Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, string>;
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

/** What a template may be filled with; `Words` are picked by language. */
export type Value = string | number | boolean | Words | readonly (string | number)[] | null | undefined;
export type Values = Readonly<Record<string, Value>>;

declare const HOLES: unique symbol;

/** Words with blanks that are known by name; `Message<never>` has none. The names exist for the type checker alone. */
export type Message<Holes extends string> = Words & { readonly [HOLES]?: Holes };

/** A value for each blank of a message, and no others. */
export type ValuesFor<Holes extends string> = [Holes] extends [never] ? Readonly<Record<string, never>> : Readonly<Record<Holes, Value>>;

/** `{name}`, or `{n, plural, …}` with its forms, which hold no more than `{name}`. The same in scripts/words/format.mjs. */
const HOLE = /\{(\w+)(?:,\s*plural,((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*))?\}/g;
const FORM = /(=\d+|\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Fills a template, written in a part of ICU MessageFormat. `{runs}` is the value;
 * `{runs, plural, =0 {none} one {a run} other {# runs}}` picks a form by number, as the language counts,
 * an exact number first; `#` inside a form is the number itself.
 */
export function fill<Holes extends string = string>(template: Message<Holes>, values: ValuesFor<Holes>, lang: Lang): string {
  const given: Values = values;
  return template[lang].replace(HOLE, (_, name: string, forms: string | undefined) => {
    if (forms === undefined) return show(given[name], lang);
    const count = Number(given[name] ?? 0);
    const form = formFor(count, forms, lang).replaceAll('#', String(count));
    return form.replace(HOLE, (_, inner: string) => show(given[inner], lang));
  });
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

/** Among values, words are what is neither simple nor a list. */
export const isWords = (value: Value): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value);

function show(value: Value, lang: Lang): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (isWords(value)) return value[lang];
  return String(value);
}
