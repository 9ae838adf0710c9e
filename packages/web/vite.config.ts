import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './build/fonts.ts';
import { packed } from './build/packed.ts';
import { pageHtml } from './build/page-html.ts';
import { rulesPages } from './build/rules-pages.ts';
import { shelf } from './build/shelf.ts';

// Modules of games that are not in the registry yet, to try them in the app.
const extraGames = (process.env.EXTRA_GAMES ?? '').split(',').filter(Boolean);

/**
 * What travels together. Over a slow line every script costs a round trip, so what several pages share comes in
 * few parcels: what is there from the start, and what every table is made of.
 */
const PARCELS = [
  { name: 'app', tags: ['$initial' as const] },
  { name: 'words', test: /\/messages\/(?!after|check|learn|online|print|share)/, minShareCount: 2 },
  { name: 'setup', test: /\/web\/src\/(setup|ui|match\/local-match)|\/rules\/src\/kernel\/(illegal|roll-off|tell)/, minShareCount: 2 },
  { name: 'table', test: /\/web\/src\/(table\/|boards\/index)/, minShareCount: 2 },
  { name: 'online', test: /\/web\/src\/online\/|\/messages\/online/, minShareCount: 2 },
  { name: 'baseball', test: /\/rules\/src\/baseball\//, minShareCount: 2 },
].map((parcel, i, { length }) => ({ ...parcel, priority: length - i }));

export default defineConfig({
  base: './',
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitReadme: false,
      emitPrettierIgnore: false,
    }),
    fonts(),
    svelte(),
    shelf(extraGames),
    rulesPages(),
    pageHtml(),
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } } },
  },
  worker: { format: 'es', plugins: () => [shelf(extraGames)] },
});
