import { randomInt } from 'node:crypto';
import { LESSONS } from '@pocket-stadium/games/shelf/lessons';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Lang, makeRecordJson, type OptionValue } from '@pocket-stadium/kernel';
import type { Created, NewTable, SeasonKept } from '@pocket-stadium/protocol';
import { makeSeason, newSeason } from '@pocket-stadium/season';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { playByItself } from '../packages/server/test/harness.ts';
import type { App } from './app.ts';
import { openApp } from './app-under-test.ts';
import { announcedIn, heardIn, Listener, listen } from './ear.ts';
import { EarPlayer } from './ear-play.ts';
import { newTable, program } from './guests.ts';
import { type OnlineApp, openOnlineApp } from './online-app.ts';
import { playedMatch } from './records.ts';
import { decision, expectCalm, settle, sitDown, store, type Visitor } from './table.ts';

const { app, newVisitor } = openApp();
const SOAK = process.env.SOAK === '1';
const MATCH = 'feedfacefeedfacefeedfacefeedfac3';
const SITS_DOWN = /^Bo (s’assoit à la table|sits down)\.\s*/;
const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Somebody who listens to a page of the app, at the pace of one announcement a key. */
async function listener(lang: Lang, path: string, kept: Record<string, string> = {}, at: App = app): Promise<Visitor & { ear: Listener }> {
  const visitor = await newVisitor({ locale: LOCALES[lang] }, at);
  const { page } = visitor;
  await store(page, at, { 'pocket-stadium:settings': JSON.stringify({ voice: 'wait', quick: true }), ...kept });
  await listen(page);
  await page.goto(`${at.url}${path}`);
  await page.locator('h1').first().waitFor();
  return { ...visitor, ear: new Listener(page) };
}

/** Prints what it took. Nothing was said twice in a row, and nothing outran the voice. */
async function expectHeard(what: string, ear: Listener): Promise<void> {
  const { keys, words, turns, doubled, cut } = await ear.measured();
  console.log(`${what}: ${keys.toFixed(1)} keys and ${words.toFixed(1)} words a turn, ${turns} turns`);
  expect(doubled).toEqual([]);
  expect(cut).toEqual([]);
}

/** A match against bots with dice that are always the same. */
function keptMatch(game: string, options: Record<string, unknown>, bots = 1): Record<string, string> {
  const seats = [{ name: 'Lucie' }, ...Array.from({ length: bots }, () => ({ name: 'Robot', bot: 'rookie' }))];
  const header = { game, rules: 1, options, seats, dice: { kind: 'seed', seed: '5eed'.repeat(16) }, id: MATCH };
  return {
    [`pocket-stadium:match:${MATCH}`]: JSON.stringify({ format: 1, header, entries: [] }),
    [`pocket-stadium:note:${MATCH}`]: JSON.stringify({ at: 1, game, over: false }),
  };
}

const QUICK: Readonly<Record<string, { readonly options: Readonly<Record<string, OptionValue>>; readonly bots?: number }>> = {
  'one-die-baseball': { options: { innings: 1 } },
  'two-dice-baseball': { options: { innings: 1 } },
  'three-dice-baseball': { options: { innings: 2 } },
  'dice-and-run': { options: { innings: 1, mode: 'advanced' } },
  'pocket-rugby': { options: { minutes: 20, halves: 1 } },
  'runy-run-run': { options: { side: 5, maxRounds: 20 }, bots: 2 },
  'play-ball': { options: {} },
};

/** Answers that leave it to the dice, by game: each says how likely that is. */
const RISKY: Readonly<Record<string, RegExp>> = {
  'dice-and-run': /^(Frapper|Voler|Réagir|Swing|Steal|React)/,
  'pocket-rugby': /^(Tenter|Kick|Try)/,
};
const CHANCE = /, .*: \d+ (chances? )?(sur|in) \d+/;

/** Every run plays a few of them, in both languages between them. The soak plays all of them in both. */
function some(all: Iterable<string>, usual: Readonly<Record<string, Lang>>): [string, Lang][] {
  if (!SOAK) return Object.entries(usual);
  return [...all].flatMap((game) => (['fr', 'en'] as const).map((lang): [string, Lang] => [game, lang]));
}

describe('by ear alone', () => {
  it.each(some(GAMES.keys(), { 'one-die-baseball': 'fr', 'pocket-rugby': 'en' }))(
    'a match of %s is played to its end in %s; every throw is answered, Enter starts no new match',
    async (game, lang) => {
      const { options, bots } = QUICK[game] ?? { options: {} };
      const { ear, page, troubles } = await listener(lang, '', keptMatch(game, options, bots));
      await ear.tabTo(/^link "(Reprendre|Resume)/);
      await ear.press('Enter');
      const player = new EarPlayer(ear, lang);
      await player.match();
      await expectHeard(`${game}, ${lang}`, ear);
      const dared = [...player.offered].filter((name) => RISKY[game]?.test(name));
      for (const name of dared) expect(name).toMatch(CHANCE);
      expect(dared.length > 0).toBe(game in RISKY);
      expect(await heardIn(page)).toMatch(/(Vous|You) \d+, Robot \d+|Robot \d+/);
      const url = page.url();
      for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
      await decision(page)
        .getByRole('button', { name: /^(Rejouer|Play again)/ })
        .waitFor();
      expect(page.url()).toBe(url);
      expect(troubles).toEqual([]);
    },
  );

  it.each(some(Object.keys(LESSONS), { 'play-ball': 'en' }))('the lesson of %s is followed to its end in %s', async (game, lang) => {
    const { ear, troubles } = await listener(lang, `g/${game}`);
    await ear.tabTo(/^link "(Apprendre|Learn)/);
    await ear.press('Enter');
    await new EarPlayer(ear, lang).lesson();
    await expectHeard(`lesson of ${game}, ${lang}`, ear);
    expect(troubles).toEqual([]);
  });

  it.each(some(['dice-and-run', 'pocket-rugby', 'play-ball', 'runy-run-run'], { 'pocket-rugby': 'fr', 'play-ball': 'fr' }))(
    'a problem of %s is heard, answered and told in %s; the keys of a table answer there',
    async (game, lang) => {
      const { ear, page, troubles } = await listener(lang, `g/${game}`);
      await ear.tabTo(/^link "(Problèmes|Problems)/);
      await ear.press('Enter');
      await new EarPlayer(ear, lang).problem();
      await ear.press('o');
      expect(await ear.news()).toContain(
        await page
          .locator('h2.asked')
          .textContent()
          .then((asked) => asked?.replaceAll(/\s+/g, ' ')),
      );
      await ear.tabTo(/^button "(Problème suivant|Next problem)"/);
      await ear.press('Enter');
      await ear.settled(/^(heading "(Problème|Problem) 2"|gridcell)/);
      await ear.news();
      await expectHeard(`problem of ${game}, ${lang}`, ear);
      expect(troubles).toEqual([]);
    },
  );

  it.each(some([''], { '': 'fr' }))('a season%s is made, played and won in %s; whoever leaves it is said', async (_, lang) => {
    const { ear, troubles } = await listener(lang, 'season/all');
    const follow = async (name: RegExp) => {
      await ear.tabTo(name);
      await ear.press('Enter');
    };
    await follow(/^link "(Nouvelle saison|New season)/);
    await ear.settled(/^main/);
    // The focus stays on the button that takes the next one out.
    await ear.tabTo(/^button "(Retirer|Remove) /);
    for (let left = 7; left > 1; left--) {
      await ear.press('Enter');
      expect(await ear.news()).toContain(`${left} `);
    }
    await follow(/^button "(Commencer la saison|Begin the season)/);
    await ear.settled(/^main/);
    ear.turn();
    await follow(/^link ".* (contre|against) /);
    await ear.settled(/^main/);
    await follow(/(Saisir un résultat|Type a result)/);
    await ear.tabTo(/^textbox/);
    await ear.type('3');
    await ear.tabTo(/^textbox "(?!Par|By)/);
    await ear.type('2');
    await ear.press('Enter');
    expect(await ear.news()).toMatch(/ 3, .* 2\./);
    await follow(/^link "(Revenir à la saison|Back to the season)/);
    await ear.settled(/^main/);
    await expect.poll(() => ear.page.locator('main').ariaSnapshot()).toMatch(/(Vainqueur|Winner)\s?:/);
    await expectHeard(`season, ${lang}`, ear);
    expect(troubles).toEqual([]);
  });
});

/** A code as a voice says it, digit by digit. */
const codeIn = (heard: string): string => /(\d \d \d, ){3}\d \d \d/.exec(heard)?.[0].replaceAll(/\D/g, '') ?? 'no code was said';

/** Types in the lobby a code that was told. */
async function goByCode({ ear, page }: { ear: Listener; page: Page }, online: OnlineApp, code: string, to: string): Promise<void> {
  if (!page.url().includes('/lobby/')) await page.goto(`${online.url}lobby/tables`);
  await ear.tabTo(/^textbox "(Un code qu’on vous a dit|A code you were told)"/);
  await ear.type(code);
  await ear.press('Enter');
  await page.waitForURL(`${online.url}${to}`);
}

describe('by ear at a table online', () => {
  let online: OnlineApp | undefined;
  afterAll(() => online?.close());

  it.each(
    some(
      Object.keys(QUICK).filter((game) => !GAMES.get(game)?.grammar),
      { 'pocket-rugby': 'fr' },
    ),
  )('whoever sits down is said, and %s is played to its end in %s: the other one does not outrun the voice', async (game, lang) => {
    online ??= await openOnlineApp();
    const visitor = await listener(lang, 'privacy', {}, online);
    const { page } = visitor;
    await visitor.context.request.post(`${online.url}api/v1/guests`, { data: { name: 'Ana' } });
    const link = await newTable(visitor, online, game, { options: QUICK[game]?.options ?? {} });
    await page.goto(link);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ear = new Listener(page);
    // The other one was told the code, and comes with it.
    const other = await listener(lang, 'lobby/tables', {}, online);
    await goByCode(other, online, codeIn(await page.locator('main').ariaSnapshot()), link.slice(online.url.length));
    const bo = await program(online, 'Bo', link);
    // What was announced together with that may be the first question already.
    const seated = await ear.news();
    expect(seated).toMatch(SITS_DOWN);
    playByItself(bo);
    await decision(page).waitFor();
    const heard = `${seated} ${await ear.since()}`.replace(SITS_DOWN, '').trim();
    await ear.press('Shift');
    await new EarPlayer(ear, lang).match(heard);
    await expectHeard(`${game} online, ${lang}`, ear);
    bo.close();
    expect(visitor.troubles).toEqual([]);
  });

  it.each(some([''], { '': 'fr' }))('a seat%s is handed over by a code that is said, in %s, and so is a season', async (_, lang) => {
    online ??= await openOnlineApp();
    const host = await listener(lang, 'privacy', {}, online);
    await host.context.request.post(`${online.url}api/v1/guests`, { data: { name: 'Ana' } });
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'invited', name: 'Bo' }];
    const wish: NewTable = { key: 'handed-over', game: 'pocket-rugby', seats, dice: 'fair', public: false };
    const made = await host.context.request.post(`${online.url}api/v1/tables`, { data: wish });
    const { table, secrets } = (await made.json()) as Created;
    const note = { at: 1, game: table.game, secrets: secrets.map(({ secret }) => secret), done: false };
    await host.page.evaluate(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [`pocket-stadium:table:${table.id}`, JSON.stringify(note)],
    );
    await host.page.goto(`${online.url}t/${table.id}`);
    await host.page.getByRole('heading', { level: 1 }).waitFor();
    const ear = new Listener(host.page);
    const open = async (name: string) => {
      const fold = host.page.locator('summary', { hasText: name });
      for (let i = 0; i < 40 && !(await fold.evaluate((summary) => summary === document.activeElement)); i++) await ear.press('Tab');
      await ear.press('Enter');
    };
    const toldCode = async () => {
      await ear.tabTo(/^button "(Avoir un code à dire|Get a code to say)/);
      await ear.since();
      await ear.press('Enter');
      return codeIn(await ear.news());
    };
    await open(lang === 'fr' ? 'Inviter Bo' : 'Invite Bo');
    const other = await listener(lang, 'lobby/tables', {}, online);
    await goByCode(other, online, await toldCode(), `t/${table.id}`);
    expect(await ear.news()).toMatch(SITS_DOWN);
    const schedule = { kind: 'swiss', rounds: 1 } as const;
    const points = { win: 2, draw: 1, loss: 0 };
    const setup = { title: 'Tuesday', game: 'pocket-rugby', options: {}, schedule, points, tieBreaks: ['difference'] } as const;
    const log = newSeason(setup, randomInt);
    const kept = await host.context.request.post(`${online.url}api/v1/seasons`, { data: { season: JSON.parse(makeSeason(log)) } });
    const { id, secret } = (await kept.json()) as SeasonKept;
    await host.page.goto(`${online.url}season/${id}#${secret}`);
    await host.page.getByRole('heading', { level: 1 }).waitFor();
    await host.page.goto(`${online.url}season/${id}~more`);
    await host.page.getByRole('heading', { level: 1 }).waitFor();
    // The first code is for whoever looks, the second for whoever runs it too.
    const codes = [await toldCode(), await toldCode()];
    for (const [i, code] of codes.entries()) {
      const { page } = other;
      await goByCode(other, online, code, `season/${id}`);
      await page
        .getByText(/^(Participer|Take part)$/)
        .first()
        .waitFor({ state: i === 0 ? 'visible' : 'detached' });
      await page.goto(`${online.url}season/${id}~more`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const runs = page.getByRole('heading', { name: /^(Pour la gérer|To run it)$/ });
      await runs.waitFor({ state: i === 0 ? 'detached' : 'visible' });
    }
    expect([...host.troubles, ...other.troubles]).toEqual([]);
  });

  it.skipIf(!SOAK).each(
    some(
      Object.keys(QUICK).filter((game) => GAMES.get(game)?.grammar),
      {},
    ),
  )('%s is played on its board to its end in %s, against bots of the server', async (game, lang) => {
    online ??= await openOnlineApp();
    const visitor = await listener(lang, 'privacy', {}, online);
    const { page, ear } = visitor;
    await visitor.context.request.post(`${online.url}api/v1/guests`, { data: { name: 'Ana' } });
    const { options, bots = 1 } = QUICK[game] ?? { options: {} };
    const seats: NewTable['seats'] = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'rookie' }) as const)];
    await page.goto(await newTable(visitor, online, game, { options, seats }));
    await decision(page).waitFor();
    await ear.tabTo(/^gridcell/);
    await new EarPlayer(ear, lang).match();
    await expectHeard(`${game} online, ${lang}`, ear);
    expect(visitor.troubles).toEqual([]);
  });
});

describe('by ear', () => {
  it('each key answers its question, everywhere at the table; a key can be changed', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await listen(page);
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    /** Presses a key, and answers what is said to it. What the match says by itself may come in between. */
    const ask = async (key: string, answer: RegExp): Promise<string> => {
      const before = (await announcedIn(page)).length;
      await page.keyboard.press(key);
      const found = async () => (await announcedIn(page)).slice(before).find(({ text }) => answer.test(text))?.text;
      await expect.poll(found).toBeDefined();
      return (await found()) ?? '';
    };
    await ask('s', /^Égalité, 0 partout\.$/);
    await ask('m', /^Manche 1 sur 9\.$/);
    await ask('p', /^À la frappe : .*\. Aucun retrait\. Bases vides\.$/);
    await ask('q', /Joueur [12]/);
    await expect.poll(() => heardIn(page)).toMatch(/lance le plus fort|fait le plus|commence|frapper/);
    await page.getByRole('button', { name: /^Lancer/ }).click();
    await expect.poll(() => heardIn(page)).toMatch(/Dé : \d\. .* Égalité|Dé : \d\. .* mène/);
    await ask('r', /^Dé : \d\. /);
    await ask('t', /^Dé : \d\.$/);
    // The throw may have been a home run, so the score is asked, not assumed.
    const score = await ask('s', /^(Égalité, |Joueur \d mène )/);
    const [, plays = ''] = /^Action (\d+) sur \1 : /.exec(await ask('v', /^Action (\d+) sur \1 : /)) ?? [];
    for (let play = Number(plays) - 1; play > 0; play--) await ask('v', new RegExp(`^Action ${play} sur ${plays} : `));
    await ask('v', /^C’était la première action\.$/);
    await ask('o', /Manche 1 sur 9\./);
    await page.getByRole('button', { name: 'Aide et match' }).click();
    await page.getByText('À demander à tout moment').click();
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    await expect.poll(async () => (await heardIn(page)).endsWith(score)).toBe(true);
    await page.getByRole('textbox', { name: 'Touche : Score' }).fill('w');
    await page.keyboard.press('Escape');
    expect(await ask('w', /^(Égalité, |Joueur \d mène )/)).toBe(score);
    expectCalm(visitor);
  });

  it('a match is gone through, drawn and written down: the focus stays, and what happened is said', async () => {
    const { ear, page, troubles } = await listener('en', `after/${MATCH}`, {
      [`pocket-stadium:match:${MATCH}`]: makeRecordJson(playedMatch('runy-run-run', 'seed', { side: 5, maxRounds: 5 })),
    });
    const pressing = async (name: string, said: RegExp, times = 1) => {
      const button = new RegExp(`^button "${name}"`);
      await ear.tabTo(button);
      for (let i = 0; i < times; i++) {
        await ear.since();
        await ear.press('Enter');
        expect(await ear.news()).toMatch(said);
        expect(await ear.focus()).toMatch(button);
      }
    };
    await pressing('To the start', /^Before the first/);
    await pressing('One step on', /\w+\.$/, 2);
    const step = await page.getByRole('slider').inputValue();
    await pressing('Picture', /^The picture is ready\.$/, 2);
    // The board is drawn as it stood at the end, and somebody who looks back stays where they were.
    expect(await page.getByRole('slider').inputValue()).toBe(step);
    await pressing('Text', /\.txt has been saved\.$/, 2);
    expect(troubles).toEqual([]);
  });

  it('the settings are one list, in which everything says its state', async () => {
    const { ear, page, troubles } = await listener('en', '');
    await ear.tabTo(/^button "Settings"/);
    await ear.press('Enter');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    const stops: string[] = [];
    for (let stop = await ear.tabTo(/./); stop !== 'nothing' && !stops.includes(stop); stop = await ear.tabTo(/./)) stops.push(stop);
    // Whatever is chosen from has its choice in the list; switches are on or off.
    for (const stop of stops) expect(stop).toMatch(/^(radio ".*" \[checked\]|switch "|button "|link "|textbox "|combobox ")/);
    expect(stops.filter((stop) => stop.startsWith('radio')).length).toBeGreaterThan(5);
    await ear.tabTo(/^radio "Wait for me/);
    await ear.press('ArrowUp');
    expect(await ear.focus()).toMatch(/^radio "Time to listen.*\[checked\]/);
    const before = await ear.tabTo(/^switch/);
    await ear.press('Space');
    expect((await ear.focus()).includes('[checked]')).toBe(!before.includes('[checked]'));
    await ear.press('Escape');
    await ear.settled(/^button "Settings"/);
    expect(troubles).toEqual([]);
  });

  it('nothing goes on beneath a dialog', async () => {
    const { page } = await newVisitor();
    await settle(page, app, { quick: true });
    await listen(page);
    await sitDown(page, app, 'one-die-baseball', { company: 'watch' });
    await expect.poll(async () => (await announcedIn(page)).length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Aide et match' }).click();
    await page.getByRole('dialog').waitFor();
    const entries = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem(`pocket-stadium:match:${location.pathname.split('/').at(-1)}`) ?? '').entries.length,
      );
    const before = await entries();
    // The wait is longer than several pauses between two plays.
    await page.waitForTimeout(800);
    expect(await entries()).toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(entries).toBeGreaterThan(before);
  });

  it('typing goes on from where the last move ended, says why not, and z finishes', async () => {
    const { page } = await newVisitor();
    await listen(page);
    await sitDown(page, app, 'play-ball', { company: 'people' });
    await page.locator('[data-cell="c2"]').focus();
    await page.keyboard.type('c2 c3');
    await page.keyboard.press('Enter');
    await expect.poll(() => heardIn(page)).toMatch(/de c2 en c3/);
    // In the middle of the turn the keys know the step.
    await page.keyboard.press('p');
    await expect.poll(async () => (await announcedIn(page)).at(-1)?.text).toMatch(/^Joueur 1 : [^.]*c3/);
    expect((await announcedIn(page)).at(-1)?.text).not.toMatch(/^Joueur 1 : [^.]*c2/);
    await page.keyboard.press('m');
    await expect.poll(async () => (await announcedIn(page)).at(-1)?.text).toMatch(/^Encore 1 mouvement\.$/);
    await page.keyboard.type('c3 c4');
    await page.keyboard.press('Enter');
    await expect.poll(() => heardIn(page)).toMatch(/de c3 en c4.*Encore 0 mouvement.*Finissez le tour avec z\./);
    await page.keyboard.type('h19');
    await page.keyboard.press('Escape');
    await expect.poll(() => heardIn(page)).toMatch(/Effacé\.$/);
    await page.keyboard.type('h19');
    await page.keyboard.press('Enter');
    await expect.poll(() => heardIn(page)).toMatch(/Il n’y a pas de case h19\.$/);
    await page.keyboard.press('z');
    await expect.poll(() => heardIn(page)).toMatch(/La balle est (libre )?en c5.*Joueur 2/);
    expect((await heardIn(page)).match(/de c3 en c4/g)).toHaveLength(1);
    await page.locator('[data-cell="c6"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => heardIn(page)).toContain('c6 : libre, rien à prendre.');
    await page.keyboard.press('Home');
    const first = () => page.evaluate(() => document.activeElement === document.activeElement?.parentElement?.querySelector('[data-cell]'));
    await expect.poll(first).toBe(true);
    await page.keyboard.type('c8 c3');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await announcedIn(page)).at(-1)?.text).toMatch(/c8|c3/);
    expect((await announcedIn(page)).at(-1)?.text).not.toBe('Reposé.');
  });
});
