import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { guest, join, matchBegins, matchEnds, type OnlineWishes, openTable, playByItself, tapMatch } from './online.ts';
import { DESKTOP, expectCalm } from './table.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  house = await openHouse();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const SHORT = { numbers: { 'Nombre de manches': 1 } };

/** Games that are played by buttons, as short as they can be. */
const BUTTONS: readonly (readonly [game: string, wishes: OnlineWishes])[] = [
  ['one-die-baseball', SHORT],
  ['two-dice-baseball', SHORT],
  ['three-dice-baseball', SHORT],
  ['dice-and-run', { ...SHORT, choose: ['avancée'] }],
  ['pocket-rugby', { choose: ['20', '1'] }],
];

describe('played online to its end by two browsers', () => {
  it.each(BUTTONS)('%s', async (game, wishes) => {
    const [first, second] = await Promise.all([guest(browser, house), guest(browser, house, { viewport: DESKTOP })]);
    const link = await openTable(first.page, house, game, wishes);
    await join(second.page, link);
    await matchBegins(first.page, second.page);
    await playByItself(first.page);
    await playByItself(second.page);
    await Promise.all([matchEnds(first.page), matchEnds(second.page)]);
    const [one, other] = await Promise.all([first, second].map(({ page }) => page.locator('.winner').textContent()));
    expect(one).toBe(other);
    for (const visitor of [first, second]) {
      expectCalm(visitor);
      await visitor.context.close();
    }
  });

  it('play-ball, by tapping', async () => {
    const [first, second] = await Promise.all([guest(browser, house), guest(browser, house, { viewport: DESKTOP })]);
    const link = await openTable(first.page, house, 'play-ball', { choose: ['expert'] });
    await join(second.page, link);
    const play = await tapMatch(house, link, [first.page, second.page]);
    expect(play.outcome?.winners).toEqual([0]);
    for (const visitor of [first, second]) {
      await matchEnds(visitor.page);
      expectCalm(visitor);
      await visitor.context.close();
    }
  });

  it('runy-run-run, by three browsers', async () => {
    const visitors = await Promise.all([guest(browser, house), guest(browser, house), guest(browser, house, { viewport: DESKTOP })]);
    const [first, second, third] = visitors;
    const link = await openTable(first.page, house, 'runy-run-run', { numbers: { 'Nombre de rondes au plus': 2 } });
    await join(second.page, link);
    await join(third.page, link);
    const play = await tapMatch(
      house,
      link,
      visitors.map(({ page }) => page),
    );
    expect(play.over).toBe(true);
    for (const visitor of visitors) {
      await matchEnds(visitor.page);
      expectCalm(visitor);
      await visitor.context.close();
    }
  });
});
