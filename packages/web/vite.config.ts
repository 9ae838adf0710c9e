import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ahead } from './build/ahead.ts';
import { fonts } from './build/fonts.ts';
import { packed } from './build/packed.ts';
import { pageHtml } from './build/page-html.ts';
import { rulesPages } from './build/rules-pages.ts';

/**
 * What travels together. Over a slow line every file costs a round trip, so what several pages share comes in few
 * parcels: what is there from the start, what nearly every page says, what every table is made of, the rules of a game.
 * Of what matches two of them the first takes it.
 */
const PARCELS = [
  { name: 'app', tags: ['$initial' as const], minShareCount: 1 },
  {
    name: 'words',
    test: /rolldown\/runtime|\/web\/words\/(ui|shelf|pages|setup|board|table|share)\.ts|\/kernel\/src\/record|\/web\/src\/(records|dates|share\/copy)/,
  },
  { name: 'setup', test: /\/web\/src\/(setup|ui|match\/local-match)|\/kernel\/src\/(illegal|roll-off|tell)/ },
  { name: 'baseball', test: /\/games\/(_baseball\/rules\/|dice-and-run\/rules\/state)/ },
  { name: 'grid', test: /\/games\/_hex\/rules\// },
  { name: (id: string) => /\/games\/([^/_]+)\/rules\//.exec(id)?.[1] ?? null, minShareCount: 1, debugName: 'rules' },
  { name: 'table', test: /\/web\/src\/(table\/|boards\/(index|contract)|match\/table)/ },
  { name: 'online', test: /\/web\/src\/online\/|\/web\/words\/online\.ts/ },
  { name: 'diamond', test: /\/web\/src\/boards\/baseball\/|\/web\/words\/baseball\.ts|\/web\/src\/table\/stamps/ },
  { name: 'hexagons', test: /\/web\/src\/boards\/hex\/|\/web\/words\/hex\.ts/ },
].map((parcel, i, { length }) => ({ minShareCount: 2, ...parcel, priority: length - i }));

export default defineConfig({
  base: './',
  plugins: [
    fonts(),
    svelte(),
    rulesPages(),
    pageHtml(),
    ahead(),
    packed(),
    VitePWA({
      injectRegister: false,
      manifest: {
        name: 'Pocket Stadium · Stade de poche',
        short_name: 'Stadium',
        description: 'Seven pocket sports games. Sept jeux de sport qui tiennent dans la poche.',
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
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } } },
  },
  worker: { format: 'es' },
});
