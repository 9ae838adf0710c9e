import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { FALLBACK } from '../kernel/src/words.ts';
import { ahead } from './build/ahead.ts';
import { documentWords, manifestIn } from './build/document.ts';
import { inGame } from './build/in-game.ts';
import { packed } from './build/packed.ts';
import { pageHtml } from './build/page-html.ts';
import { rulesPages } from './build/rules-pages.ts';
import { packIn, texts } from './build/texts.ts';

/** `<game>.rules`: parts of games are told apart by game and part; what games share has the name of its sport. */
function named(id: string, shared: boolean, module: RegExp, part: string): string | null {
  const found = inGame(id);
  return found && found.game.startsWith('_') === shared && module.test(found.path) ? `${found.game.replace('_', '')}.${part}` : null;
}

/** Every part of a game is a file of the same name: the game and the part make the name of its script. */
const PART = /^(board|lesson|print|bots\/solver|bots\/oracle|bots|page\/[\w-]+)(?:\/index)?$/;
function scriptName({ facadeModuleId, name }: { readonly facadeModuleId?: string | null; readonly name: string }): string {
  const pack = packIn(facadeModuleId);
  if (pack !== undefined) return `assets/${pack}-[hash].js`;
  const found = inGame(facadeModuleId ?? '');
  const part = PART.exec(found?.path ?? '')?.[1];
  return `assets/${found && part ? `${found.game}.${part.replaceAll('/', '-')}` : name}-[hash].js`;
}

/**
 * The parcels. Over a slow line every file costs a round trip, so what several pages share comes in few parcels. There
 * is one for what is there from the start, one for what nearly every page says, one for what every match is made of,
 * one for what comes there after the first move, and one for the rules of each game. Where a module fits two of them,
 * the first takes it.
 */
const PARCELS = [
  { name: 'app', tags: ['$initial' as const], minShareCount: 1 },
  {
    name: 'words',
    test: /rolldown\/runtime|\/web\/(kit\/)?words\/(ui|shelf|pages|setup|board|table|learn|refusals)\.ts|\/web\/src\/dates/,
  },
  {
    name: 'setup',
    test: /\/web\/(src\/(setup\/(lineup|plain|PlainOptions|Opponents)|ui|match\/(local-match|session-match|bots))|kit\/ui\/(?!Stepper|Switch|Dialog|Lights|Faces\.))|\/kernel\/(src|words)\/(illegal|faces|ends-itself|refusals|roll[-_]off|score|seating|tell|timeline)/,
  },
  { name: 'dice', test: /node_modules\/pure-rand|\/dice\/src\/(seeded|digest)/ },
  // What all games with a card have: the people in the stands, too, who would bring one sport's board to the other.
  { name: 'card', test: /\/kernel\/src\/(odds|outlook)|\/web\/kit\/(card\/|picture\/Crowd)/ },
  { name: 'house', test: /\/web\/(src\/setup\/(?!SetupForm)|kit\/ui\/Stepper)/ },
  { name: 'records', test: /\/kernel\/(src\/record(-text)?|words\/record)\.ts|\/web\/src\/records/ },
  { name: (id: string) => named(id, true, /^rules\//, 'rules'), debugName: 'rules of a sport' },
  { name: (id: string) => named(id, false, /^rules\//, 'rules'), minShareCount: 1, debugName: 'rules' },
  {
    name: 'screen',
    test: /\/web\/(src\/(screen\/(?!Over|ShareResult|LookBack|Joy|LogLines|Programme|Download|SheetBoard)|boards\/index|online\/meanwhile|match\/(session\.|display|draft))|kit\/board)/,
  },
  { name: 'later', test: /\/web\/src\/screen\/(Over|ShareResult|LookBack|Joy|LogLines|Programme|Download)/, minShareCount: 1 },
  { name: 'online', test: /\/web\/(src\/online\/(?!meanwhile|notes)|words\/online\.ts)/ },
  { name: (id: string) => named(id, true, /^(board\/|words\/board$)/, 'board'), debugName: 'board of a sport' },
].map((parcel, i, { length }) => ({ minShareCount: 2, ...parcel, priority: length - i }));

/**
 * Modules that come together with all they share, wherever in the app they are asked for: whatever leads to a match.
 * The names of these files travel with the first script. Other pages find theirs when they arrive, or the server names
 * them.
 */
const TOGETHER = /\/(Match|Learn|Table|After|Lobby)Page-|\/SetupForm-|\.(board|lesson)-/;

export default defineConfig({
  base: './',
  plugins: [
    documentWords(),
    texts(),
    svelte(),
    rulesPages(),
    pageHtml(),
    ahead(),
    packed(),
    VitePWA({
      injectRegister: false,
      manifest: manifestIn(FALLBACK),
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        navigateFallback: 'page.html',
        // The pages of the app have two segments. Everything else is asked of the server; `/` is precached.
        navigateFallbackAllowlist: [
          /\/(g|rules|glossary|play|my|learn|after|book|problems|journey|daily|check|print|new|bring|privacy|lobby|season|wall|t|m)\/[^/.]+$/,
        ],
        directoryIndex: 'index.html',
        // Solutions are large. A fetched one is kept for playing offline.
        runtimeCaching: [{ urlPattern: /\/assets\/[^/]+\.solved$/, handler: 'CacheFirst', options: { cacheName: 'solutions' } }],
        importScripts: ['notification-click.js'],
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // All styles are one file, as small as a picture. A file for each part would cost more round trips than it saves
    // bytes.
    cssCodeSplit: false,
    // The first script is left out: it is there already, and Firefox calls it an error to ask for it once more.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (asked, scripts) =>
        TOGETHER.test(asked) ? scripts.filter((script) => !script.startsWith('assets/index-')) : [],
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS }, chunkFileNames: scriptName } },
  },
  worker: { format: 'es' },
});
