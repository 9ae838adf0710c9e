import { randomInt } from 'node:crypto';
import { Api } from '@pocket-stadium/protocol';
import { fixturesOf, foldSeason, inOrder, makeSeason, newSeason, type SeasonEvent, type SeasonState } from '@pocket-stadium/season';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guest as apiGuest, clientOf, playByItself as playForMe } from '../packages/server/test/harness.ts';
import { openOnline } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { guest, playByItself } from './online.ts';
import { DESKTOP, PHONE } from './table.ts';

/** Four with a browser; the others speak the protocol. */
const PEOPLE = 40;
const PAGES = 4;

const { app, browser } = await openOnline();

it(`an evening at the club: ${PEOPLE} people, ${PAGES} of them with a browser, a wall, and somebody who runs it`, async () => {
  const base = app.url.replace(/\/$/, '');
  const log = newSeason(
    {
      title: 'Mardi',
      game: 'one-die-baseball',
      options: { innings: 1 },
      schedule: { kind: 'swiss', rounds: 3 },
      points: { win: 2, draw: 1, loss: 0 },
      tieBreaks: ['buchholz', 'difference'],
    },
    randomInt,
  );
  const { id, secret } = await new Api({ base }).keepSeason(JSON.parse(makeSeason(log)));
  const reader = new Api({ base });
  const now = async (): Promise<SeasonState> => {
    const state = foldSeason({ id, events: inOrder((await reader.season(id)).events as unknown as SeasonEvent[]) });
    if (!state.ok) throw new Error(state.problem.code);
    return state.value;
  };

  // The link lets the organiser in. The wall is open beside it.
  const host = await guest(browser, app, { viewport: DESKTOP });
  await host.page.goto(`${app.url}season/${id}#${secret}`);
  await host.page.getByRole('heading', { name: 'Mardi' }).waitFor();
  expect(host.page.url()).not.toContain(secret);
  const wall = await guest(browser, app, { viewport: { width: 1920, height: 1080 } });
  await wall.page.goto(`${app.url}wall/${id}`);
  await wall.page.getByRole('img', { name: /code/i }).waitFor();

  // People come in by phone, with a name or nothing.
  const phones: Page[] = [];
  for (let i = 0; i < PAGES; i++) {
    const { page } = await guest(browser, app, { viewport: PHONE });
    phones.push(page);
    await page.goto(`${app.url}season/${id}`);
    if (i % 2 === 0) await page.getByRole('textbox').first().fill(`Zoé ${i}`);
    await page.getByRole('button', { name: 'Je participe' }).click();
    await page.getByText(/^Vous jouez pour/).waitFor();
  }
  const programs = await Promise.all(
    Array.from({ length: PEOPLE - PAGES }, async (_, i) => {
      const api = await apiGuest(base, `Ana ${i}`);
      const { entrant } = await api.joinSeason(id, i % 2 === 0 ? {} : { name: `Bo ${i}` });
      return { api, entrant };
    }),
  );
  await wall.page.getByText(`${PEOPLE} inscrites`).waitFor();

  await host.page.getByRole('button', { name: /^Tirer la première journée/ }).click();
  await wall.page.getByRole('heading', { name: 'Journée 1 sur 1' }).waitFor();
  const paired = fixturesOf(await now());
  expect(paired).toHaveLength(PEOPLE / 2);

  // Everybody plays at once; nobody reports anything.
  const clients = await Promise.all(
    programs.map(async ({ api, entrant }) => {
      const fixture = paired.find(({ home, away }) => home === entrant || away === entrant);
      const { table } = await api.playFixture(id, fixture?.id ?? '');
      const client = clientOf(api, table);
      playForMe(client);
      return client;
    }),
  );
  await Promise.all(
    phones.map(async (page) => {
      await page.getByRole('button', { name: /^Votre match/ }).click();
      await page.getByRole('button', { name: /^(En ligne|Aller à la table)/ }).click();
      await page.waitForURL(/\/t\//);
      await playByItself(page);
    }),
  );
  await expect
    .poll(async () => fixturesOf(await now()).filter(({ result }) => result !== null).length, { timeout: 300_000 })
    .toBe(PEOPLE / 2);
  for (const client of clients) client.close();
  expect(fixturesOf(await now()).every(({ result }) => result?.how === 'online' && result.record !== undefined)).toBe(true);
  await expect.poll(() => wall.page.locator('.now .score b').count()).toBe(PEOPLE);
  await expectAccessible(wall.page);

  // The host of the season corrects a result with a note, and everybody sees both.
  const [first] = fixturesOf(await now());
  await host.page.goto(`${app.url}season/${id}~match~${encodeURIComponent(first?.id ?? '')}`);
  await host.page.getByText('Corriger', { exact: true }).first().click();
  await host.page.locator('.line input').nth(0).fill('98');
  await host.page.locator('.line input').nth(2).fill('97');
  await host.page.getByRole('textbox', { name: 'Pourquoi' }).fill('lu sur la feuille');
  await host.page.getByRole('button', { name: 'Corriger' }).click();
  await host.page.getByText('lu sur la feuille').waitFor();
  await expect.poll(async () => fixturesOf(await now())[0]?.result?.score).toEqual([98, 97]);
  expect(fixturesOf(await now())[0]?.history).toHaveLength(2);
  await wall.page.getByText('corrigé').waitFor();

  // A pause, the next round without a meeting twice, and somebody who leaves is replaced.
  await host.page.goto(`${app.url}season/${id}~more`);
  await host.page.getByRole('switch', { name: 'En pause' }).check({ force: true });
  await wall.page.getByText('en pause').waitFor();
  await host.page.getByRole('switch', { name: 'En pause' }).uncheck({ force: true });
  await host.page.goto(`${app.url}season/${id}`);
  await host.page.getByRole('button', { name: /^Tirer la journée suivante/ }).click();
  await wall.page.getByRole('heading', { name: 'Journée 2 sur 2' }).waitFor();
  const met = (await now()).rounds.map(({ fixtures }) => fixtures.map(({ home, away }) => [home, away].sort().join()));
  expect(met[1]?.filter((pair) => met[0]?.includes(pair))).toEqual([]);
  const leaving = programs[0]?.entrant ?? '';
  await host.page.goto(`${app.url}season/${id}~team~${leaving}`);
  await host.page.getByText('Quelqu’un s’en va', { exact: true }).click();
  await host.page.getByRole('textbox', { name: 'Qui joue à sa place' }).fill('Dora');
  await host.page.getByRole('textbox', { name: 'Pourquoi' }).fill('le dernier bus');
  await host.page.getByRole('button', { name: 'Quelqu’un d’autre joue' }).click();
  await host.page.getByText('Dora continue.').waitFor();
  await host.page.getByText('le dernier bus').waitFor();
  await wall.page.getByText('Dora').first().waitFor();
  const late = await apiGuest(base, 'Dora');
  await late.joinSeason(id, { entrant: leaving });
  const fixture = (await now()).rounds[1]?.fixtures.find(({ home, away }) => home === leaving || away === leaving);
  expect((await late.playFixture(id, fixture?.id ?? '')).seat).not.toBeNull();

  // For another one nobody comes: a bot plays, at a table of the server.
  const other = programs.find(({ entrant }) => ![fixture?.home, fixture?.away].includes(entrant));
  await host.page.goto(`${app.url}season/${id}~team~${other?.entrant}`);
  await host.page.getByText('Quelqu’un s’en va', { exact: true }).click();
  await host.page.getByRole('button', { name: 'Un robot joue' }).click();
  await expect.poll(async () => (await now()).entrants.find((each) => each.id === other?.entrant)?.bot).toBeDefined();
  for (const { troubles } of [host, wall]) expect(troubles).toEqual([]);
});
