import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './build/ahead.ts';
import { documentWords, manifestWords } from './build/document.ts';
import { fonts } from './build/fonts.ts';
import { packed } from './build/packed.ts';
import { pageHtml } from './build/page-html.ts';
import { rulesPages } from './build/rules-pages.ts';

/** `pocket-rugby.rules`: parts of games are told apart by game and part. */
const named = (found: RegExpExecArray | null, part: string): string | null => (found ? `${found[1]}.${part}` : null);

/** Every part of a game is a file of the same name: the game and the part make the name of its script. */
const PART = /\/games\/([^/]+)\/(board|lesson|print|bots\/solver|bots\/oracle|bots|page\/[\w-]+)(?:\/index)?\.\w+$/;
function scriptName({ facadeModuleId, name }: { readonly facadeModuleId?: string | null; readonly name: string }): string {
  const [, game, part] = PART.exec(facadeModuleId?.replace(/\?.*$/, '') ?? '') ?? [];
  return `assets/${game && part ? `${game}.${part.replaceAll('/', '-')}` : name}-[hash].js`;
}

/**
 * What travels together. Over a slow line every file costs a round trip, so what several pages share comes in few
 * parcels: what is there from the start, what nearly every page says, what every table is made of, the rules of a game.
 * Of what matches two of them the first takes it.
 */
const PARCELS = [
  { name: 'app', tags: ['$initial' as const], minShareCount: 1 },
  {
    name: 'words',
    test: /rolldown\/runtime|\/web\/(kit\/)?words\/(ui|shelf|pages|setup|board|table|share|refusals)\.ts|\/kernel\/(src|words)\/record|\/web\/src\/(records|dates|share\/copy)/,
  },
  {
    name: 'setup',
    test: /\/web\/(src\/(setup|ui|match\/(local-match|session-match|bots))|kit\/ui)|\/kernel\/(src|words)\/(illegal|refusals|roll[-_]off|seating|tell|timeline)/,
  },
  { name: (id: string) => named(/\/games\/_(\w+)\/rules\//.exec(id), 'rules'), debugName: 'rules of a sport' },
  { name: (id: string) => named(/\/games\/([^/_]+)\/rules\//.exec(id), 'rules'), minShareCount: 1, debugName: 'rules' },
  { name: 'table', test: /\/web\/(src\/(table\/|boards\/index|match\/(session\.|display|draft))|kit\/board)/ },
  { name: 'online', test: /\/web\/(src\/online\/|words\/online\.ts)/ },
  { name: (id: string) => named(/\/games\/_(\w+)\/(?:board\/|words\/board\.ts)/.exec(id), 'board'), debugName: 'board of a sport' },
].map((parcel, i, { length }) => ({ minShareCount: 2, ...parcel, priority: length - i }));

export default defineConfig({
  base: './',
  plugins: [
    documentWords(),
    fonts(),
    svelte(),
    rulesPages(),
    pageHtml(),
    ahead(),
    packed(),
    VitePWA({
      injectRegister: false,
      manifest: {
        ...manifestWords(),
        id: './',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#FAF5E9',
        theme_color: '#1B2730',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        navigateFallback: 'page.html',
        // Pages of the app with two segments; everything else is asked of the server, `/` is precached.
        navigateFallbackAllowlist: [/\/(g|rules|glossary|play|my|learn|after|check|print|new|bring|lobby|t|m)\/[^/.]+$/],
        directoryIndex: 'index.html',
        importScripts: ['notification-click.js'],
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // All styles are as small as a picture; a file for each part would cost more round trips than it saves bytes.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS }, chunkFileNames: scriptName } },
  },
  worker: { format: 'es' },
});
