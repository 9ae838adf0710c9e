import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fill, LANGS } from '../../kernel/src/words.ts';
import { description } from '../words/description.ts';

const games = JSON.parse(readFileSync(new URL('../../../games/shelf.json', import.meta.url), 'utf8')).length;

/** What search engines and installers say of the app, in every language: how many games there are is counted. */
export const DESCRIPTION = LANGS.map((lang) => fill(description, { games }, lang)).join(' ');

/** Says it in the page. */
export function described(): Plugin {
  return {
    name: 'pocket-stadium:description',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'description', content: DESCRIPTION }, injectTo: 'head' }],
  };
}
