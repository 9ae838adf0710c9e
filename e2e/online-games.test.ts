import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, type Header, Play } from '@pocket-stadium/kernel';
import type { FeedMessage } from '@pocket-stadium/protocol';
import type { Page, WebSocket } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { guest, join, matchBegins, matchEnds, openTable, playByItself, rollButton, tapMatch, thrower } from './online.ts';
import { DESKTOP, expectCalm, type Options, settle, type Visitor } from './table.ts';

const { app, browser } = await openOnline();
const [first, second, third] = await Promise.all([
  guest(browser, app),
  guest(browser, app, { viewport: DESKTOP }),
  guest(browser, app, { locale: 'en-GB' }),
]);
afterEach(() => {
  for (const visitor of [first, second, third]) expectCalm(visitor);
});

const SHORT = { numbers: { 'Nombre de manches': 1 } };

/** Games that are played by buttons, as short as they can be. */
const BUTTONS: readonly (readonly [game: string, wishes: Options])[] = [
  ['one-die-baseball', SHORT],
  ['two-dice-baseball', SHORT],
  ['three-dice-baseball', SHORT],
  ['pocket-rugby', { choose: ['20', '1'] }],
];

/** Somebody who played online is told the story of the match, and learns from the choices of their own seat. */
async function expectLearnt(page: Page, seat: number): Promise<void> {
  const journey = () => page.evaluate(() => JSON.parse(localStorage.getItem('pocket-stadium:journey') ?? '{"matches":[]}').matches.at(-1));
  await expect.poll(async () => (await journey())?.here).toEqual([seat]);
  const { id } = await journey();
  await page.locator('.tale .lines').waitFor();
  await expect.poll(async () => (await journey())?.rated?.choosing).toBeGreaterThan(0);
  const noted = await page.evaluate(() => JSON.parse(localStorage.getItem('pocket-stadium:mistakes') ?? '{}'));
  expect(noted.matches.map((match: { id: string }) => match.id)).toContain(id);
  for (const mistake of noted.mistakes) expect(mistake.seat).toBe(seat);
}

/** Notes which seats of the strip are marked at any time. */
function watchTurns(page: Page): Promise<void> {
  return page.evaluate(() => {
    const marked = new Set<number>();
    const look = () => {
      for (const [seat, item] of document.querySelectorAll('.strip li').entries()) if (item.classList.contains('turn')) marked.add(seat);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    Object.assign(globalThis, { turnsMarked: marked });
  });
}

describe('played online to its end by two browsers', () => {
  it.each(BUTTONS)('%s', async (game, wishes) => {
    const link = await openTable(first.page, app, game, wishes);
    await join(second.page, link);
    await matchBegins(first.page, second.page);
    await watchTurns(first.page);
    await watchTurns(second.page);
    await playByItself(first.page);
    await playByItself(second.page);
    await Promise.all([matchEnds(first.page), matchEnds(second.page)]);
    // Above the board each seat was marked in its turn, on both pages.
    for (const { page } of [first, second]) expect(await page.evaluate('[...turnsMarked].sort()')).toEqual([0, 1]);
    const [one = '', other = ''] = await Promise.all([first, second].map(({ page }) => page.locator('.winner').textContent()));
    // Each page tells the result from its own seat: one of them wins, or both draw.
    if (/Match nul/.test(one ?? '')) expect(other).toMatch(/Match nul/);
    else expect([one, other].filter((told) => /^(Vous gagnez|Votre équipe gagne)/.test(told ?? ''))).toHaveLength(1);
    if (game === 'pocket-rugby') for (const [seat, { page }] of [first, second].entries()) await expectLearnt(page, seat);
  });

  it('dice-and-run, before a spectator who never sees the pitch before the rules show it', async () => {
    const told: FeedMessage[] = [];
    const listen = (socket: WebSocket) => {
      socket.on('framereceived', ({ payload }) => told.push(JSON.parse(String(payload)) as FeedMessage));
    };
    third.page.on('websocket', listen);
    const link = await openTable(first.page, app, 'dice-and-run', { ...SHORT, choose: ['avancée'], off: ['Manches supplémentaires'] });
    await third.page.goto(link);
    await join(second.page, link);
    await matchBegins(first.page, second.page, third.page);
    await third.page.getByText('You are watching this match.').waitFor();
    const hidden = third.page.getByRole('img', { name: 'Hidden dice' });
    for (;;) {
      const next = await Promise.any([thrower([first.page, second.page]), hidden.waitFor()]);
      if (!next) break;
      await rollButton(next).click();
    }
    // The pitcher sees the dice, the batter does not.
    const tray = ({ page }: Visitor) => page.locator('.tray').getByRole('img', { name: 'Dés cachés' });
    await expect.poll(async () => (await tray(first).count()) + (await tray(second).count())).toBe(1);
    await playByItself(first.page);
    await playByItself(second.page);
    await Promise.all([first, second, third].map(({ page }) => matchEnds(page)));
    third.page.off('websocket', listen);
    expect(hiddenRolls(told)).toBeGreaterThan(0);
  });

  it('play-ball, by tapping', async () => {
    const link = await openTable(first.page, app, 'play-ball', { choose: ['expert'] });
    await join(second.page, link);
    const play = await tapMatch(app, link, [first.page, second.page]);
    expect(play.outcome?.winners).toEqual([0]);
    await Promise.all([matchEnds(first.page), matchEnds(second.page)]);
  });

  it('runy-run-run, by three browsers', async () => {
    const visitors = [first, second, third];
    for (const { page } of visitors) await settle(page, app, { quick: true, autoRoll: true });
    const link = await openTable(first.page, app, 'runy-run-run', { numbers: { 'Nombre de tours au plus': 2 } });
    await join(second.page, link);
    await join(third.page, link);
    const play = await tapMatch(
      app,
      link,
      visitors.map(({ page }) => page),
    );
    expect(play.over).toBe(true);
    for (const { page } of visitors) await matchEnds(page);
  });
});

/** Folds what a spectator was told, message by message; every secret roll must come without its faces. */
function hiddenRolls(told: readonly FeedMessage[]): number {
  let header: Header | null = null;
  let entries: Entry[] = [];
  let hidden = 0;
  for (const message of told) {
    if (message.type === 'match') {
      header = message.header;
      entries = entries.slice(0, message.keep);
    }
    if (message.type !== 'entries' || !header) continue;
    for (const { n, faces } of message.reveals) {
      const entry = entries[n - 1];
      if (entry?.type === 'roll') entries[n - 1] = { ...entry, faces };
    }
    for (const entry of message.entries) {
      const play = Play.fold(GAMES.get(header.game) as Game, { header, entries });
      if (!play.ok) throw new Error(play.problem.message.en);
      if (play.value.next.kind === 'roll' && play.value.next.secretTo) {
        expect(entry).toMatchObject({ type: 'roll', faces: null });
        hidden++;
      }
      entries.push(entry);
    }
  }
  return hidden;
}
