import { makeRecordJson } from '@pocket-stadium/kernel';
import type { Locator, Page } from 'playwright-core';
import type { App } from '../../e2e/app.ts';
import { cell, newPlay, openMatch } from '../../e2e/hex.ts';
import { decision, sitDown, store } from '../../e2e/table.ts';

/** How long a finger rests on a screen, in ms. */
const PRESS = 80;

/** From the tap to the next frame, as the browser itself reports it, with the processor slowed down as Lighthouse does for its phone. */
async function timeTap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const kept = globalThis as unknown as { slowest: number };
    kept.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.slowest = Math.max(kept.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  // A finger hovers over nothing and rests a moment. A mouse click of no duration would time the pressing too.
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // No event says that measuring has ended: the browser reports what was slow within a second.
  await page.waitForTimeout(1200);
  return page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
}

const button = (page: Page, name: string | RegExp) => decision(page).getByRole('button', { name });

/** Rugby at its last choice before the end: the longest log and sheet that a choice can have. */
function lateRugby(): string {
  const play = newPlay('pocket-rugby', { options: { first: 0 } });
  const dice = [3, 4, 6, 1, 2, 5, 3, 6, 1, 4];
  let latest = '';
  for (let i = 0; !play.over; i++) {
    const { next } = play;
    if (next.kind === 'choice') {
      if (play.entries.length > 150) return makeRecordJson(play.match);
      latest = makeRecordJson(play.match);
      play.append({ type: 'move', seat: next.seat, move: play.game.moves(play.state).at(-1) ?? '' });
    } else if (next.kind === 'roll') {
      const faces = Array.from({ length: next.dice }, (_, die) => dice[(i * 7 + die * 3) % dice.length] ?? 1);
      play.append({ type: 'roll', seat: next.seat, faces, from: 'seed' });
    }
  }
  return latest;
}

/** Taps, and how each is timed on a fresh page. */
export const TAPS: Readonly<Record<string, (page: Page, app: App) => Promise<number>>> = {
  'throw a die': async (page, app) => {
    await sitDown(page, app, 'one-die-baseball', { company: 'people' });
    return timeTap(page, button(page, 'Lancer le dé'));
  },
  'choose in rugby': async (page, app) => {
    await sitDown(page, app, 'pocket-rugby', { company: 'people', realDice: true });
    for (const value of [6, 1, 3, 4])
      await decision(page)
        .getByRole('button', { name: String(value), exact: true })
        .click();
    return timeTap(page, button(page, /^Jouer/));
  },
  // The first tap after opening: nothing has run before.
  'the last choice in rugby': async (page, app) => {
    const id = 'cd'.repeat(16);
    await store(page, app, { [`pocket-stadium:match:${id}`]: lateRugby() });
    await page.goto(`${app.url}play/${id}`);
    const choice = decision(page).getByRole('button', { name: /^Jouer/ });
    await choice.waitFor();
    return timeTap(page, choice);
  },
  'take a piece in Play Ball': async (page, app) => {
    await sitDown(page, app, 'play-ball', { company: 'people' });
    const piece = page.locator('.cell.source').first();
    return timeTap(page, piece);
  },
  'move a piece in Play Ball': async (page, app) => {
    await sitDown(page, app, 'play-ball', { company: 'people' });
    await page.locator('.cell.source').first().click();
    const target = page.locator('.cell.target').first();
    return timeTap(page, target);
  },
  'take a piece in Runy': async (page, app) => {
    const play = newPlay('runy-run-run');
    for (const [seat, move] of ['e11 f11 g11 h11 i11', 'k1 k2 k3 l3 m3', 'a3 b3 c1 c2 c3'].entries()) {
      play.append({ type: 'move', seat, move });
    }
    play.append({ type: 'roll', seat: 0, faces: [2, 5], from: 'seed' });
    await openMatch(page, app, play);
    return timeTap(page, cell(page, 'g11'));
  },
};
