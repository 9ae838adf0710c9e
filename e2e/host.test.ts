import { Api } from '@pocket-stadium/protocol';
import { describe, expect, it } from 'vitest';
import { guest as apiGuest, tableFor } from '../packages/server/test/harness.ts';
import { openOnline } from './app-under-test.ts';
import { expectAccessible } from './axe.ts';
import { DESKTOP, PHONE, type Visitor, visitorWith } from './table.ts';

const { app, browser } = await openOnline({ lan: '192.168.1.23', lanOthers: [{ address: '10.8.0.2', name: 'wg0' }] });
const base = app.url.replace(/\/$/, '');
const house = new Api({ base });

/** The page as it is on the machine itself, with everything open. */
async function hosting(locale: string, viewport = PHONE): Promise<Visitor> {
  const visitor = await visitorWith(browser, app, { serviceWorkers: 'block', locale, viewport });
  const { page } = visitor;
  await page.goto(`${app.url}host/room`);
  await page.getByText('http://192.168.1.23').first().waitFor();
  for (const summary of await page.locator('main summary').all()) await summary.click();
  return visitor;
}

/** What was pressed has reached the server. */
const order = (wished: (view: Awaited<ReturnType<Api['host']>>) => unknown) => expect.poll(async () => wished(await house.host()));

describe('the host’s page on the machine itself', () => {
  it.each([
    ['fr-FR', 'Tenir le stade', 'Limites'],
    ['en-GB', 'Hosting the stadium', 'Limits'],
  ])('is accessible and fits in %s, and names the interfaces of the other addresses', async (locale, title, limits) => {
    const ana = await apiGuest(base, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball'));
    const { page, context, troubles } = await hosting(locale);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(limits, { exact: true }).waitFor();
    await page.getByText('(wg0)').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
    await house.keepOrder({ do: 'close', table: table.id });
  });

  it('its buttons do what they say: rename, mute, words, limits, who makes tables, close', async () => {
    const ana = await apiGuest(base, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball'));
    const { page, context, troubles } = await hosting('fr-FR', DESKTOP);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).dispatchEvent('click');

    await page.getByRole('textbox', { name: 'Un autre surnom' }).fill('Zoé 7');
    await button('Renommer').click();
    await expect.poll(async () => (await ana.me())?.name).toBe('Zoé 7');
    await button('Retirer la parole').click();
    await button('Rendre la parole').waitFor();
    const me = (await ana.me())?.id;
    await order(({ order: { muted } }) => muted).toEqual([me]);

    await choose('Ma liste');
    await page.getByRole('textbox', { name: 'Un mot par ligne' }).fill('rival\n zut, flûte\n');
    await button('Garder cette liste').click();
    await order(({ order: { forbidden } }) => forbidden).toEqual(['rival', 'zut', 'flûte']);
    await choose('Aucun');
    await order(({ order: { forbidden } }) => forbidden).toEqual([]);

    const usual = (await house.host()).limits.tables;
    const tables = page.getByRole('spinbutton', { name: 'Nouvelles tables par minute depuis une adresse' });
    await tables.fill('7');
    await tables.press('Tab');
    await order(({ limits }) => limits.tables).toBe(7);
    await button('Remettre les limites du démarrage').click();
    await order(({ order: { limits } }) => limits).toEqual({});
    await expect.poll(() => tables.inputValue()).toBe(String(usual));

    await choose('L’hôte seulement');
    await order(({ order: { making } }) => making).toBe('host');
    await choose('Tout le monde');
    await order(({ order: { making } }) => making).toBe('anyone');

    await button(/^Fermer cette table/).click();
    await expect.poll(async () => (await ana.table(table.id)).status).toBe('over');
    expect(troubles).toEqual([]);
    await context.close();
  });
});
