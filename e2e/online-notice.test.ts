import type { TableClient } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entries, until } from '../packages/server/test/harness.ts';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable, program } from './guests.ts';
import { finish, tapTurn } from './hex.ts';
import { look } from './look.ts';
import { matchBegins } from './online.ts';
import { expectCalm, type Visitor } from './table.ts';

const { app, browser } = await openOnline();

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const tellMe = (page: Page) => page.getByRole('switch', { name: 'Me prévenir quand c’est à moi' });

/** Ana in a browser, Bo a program, at a match of Play Ball that Ana begins. */
async function sitTogether(ana: Visitor): Promise<TableClient> {
  const link = await newTable(ana, app, 'play-ball');
  await ana.page.goto(link);
  const bo = await program(app, 'Bo', link);
  await matchBegins(ana.page);
  await finish(ana.page).waitFor();
  return bo;
}

/** Counts how often the page asks for the permission; the answer stays the browser's. */
async function countAsking(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { asked: 0 });
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      (globalThis as unknown as { asked: number }).asked++;
      return ask();
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
}

/** The page is hidden or shown again: a headless browser never hides its pages by itself. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: value ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/**
 * Counts the notifications that the browser has put up. It must have done so before it is asked which it shows: asked in
 * between, it forgets the one that is on its way.
 */
async function countShown(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { put: 0 });
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (...what) {
      await show.apply(this, what);
      (globalThis as unknown as { put: number }).put++;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { put: number }).put);
}

/** The notifications that the browser shows for the page. */
function shown(page: Page): Promise<{ title: string; body: string; url: string }[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    const all = (await worker?.getNotifications()) ?? [];
    return all.map(({ title, body, data }) => ({ title, body, url: String(data) }));
  });
}

/** A headless browser has no notifications that could be tapped, so the service worker is told of a tap directly. */
async function tapNotification({ context }: Visitor): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await worker.registration.getNotifications();
    globalThis.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
  });
}

async function openMenu(page: Page): Promise<void> {
  await button(page, /^Aide et match$/).click();
  await page.locator('dialog[open]').waitFor();
}

describe('your turn', () => {
  it('stands in the title; a notification comes only if asked for, and only while the page is hidden', async () => {
    const ana = await namedVisitor(browser, app, 'Ana', { serviceWorkers: 'allow', permissions: ['notifications'] });
    const { page } = ana;
    const asked = await countAsking(page);
    const put = await countShown(page);
    const bo = await sitTogether(ana);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    const play = async (move: string) => {
      await tapTurn(page, move);
      await finish(page).click();
      await expect.poll(() => page.title()).not.toMatch(/^●/);
    };
    /** Bo plays; it is Ana's turn again, and her page has seen it. */
    const answer = async (n: number) => {
      const { play: match } = await until(bo, (state) => entries(state) === n && state.play?.next.kind === 'choice');
      await bo.do({ do: 'move', seat: 1, move: match?.game.moves(match.state)[0] ?? '' });
      await expect.poll(() => page.title()).toMatch(/^● À vous\u00a0! · /);
    };

    await play('c2-c3');
    await hide(page, true);
    await answer(1);
    expect(await shown(page)).toEqual([]);
    expect(await asked()).toBe(0);

    await hide(page, false);
    await openMenu(page);
    expect(await tellMe(page).isChecked()).toBe(false);
    await tellMe(page).check({ force: true });
    await expect.poll(asked).toBe(1);
    await expect.poll(() => tellMe(page).isChecked()).toBe(true);
    await page.keyboard.press('Escape');

    await play('c3-c2');
    await answer(3);
    expect(await shown(page)).toEqual([]);

    await play('c2-c3');
    await hide(page, true);
    await answer(5);
    await expect.poll(put).toBe(1);
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'À vous\u00a0!', body: expect.stringMatching(/^À vous de jouer/), url: page.url() }]);

    await hide(page, false);
    await play('c3-c2');
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await asked()).toBe(1);

    await hide(page, true);
    await answer(7);
    await expect.poll(put).toBe(2);
    expect(await shown(page)).toHaveLength(1);
    await tapNotification(ana);
    await expect.poll(() => shown(page)).toEqual([]);
    await hide(page, false);

    // The wish is kept when the page is loaded anew.
    await page.reload();
    await matchBegins(page);
    await openMenu(page);
    await expect.poll(() => tellMe(page).isChecked()).toBe(true);
    await tellMe(page).uncheck({ force: true });
    await page.reload();
    await matchBegins(page);
    await openMenu(page);
    await expect.poll(() => tellMe(page).isChecked()).toBe(false);
    bo.close();
    expectCalm(ana);
    await ana.context.close();
  });

  it('says so where the browser does not allow notifications', async () => {
    const ana = await namedVisitor(browser, app, 'Ana');
    const { page } = ana;
    const asked = await countAsking(page);
    const bo = await sitTogether(ana);
    await openMenu(page);
    // The switch turns itself off again.
    await tellMe(page).click({ force: true });
    await page.getByText('Le navigateur ne permet pas les notifications de ce site.').waitFor();
    await expect.poll(() => tellMe(page).isChecked()).toBe(false);
    expect(await asked()).toBe(1);
    await look(page, 'online-menu-refused');
    bo.close();
    await ana.context.close();
  });
});
