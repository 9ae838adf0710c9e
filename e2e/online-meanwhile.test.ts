import { describe, expect, it } from 'vitest';
import { openOnline } from './app-under-test.ts';
import { namedVisitor, newTable, program } from './guests.ts';
import { matchBegins } from './online.ts';
import { decision, expectCalm } from './table.ts';

const { app, browser } = await openOnline();

describe('while nobody comes', () => {
  it('a bot plays, somebody who comes is told of, and the match against the bot can be gone on with', async () => {
    const ana = await namedVisitor(browser, app, 'Ana');
    const { page } = ana;
    const table = await newTable(ana, app, 'pocket-rugby');
    await page.goto(table);
    await page.getByRole('link', { name: 'Comment jouer' }).waitFor();
    await page.getByRole('button', { name: /^Jouer contre un robot en attendant/ }).click();
    await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
    await decision(page).waitFor();
    // It is the usual one, with his face.
    await page.locator('.portrait image').first().waitFor();
    const meanwhile = page.url();
    expect(await page.getByText('Quelqu’un est arrivé').count()).toBe(0);
    const bo = await program(app, 'Bo', table);
    await page.getByText('Quelqu’un est arrivé à votre table').waitFor();
    await page.getByRole('link', { name: 'Y aller' }).click();
    await page.waitForURL(table);
    await matchBegins(page);
    await page.goto(meanwhile);
    await decision(page).waitFor();
    expect(await page.getByText('Quelqu’un est arrivé').count()).toBe(0);
    bo.close();
    expectCalm(ana);
    await ana.context.close();
  });
});

describe('when a match begins', () => {
  it('notices are offered once, while the others are to play', async () => {
    const ana = await namedVisitor(browser, app, 'Ana');
    const { page } = ana;
    // A headless browser has refused notifications already; people have not been asked.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    const table = await newTable(ana, app, 'play-ball', { options: { first: 1 } });
    await page.goto(table);
    const bo = await program(app, 'Bo', table);
    await matchBegins(page);
    await page.getByText('Vous prévenir quand c’est à vous').waitFor();
    await page.getByRole('button', { name: 'Non merci' }).click();
    await expect.poll(() => page.getByText('Vous prévenir quand c’est à vous').count()).toBe(0);
    await page.reload();
    await matchBegins(page);
    expect(await page.getByText('Vous prévenir quand c’est à vous').count()).toBe(0);
    bo.close();
    await ana.context.close();
  });
});
