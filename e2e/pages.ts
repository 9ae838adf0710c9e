import { type Match, makeRecordJson, makeRecordText } from '@pocket-stadium/kernel';
import type { HostView } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { keptDaily, keptJourney, keptMistakes } from './kept.ts';
import { playedMatch, withChangedFace } from './records.ts';
import { sitDown, store } from './table.ts';

/** A page or a state of a board, and how to get there. */
export interface AppPage {
  readonly name: string;
  /** The picture of it that the README shows. */
  readonly picture?: string;
  readonly go: (page: Page, app: App) => Promise<void>;
}

const open =
  (path: string, wait: string) =>
  async (page: Page, app: App): Promise<void> => {
    await page.goto(app.url + path);
    await page.locator(wait).first().waitFor();
  };

const SEEDED = 'c0ffee00c0ffee00c0ffee00c0ffee00';

/** What a server would answer its host. */
const HOUSE: HostView = {
  url: 'http://192.168.1.23:8080',
  others: [
    { url: 'http://10.8.0.2:8080', name: 'wg0' },
    { url: 'http://[fd00:1234:5678:9abc::2]:8080', name: 'Ethernet 2' },
  ],
  tables: [
    {
      id: SEEDED,
      game: 'play-ball',
      status: 'playing',
      public: true,
      updated: 1,
      watchers: 2,
      elsewhere: true,
      seats: [
        { seat: 0, name: 'Maximilienne la Grande', guest: SEEDED, here: true, address: '192.168.1.77' },
        { seat: 1, name: 'Bo', guest: SEEDED.replaceAll('c', 'd'), here: false, address: null },
      ],
    },
  ],
  stored: { tables: 12, guests: 34, matches: 56, bytes: 789_000 },
  order: { making: 'word', word: 'été 7', forbidden: ['rival', 'zut'], names: 'free', muted: [SEEDED], limits: { tables: 5 } },
  limits: { guests: 60, tables: 5, watchers: 500, watchersFrom: 50, record: 2_000_000 },
  refused: ['203.0.113.9'],
};

/** The host's page with everything open that it has. */
const hosted = async (page: Page, app: App): Promise<void> => {
  await page.route('**/api/v1/host', (route) => route.fulfill({ json: HOUSE }));
  await open('host/room', 'article.card')(page, app);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await page.locator('input[type="number"]').first().waitFor();
};

/** A match with known dice, brought to a known point by its entries. */
export const at =
  (game: string, options: Readonly<Record<string, unknown>>, entries: readonly unknown[]) =>
  async (page: Page, app: App): Promise<void> => {
    const seats = [{ name: 'Lucie' }, { name: 'Papi' }];
    const header = { game, rules: 1, options, seats, dice: { kind: 'seed', seed: SEEDED }, id: SEEDED };
    await store(page, app, {
      [`pocket-stadium:match:${SEEDED}`]: JSON.stringify({ format: 1, header, entries }),
      [`pocket-stadium:note:${SEEDED}`]: JSON.stringify({ at: 1, game, over: false }),
    });
    await page.goto(`${app.url}play/${SEEDED}`);
    await page.getByRole('region', { name: /^(À décider|To decide)$/ }).waitFor();
  };

const roll = (seat: number, ...faces: number[]) => ({ type: 'roll', seat, faces, from: 'seed' });
const move = (seat: number, text: string) => ({ type: 'move', seat, move: text });
/** The page after a match, its review done. */
const after =
  (match: () => Match) =>
  async (page: Page, app: App): Promise<void> => {
    await store(page, app, { [`pocket-stadium:match:${SEEDED}`]: makeRecordJson(match()) });
    await page.goto(`${app.url}after/${SEEDED}`);
    await page.locator('.story .bar').waitFor();
  };

const INNINGS = { innings: 9, walkOff: false, first: 0 };
const RUGBY = { minutes: 40, halves: 2, yellowMinutes: 10, first: 0 };
const ADVANCED = { mode: 'advanced', innings: 7, first: 0 };

/** Every page of the app on one device. The way there asks for no word, so that it leads there in every language. */
export const PAGES: readonly AppPage[] = [
  { name: 'home', picture: 'shelf.png', go: open('', 'a.box') },
  { name: 'game', go: open('g/dice-and-run', 'button[type="submit"]') },
  {
    name: 'game-options',
    go: async (page, app) => {
      await open('g/dice-and-run', 'button[type="submit"]')(page, app);
      for (const summary of await page.locator('form > details > summary').all()) await summary.click();
    },
  },
  { name: 'rules', go: open('rules/pocket-rugby', 'article h2') },
  { name: 'privacy', go: open('privacy/house', 'h2') },
  { name: 'host', go: hosted },
  { name: 'book', go: open('book/play-ball', '#book-L') },
  { name: 'problem', go: open('problems/pocket-rugby', 'h2.asked') },
  { name: 'problem-of-the-day', go: open('problems/2026-11-16', 'h2.asked') },
  {
    name: 'problems-run',
    go: async (page, app) => {
      // The same problems each time.
      await page.addInitScript('Math.random = () => 0.5');
      await page.goto(`${app.url}problems/run`);
      await page.locator('main .button.primary').click();
      await page.getByRole('timer').waitFor();
      await page.locator('h2.asked').waitFor();
    },
  },
  {
    name: 'my-mistakes',
    go: async (page, app) => {
      await store(page, app, keptMistakes());
      await page.goto(`${app.url}problems/mine`);
      await page.locator('h2.asked').waitFor();
      await page.locator('main details > summary').last().click();
      await page.locator('details table').waitFor();
    },
  },
  {
    name: 'match-of-the-day-compared',
    go: async (page, app) => {
      await store(page, app, await keptDaily('2026-11-17'));
      await page.goto(`${app.url}daily/2026-11-17`);
      await page.locator('tr.you').waitFor();
    },
  },
  {
    name: 'journey-with-ratings',
    go: async (page, app) => {
      await store(page, app, keptJourney());
      await page.goto(`${app.url}journey/mine`);
      await page.locator('#journey-choices').waitFor();
      await page.locator('[aria-labelledby="journey-choices"] h3').nth(1).waitFor();
    },
  },
  { name: 'match-of-the-day', go: open('daily/2026-11-17', '.head') },
  { name: 'journey', go: open('journey/mine', '#journey-lessons') },
  { name: 'glossary', go: open('glossary/dice-and-run', 'dt') },
  {
    name: 'matches',
    go: async (page, app) => {
      await open('g/one-die-baseball', 'button[type="submit"]')(page, app);
      await page.locator('button[type="submit"]').first().click();
      await page.waitForURL(/\/play\//);
      await open('my/matches', 'article.card h2')(page, app);
    },
  },
  { name: 'lost', go: open('nowhere/at-all', 'h1') },
  { name: 'learn', go: open('learn/pocket-rugby', '.coach .says') },
  {
    name: 'learn-hint',
    go: async (page, app) => {
      await open('learn/play-ball', '.coach .says')(page, app);
      await page.locator('[data-cell="b2"]').focus();
      await page.keyboard.type('b2 b3');
      await page.keyboard.press('Enter');
      await page.locator('.coach .hint').waitFor();
    },
  },
  { name: 'print', go: open('print/play-ball', '.look svg') },
  { name: 'check', go: open('check/dice', 'textarea') },
  {
    name: 'check-report',
    go: async (page, app) => {
      await open('check/dice', 'textarea')(page, app);
      await page.locator('textarea').fill(makeRecordText(withChangedFace(playedMatch('pocket-rugby', 'fair'), 3)));
      await page.locator('form button[type="submit"]').click();
      await page.locator('#check-verdict').waitFor();
    },
  },
  { name: 'after', go: after(() => playedMatch('pocket-rugby', 'seed', { minutes: 20, halves: 1 })) },
  { name: 'after-line-score', go: after(() => playedMatch('dice-and-run', 'seed', { mode: 'advanced', innings: 2 })) },
];

const OVER = playedMatch('three-dice-baseball', 'seed', { ...INNINGS, innings: 1 }, SEEDED);

/** Boards in the states that matter, of the games that are played by buttons. */
export const BOARDS: readonly AppPage[] = [
  {
    name: 'one-die-baseball',
    go: at('one-die-baseball', INNINGS, [roll(0, 4), roll(0, 1), roll(0, 1), roll(0, 6), roll(0, 1)]),
  },
  { name: 'half-inning-over', go: at('one-die-baseball', INNINGS, [roll(0, 6), roll(0, 6), roll(0, 1), roll(0, 6)]) },
  {
    name: 'two-dice-baseball',
    go: at('two-dice-baseball', { ...INNINGS }, [roll(0, 1, 1), roll(0, 6, 5), roll(0, 2, 2)]),
  },
  { name: 'three-dice-baseball', go: at('three-dice-baseball', INNINGS, [roll(0, 1, 1, 4), roll(0, 1, 3, 3)]) },
  {
    name: 'dice-and-run',
    go: at('dice-and-run', { mode: 'basic', innings: 7, first: 1 }, [roll(1, 3, 3), roll(1, 4, 4), roll(1, 2, 2), roll(1, 3, 4)]),
  },
  {
    name: 'dice-and-run-pitch',
    picture: 'match.png',
    go: at('dice-and-run', ADVANCED, [roll(1, 2, 2), move(0, 'take'), roll(1, 1, 2), move(0, 'take'), roll(1, 5, 2)]),
  },
  {
    name: 'pocket-rugby',
    go: at('pocket-rugby', RUGBY, [
      roll(0, 5, 4),
      roll(0, 2),
      roll(1, 2, 6),
      roll(0, 3, 6),
      roll(1, 2, 4),
      move(0, 'kick'),
      roll(0, 2),
      roll(1, 5, 1),
      roll(0, 1, 1),
    ]),
  },
  {
    name: 'pocket-rugby-real-dice',
    go: async (page, app) => sitDown(page, app, 'pocket-rugby', { company: 'people', realDice: true }),
  },
  { name: 'over', go: at('three-dice-baseball', { ...INNINGS, innings: 1 }, OVER.entries) },
  {
    name: 'menu',
    go: async (page, app) => {
      await sitDown(page, app, 'pocket-rugby', { company: 'people' });
      await page.getByRole('button', { name: /^(Aide et match|Help and match)$/ }).click();
      // The menu fetches what it holds when it is opened.
      await page.getByRole('button', { name: /^(Abandonner|Resign)/ }).waitFor();
    },
  },
];
