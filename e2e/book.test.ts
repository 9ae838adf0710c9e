import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { DESKTOP, expectCalm, PHONE } from './table.ts';

const LOST = 'A:a1 a2 c2|B:b7 c5 c7|ball:b7|turn:A|moves:3';
const { app, newVisitor } = openApp('/club/');

describe('the book', () => {
  it('opens at the start, is walked by keyboard, and every place in it has an address', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await page.goto(`${app.url}book/play-ball`);
    await page.getByText('L’équipe qui joue marque en 7 tours, quoi que fasse l’autre.').waitFor();
    const wins = page.locator('[aria-labelledby="book-W"] li button');
    await expect.poll(() => wins.count()).toBe(5);
    const first = page.getByRole('button', { name: 'b2-c3, c2xc4 gagné en 7' });
    await first.focus();
    await page.keyboard.press('Enter');
    await page.getByText('L’autre équipe marque en 6 tours, quoi qu’on joue.').waitFor();
    expect(decodeURIComponent(page.url())).toContain('~b2-c3, c2xc4');
    // The focus goes on to the board of the next position.
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))).toBe(true);
    await page.reload();
    await page.getByText('L’autre équipe marque en 6 tours, quoi qu’on joue.').waitFor();
    // By ear: the position is told, what cannot be is told why, and z looks a turn up.
    const heard = (words: RegExp) => page.getByRole('status').getByText(words).waitFor();
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('p');
    await heard(/La balle est .*en /);
    await page.keyboard.type('h9');
    await page.keyboard.press('Enter');
    await heard(/pas de case h9/);
    await page.keyboard.type('b2>b9');
    await page.keyboard.press('Enter');
    await heard(/b2|b9/);
    await page.getByRole('button', { name: 'Départ' }).click();
    await page.getByText('L’équipe qui joue marque en 7 tours, quoi que fasse l’autre.').waitFor();
    expectCalm(visitor);
  });

  it('opens at any position, and says best play and how far away every losing turn loses', async () => {
    const visitor = await newVisitor({ viewport: DESKTOP, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(`${app.url}book/play-ball#${encodeURIComponent(LOST)}`);
    await page.getByText('The other side scores in 4 turns, whatever is played.').waitFor();
    await page.getByText('139 of 139 turns change nothing about that.').waitFor();
    await expect.poll(() => page.locator('.line li').count()).toBe(4);
    const letters = page.locator('[aria-labelledby="book-L"] .letter');
    await expect.poll(() => letters.first().textContent()).toBe('L4');
    expectCalm(visitor);
  });

  it('says so where the field is not solved, and where an address is no position', async () => {
    const visitor = await newVisitor({ viewport: PHONE, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(`${app.url}book/play-ball#nonsense`);
    await page.getByRole('alert').waitFor();
    await page.goto(`${app.url}book/pocket-rugby`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.field').count()).toBe(0);
  });
});
