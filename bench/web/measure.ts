// Measures the built app and prints JSON: `measure.ts <rounds>`.
import { makeRecordJson } from '@pocket-stadium/kernel';
import { importAll, startServer } from '@pocket-stadium/server';
import { DIST } from '../../e2e/app.ts';
import { launch } from '../../e2e/browser.ts';
import { measure } from '../../e2e/lighthouse.ts';
import { playedMatch } from '../../e2e/records.ts';
import { PHONE, visitorWith } from '../../e2e/table.ts';
import { guest, tableFor, temporaryFolder } from '../../packages/server/test/harness.ts';
import { SEASON_GAMES, timeSeason } from './season.ts';
import { TAPS } from './taps.ts';

const rounds = Number(process.argv[2] ?? 5);

// The real server, as `npm start` has it, with a match played to its end and a table where two play.
const folder = temporaryFolder();
const match = playedMatch('pocket-rugby', 'seed', { minutes: 20, halves: 1, yellowMinutes: 1 });
const taken = await importAll(folder.path, ['{"stadium":1}', `{"record":${makeRecordJson(match)}}`, '{"end":2}']);
if (!taken.ok) throw new Error(taken.problem.message.en);
const server = await startServer({ port: 0, data: folder.path, web: DIST, logLevel: 'silent' });
const app = { url: `${server.url}/` };
const ana = await guest(server.url, 'Ana');
const { table } = await ana.newTable(tableFor('dice-and-run', { public: true }));
await (await guest(server.url, 'Bo')).sit(table.id);

/** Pages by the names they have here. */
const PAGES: Readonly<Record<string, string>> = {
  home: '',
  'game (Dice & Run)': 'g/dice-and-run',
  'rules (rugby)': 'rules/pocket-rugby',
  'lesson (rugby)': 'learn/pocket-rugby',
  'new table (rugby)': 'new/pocket-rugby',
  lobby: 'lobby/tables',
  'table, watched (Dice & Run)': `t/${table.id}`,
  'shared match (rugby)': `m/${match.header.id}`,
  'print (Play Ball)': 'print/play-ball',
  'check the dice': 'check/dice',
};

const pages = [];
for (const [page, path] of Object.entries(PAGES)) {
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const { scores, lcp, cls } = await measure(app.url + path, ['performance']);
    runs.push({ performance: scores.performance, lcp, cls });
  }
  pages.push({ page, runs });
}

const browser = await launch();
const taps = [];
for (const [tap, time] of Object.entries(TAPS)) {
  const ms = [];
  for (let round = 0; round < rounds; round++) {
    const { page, context } = await visitorWith(browser, app, { viewport: PHONE, reducedMotion: 'no-preference', serviceWorkers: 'block' });
    ms.push(await time(page, app));
    await context.close();
  }
  taps.push({ tap, ms });
}

const seasons = [];
for (const game of SEASON_GAMES) {
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const { page, context } = await visitorWith(browser, app, { viewport: PHONE, serviceWorkers: 'block' });
    runs.push(await timeSeason(page, app, game));
    await context.close();
  }
  seasons.push({ game, runs });
}
await browser.close();
await server.close();
folder.remove();
console.log(JSON.stringify({ pages, taps, seasons }));
