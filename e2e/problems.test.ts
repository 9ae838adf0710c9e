import { makeRecordJson } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { playedMatch } from './records.ts';
import { DESKTOP, expectCalm, PHONE, store } from './table.ts';

const MATCH = 'c0ffee00c0ffee00c0ffee00c0ffee19';
const SMALL_PHONE = { width: 360, height: 640 };
const { app, newVisitor } = openApp('/club/');

describe('problems', () => {
  it('are reached from the page of a game, answered by keyboard, told at once, and followed by the next', async () => {
    const visitor = await newVisitor({ viewport: SMALL_PHONE, locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(`${app.url}g/pocket-rugby`);
    await page.getByRole('link', { name: /^Problems/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Problem 1' }).waitFor();
    const play = page.getByRole('button', { name: /^Play/ });
    // The choice is in sight without scrolling.
    const box = await play.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SMALL_PHONE.height);
    await play.focus();
    await page.keyboard.press('Enter');
    await page.locator('.verdict', { hasText: 'That is right!' }).waitFor();
    await page.getByRole('row', { name: 'Play on · the best · your choice 92.9%' }).waitFor();
    await page.getByRole('row', { name: 'Kick at goal 87.4%' }).waitFor();
    await page.getByText('1 of 340 solved.').waitFor();
    await page.getByRole('button', { name: 'Next problem' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Problem 2' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Problem 2' }).waitFor();
    expectCalm(visitor);
  });

  it('a wrong turn may be tried again, and the day is solved and told without the answer', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await page.clock.setFixedTime(new Date('2026-11-16T10:00:00'));
    await page.goto(app.url);
    await page.getByRole('link', { name: /Problème du jour/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Le problème du jour' }).waitFor();
    const play = async (...parts: string[]) => {
      await page.locator('[data-cell="e2"]').focus();
      for (const part of parts) {
        await page.keyboard.type(part);
        await page.keyboard.press('Enter');
      }
    };
    await play('e2-d3');
    await page.getByRole('button', { name: 'Finir' }).click();
    await page.locator('.verdict', { hasText: 'Ce tour perd. Essayez encore.' }).waitFor();
    await play('e2-d3', 'd3-d4', 'd4xd7');
    await page.locator('.verdict', { hasText: 'C’est juste' }).waitFor();
    expect(await page.getByLabel('Votre résultat, sans la réponse').inputValue()).toMatch(/^Play Ball, 16 nov\S* 2026\s: 2 essais$/);
    const week = page.getByRole('navigation', { name: 'Cette semaine, 1 jour résolu.' });
    await week.getByRole('link', { name: /^lu 16 nov\S* 2026\s: résolu$/ }).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'L’image' }).click()]);
    expect(file.suggestedFilename()).toBe('2026-11-16-fr.png');
    await page.getByRole('status').getByText('L’image est prête.').waitFor();
    // A day of this week that was missed can still be solved.
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'));
    await page.reload();
    const missed = page.getByRole('link', { name: /^ma 17 nov\S* 2026\s: à résoudre$/ });
    const box = await missed.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await missed.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Rugby de poche, 17 nov/).waitFor();
    expectCalm(visitor);
  });

  it('men stand on the bases of a position that nobody has played', async () => {
    const { page } = await newVisitor({ viewport: SMALL_PHONE, locale: 'en-GB' });
    await page.goto(`${app.url}problems/dice-and-run`);
    await page.getByRole('img', { name: 'Runners on second. 2 outs.' }).waitFor();
  });

  it('a run ends after three minutes', async () => {
    const visitor = await newVisitor({ viewport: DESKTOP, locale: 'en-GB' });
    const { page } = visitor;
    await page.clock.install();
    await page.goto(`${app.url}problems/run`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('timer').waitFor();
    await page.clock.runFor(4 * 60 * 1000);
    // What was being solved is gone: how it went has the focus.
    await page.getByRole('heading', { level: 2, name: 'No problem solved.' }).waitFor();
    await expect.poll(() => page.locator(':focus').textContent()).toBe('No problem solved.');
    await page.getByRole('button', { name: 'Again' }).waitFor();
    expectCalm(visitor);
  });

  it('a costly choice of a match that was gone through comes back days later, until it is known', async () => {
    const visitor = await newVisitor({ viewport: SMALL_PHONE, locale: 'en-GB' });
    const { page } = visitor;
    const match = playedMatch('pocket-rugby', 'seed', { minutes: 40 }, 'a');
    const seats = match.header.seats.map((seat, i) => (i === 0 ? seat : { ...seat, bot: 'rookie' }));
    await page.clock.setFixedTime(new Date('2026-11-16T10:00:00'));
    await store(page, app, { [`pocket-stadium:match:${MATCH}`]: makeRecordJson({ ...match, header: { ...match.header, seats } }) });
    await page.goto(`${app.url}after/${MATCH}`);
    await page.locator('.story .bar').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pocket-stadium:mistakes'))).toContain('"due":"2026-11-19"');
    await page.goto(`${app.url}problems/mine`);
    await page.getByText(/^Nothing to look at today\. /).waitFor();
    await page.getByText(/^What costs you most \(Pocket rugby\): /).waitFor();
    await page.clock.setFixedTime(new Date('2026-11-19T10:00:00'));
    await page.reload();
    await page.getByRole('heading', { level: 2, name: /^In one of your matches this choice cost you/ }).waitFor();
    await page.locator('.choices button').first().click();
    await page.getByRole('table', { name: 'Your chances of winning after each choice' }).waitFor();
    await page.getByRole('button', { name: 'Forget all of it' }).click();
    await page.getByText(/Play a match against a bot/).waitFor();
    expectCalm(visitor);
  });

  it('there is nothing at an address that names no game, nor at a day to come', async () => {
    const { page } = await newVisitor({ viewport: PHONE, locale: 'en-GB' });
    for (const id of ['one-die-baseball', '2999-01-01', 'nowhere']) {
      await page.goto(`${app.url}problems/${id}`);
      await page.getByText('There is nothing at this address.').waitFor();
    }
  });
});
