import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FALLBACK, fill, LANGS, type Lang } from '../../kernel/src/words.ts';
import * as w from '../words/document.ts';

/** The number of games is counted. */
const games: number = JSON.parse(readFileSync(new URL('../../../games/shelf.json', import.meta.url), 'utf8')).length;

/** The texts of the page before the app has started. */
export const documentIn = (lang: Lang) => ({
  name: w.name[lang],
  description: fill(w.description, { games }, lang),
  needs_script: `<p lang="${lang}">${w.needs_script[lang]}</p>`,
});

/** The name of the app once it is installed on a phone. */
export const manifestIn = (lang: Lang) => ({
  name: w.name[lang],
  short_name: w.short_name[lang],
  description: fill(w.description, { games }, lang),
  lang,
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  background_color: '#FAF5E9',
  theme_color: '#1B2730',
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

/**
 * Fills the blanks of `index.html` in the language for everybody, and leaves a manifest for each language: a server
 * says the page in that of its visitor, and the app takes the manifest of its own. A reader without scripts sees every
 * language.
 */
export function documentWords(): Plugin {
  const needs_script = LANGS.map((lang) => documentIn(lang).needs_script).join('');
  const blanks: Readonly<Record<string, string>> = { ...documentIn(FALLBACK), needs_script };
  return {
    name: 'pocket-stadium:document-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/<html lang="[^"]*"/, `<html lang="${FALLBACK}"`).replace(/%(\w+)%/g, (blank, name: string) => blanks[name] ?? blank),
    },
    generateBundle() {
      for (const lang of LANGS) {
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source: JSON.stringify(manifestIn(lang)) });
      }
    },
  };
}
