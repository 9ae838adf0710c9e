// `npm run pictures`, after `npm run build`: the pictures of the README from the running app, and a contact sheet of every
// page and board in `build-output/pictures`, to be looked at. Names after `--` make those sheets alone.
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, serveApp } from './app.ts';
import { launch } from './browser.ts';
import { atRest, contactSheet } from './contact-sheet.ts';
import { openLook } from './hex.ts';
import { LOOKS } from './hex-looks.ts';
import { type AppPage, BOARDS, PAGES } from './pages.ts';
import { DESKTOP, visitorWith } from './table.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const SHEETS = join(ROOT, 'build-output/pictures');

const HEXAGONS = Object.entries(LOOKS).map(([name, make]): AppPage => ({ name, go: (page, app) => openLook(page, app, make()) }));
const ALL_PAGES = [...PAGES, ...BOARDS, ...HEXAGONS];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !ALL_PAGES.some((page) => page.name === name));
if (unknown.length > 0) {
  console.error(`No such page: ${unknown.join(', ')}. There are: ${ALL_PAGES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const app = await serveApp();
const browser = await launch();
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { picture: file, go } of ALL_PAGES) {
    if (!file || wanted.length > 0) continue;
    const { page, context } = await visitorWith(browser, app, { viewport: DESKTOP, locale: 'en-GB', colorScheme: 'light' });
    await go(page, app);
    await atRest(page);
    await page.screenshot({ path: join(FOLDER, file) });
    await context.close();
    console.log(join('docs/pictures', file));
  }
  for (const page of ALL_PAGES) {
    if (wanted.length > 0 && !wanted.includes(page.name)) continue;
    console.log(relative(ROOT, await contactSheet(browser, app, page, SHEETS)));
  }
} finally {
  await browser.close();
  await app.close();
}
