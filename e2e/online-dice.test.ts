import type { RollEntry } from '@pocket-stadium/kernel';
import type { FeedMessage } from '@pocket-stadium/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { until } from '../packages/server/test/harness.ts';
import { expectAccessible } from './axe.ts';
import { guest, join, matchBegins, matchEnds, openTable, playByItself, tableOf } from './online.ts';
import { openClub } from './stage.ts';
import { expectCalm } from './table.ts';

const { house, browser } = await openClub();
const INNING = { numbers: { 'Nombre de manches': 1 } };
const mark = (page: Page) => page.locator('[data-dice]');

type Lie = (message: FeedMessage, tables: number) => FeedMessage;

/** A house between the server and one browser: it alters what the lie takes up. */
async function lieTo(page: Page, lie: Lie): Promise<void> {
  let tables = 0;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as FeedMessage;
      if (message.type === 'table') tables++;
      socket.send(JSON.stringify(lie(message, tables)));
    });
  });
}

describe('dice at an online table', () => {
  it('are checked as they fall, by both browsers, with a text that was typed by hand', async () => {
    const [ana, bo] = await Promise.all([guest(browser, house), guest(browser, house)]);
    const link = await openTable(ana.page, house, 'two-dice-baseball', INNING);
    await ana.page.getByText('La promesse des dés').click();
    await ana.page.getByLabel('Votre texte pour les dés').fill('du vent & du sel');
    await ana.page.getByRole('button', { name: 'Prendre' }).click();
    await ana.page.locator('[data-own-text]', { hasText: 'du vent & du sel' }).waitFor();
    await ana.page.getByText('C’est votre texte pour ce match.').waitFor();
    await expectAccessible(ana.page);
    await join(bo.page, link);
    await matchBegins(ana.page, bo.page);
    const watcher = house.watch(tableOf(link));
    const { header } = await until(watcher, ({ header: told }) => told !== null);
    expect(header?.dice).toMatchObject({ scheme: 2, seats: [{ string: 'du vent & du sel' }, {}] });
    const digits: (string | null)[] = [];
    for (const { page } of [ana, bo]) {
      await playByItself(page);
      await page.locator('[data-dice="checked"]').first().waitFor();
    }
    for (const { page } of [ana, bo]) await matchEnds(page);
    for (const { page } of [ana, bo]) {
      await mark(page).first().click();
      digits.push(await page.locator('[data-digits]').textContent());
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      expect(await page.locator('[data-difference]').count()).toBe(0);
    }
    const { dice, table } = await until(watcher, ({ dice: told }) => (told?.receipt.seed ?? null) !== null);
    watcher.close();
    expect(digits).toEqual([dice?.checked.digits, dice?.checked.digits]);
    await ana.page.goto(`${house.url}check/${table?.match}`);
    await ana.page.getByText('Tous les lancers sont justes.').waitFor();
    await ana.page.locator('[data-statement="chain"]').waitFor();
    await ana.page.locator('[data-statement="order"]').waitFor();
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });

  it('begin by themselves after a browser was loaded again between hash and string', async () => {
    const [ana, bo] = await Promise.all([guest(browser, house), guest(browser, house)]);
    const link = await openTable(ana.page, house, 'two-dice-baseball', INNING);
    await ana.page.locator('.connection[data-connection="live"][data-pending="0"]').waitFor();
    // Away when everybody is ready.
    await ana.page.goto('about:blank');
    await join(bo.page, link);
    await bo.page.getByText(/Il manque le texte pour les dés de/).waitFor();
    await ana.page.goto(link);
    await matchBegins(ana.page, bo.page);
    for (const visitor of [ana, bo]) expectCalm(visitor);
  });

  const turned = (entry: RollEntry): RollEntry => ({ ...entry, faces: (entry.faces ?? []).map((face) => (face % 6) + 1) });
  const LIES: { readonly name: string; readonly code: string; readonly lie: Lie }[] = [
    {
      name: 'faces',
      code: 'faces',
      lie: (message) =>
        message.type === 'entries' && message.first === 3
          ? { ...message, entries: message.entries.map((entry) => (entry.type === 'roll' ? turned(entry) : entry)) }
          : message,
    },
    {
      name: 'the promise',
      code: 'promise-changed',
      lie: (message, tables) =>
        message.type === 'table' && message.table.fair && tables > 2
          ? { ...message, table: { ...message.table, fair: { ...message.table.fair, end: '0'.repeat(64) } } }
          : message,
    },
    {
      name: 'your hash',
      code: 'own-hash',
      lie: (message) => {
        const fair = message.type === 'table' ? message.table.fair : null;
        if (message.type !== 'table' || !fair?.transcript) return message;
        const transcript = { ...fair.transcript, hashes: fair.transcript.hashes.with(0, '0'.repeat(64)) };
        return { ...message, table: { ...message.table, fair: { ...fair, transcript } } };
      },
    },
    {
      name: 'a link',
      code: 'link',
      lie: (message) => (message.type === 'entries' && message.link !== undefined ? { ...message, link: 'A'.repeat(43) } : message),
    },
  ];

  it.each(LIES)('are no longer called fair by a browser to which the house lies about $name', async ({ lie, code }) => {
    const [ana, bo] = await Promise.all([guest(browser, house, { autoRoll: true }), guest(browser, house, { autoRoll: true })]);
    await lieTo(ana.page, lie);
    const link = await openTable(ana.page, house, 'two-dice-baseball', INNING);
    await join(bo.page, link);
    const alarm = ana.page.locator(`[data-difference="${code}"]`);
    await alarm.waitFor();
    await expectAccessible(ana.page);
    // It is kept, and can be shown to others.
    await ana.page.reload();
    await alarm.waitFor();
    await alarm.locator('summary').click();
    const [download] = await Promise.all([
      ana.page.waitForEvent('download'),
      alarm.getByRole('button', { name: /Enregistrer le reçu/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dice-receipt-[0-9a-f]{8}\.json$/);
  });
});
