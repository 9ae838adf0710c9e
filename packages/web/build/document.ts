import type { Plugin } from 'vite';
import { FALLBACK, LANGS, type Words } from '../../kernel/src/words.ts';
import * as w from '../words/document.ts';

/** What is read before anybody has said which language: every language in turn. */
const inTurn = (words: Words, between: string): string => LANGS.map((lang) => words[lang]).join(between);

/** Fills the blanks of `index.html`; its language is the first until the app has started. */
export function documentWords(): Plugin {
  const blanks: Readonly<Record<string, string>> = {
    name: inTurn(w.name, ' · '),
    description: inTurn(w.description, ' '),
    needs_script: inTurn(w.needs_script, ' '),
  };
  return {
    name: 'pocket-stadium:document-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/<html lang="[^"]*"/, `<html lang="${LANGS[0]}"`).replace(/%(\w+)%/g, (blank, name: string) => blanks[name] ?? blank),
    },
  };
}

/** What a telephone calls the app once it is installed; the language that everybody is spoken to in goes first. */
export function manifestWords(): { readonly name: string; readonly short_name: string; readonly description: string } {
  const order = [FALLBACK, ...LANGS.filter((lang) => lang !== FALLBACK)];
  const all = (words: Words, between: string) => order.map((lang) => words[lang]).join(between);
  return { name: all(w.name, ' · '), short_name: w.short_name[FALLBACK], description: all(w.manifest_description, ' ') };
}
