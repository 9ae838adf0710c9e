import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable } from './guests.ts';
import { look } from './look.ts';
import { readQr } from './qr.ts';
import { expectCalm, inTheme } from './table.ts';

const { app, browser } = await openOnline();

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

describe('the link of a table', () => {
  it('is copied, and stands in a QR code that can be read', async () => {
    const ana = await namedVisitor(browser, app, 'Ana', { permissions: CLIPBOARD });
    const { page } = ana;
    const link = await newTable(ana, app, 'dice-and-run');
    await page.goto(link);
    await button(page, /^Copier le lien$/).click();
    await button(page, /^Lien copié$/).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await look(page, 'online-gathering');
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme);
      expect(await readQr(page.getByRole('img', { name: 'Code QR du lien' }))).toBe(link);
    }
    expectCalm(ana);
    await ana.context.close();
  });

  it('is handed to the device where it shares; changing one’s mind is no failure', async () => {
    const ana = await namedVisitor(browser, app, 'Ana');
    const { page } = ana;
    const link = await newTable(ana, app, 'dice-and-run');
    await page.goto(link);
    await button(page, /^Copier le lien$/).waitFor();
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      const share = (data: ShareData) => {
        shared.push(data);
        return shared.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'));
      };
      Object.assign(globalThis, { shared });
      Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share });
    });
    await page.reload();
    await button(page, /^Partager$/).click();
    await button(page, /^Partager$/).click();
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    await expect.poll(shared).toEqual([1, 2].map(() => ({ title: 'Dice & Run', url: link })));
    expectCalm(ana);
    await ana.context.close();
  });

  it('is only copied where the browser does not share, by hand where it does not copy either', async () => {
    const ana = await namedVisitor(browser, app, 'Ana');
    const { page } = ana;
    await page.addInitScript(() => {
      // A page served without https has neither of these.
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, value: undefined });
      Object.assign(globalThis, { copies: true });
      document.execCommand = () => (globalThis as unknown as { copies: boolean }).copies;
    });
    const link = await newTable(ana, app, 'dice-and-run');
    await page.goto(link);
    await button(page, /^Copier le lien$/).click();
    await button(page, /^Lien copié$/).waitFor();
    expect(await button(page, /^Partager$/).count()).toBe(0);
    await page.evaluate(() => Object.assign(globalThis, { copies: false }));
    await button(page, /^Lien copié$/).click();
    await page.getByText('copiez-le à la main').waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(link);
    await look(page, 'online-copy-by-hand');
    expectCalm(ana);
    await ana.context.close();
  });
});
