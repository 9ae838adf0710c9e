/** The languages of the house. Everything a person reads exists in each of them. */
export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** One text in every language. */
export type Words = Readonly<Record<Lang, string>>;

/** What a template may be filled with; `Words` are picked by language. */
export type Value = string | number | boolean | Words | readonly (string | number)[] | null | undefined;
export type Values = Readonly<Record<string, Value>>;

/**
 * Fills a template. `{runs}` is the value; `{runs|none|one|many}` picks a form by number
 * (0, 1, more), and `#` inside a form is the number itself.
 */
export function fill(template: Words, values: Values, lang: Lang): string {
  return template[lang].replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*)\|([^|{}]*))?\}/g, (_, name: string, none, one, many) => {
    const value = values[name];
    if (many === undefined) return show(value, lang);
    const count = Number(value ?? 0);
    const form: string = count === 0 ? none : count === 1 ? one : many;
    return form.replaceAll('#', String(count));
  });
}

function show(value: Value, lang: Lang): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return (value as Words)[lang];
  return String(value);
}
