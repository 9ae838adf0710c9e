import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { look } from './look.ts';
import { decision, expectCalm, kept, playOut, playUntil, resume, settle, sitDown } from './table.ts';

const { app, newVisitor } = openApp();

describe('real dice on a real table', () => {
  it('are entered by one tap a die, marked, and corrected in sight of everybody', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await sitDown(page, app, 'two-dice-baseball', { company: 'people', realDice: true });
    const face = (value: number) =>
      decision(page)
        .getByRole('group', { name: /^Que montre/ })
        .getByRole('button', { name: String(value), exact: true });
    // The roll-off takes one die from each.
    await face(6).click();
    await face(2).click();
    // A throw of two dice: the first can be taken off again before the second.
    await face(5).click();
    await decision(page).getByRole('button', { name: 'Retirer le 5' }).click();
    await face(1).click();
    await face(1).click();
    await expect.poll(async () => (await kept(page)).entries.length).toBe(3);
    expect((await kept(page)).entries[2]).toMatchObject({ type: 'roll', faces: [1, 1], from: 'hand' });
    await expect.poll(() => page.locator('.log li').first().textContent()).toContain('saisi à la main');

    await decision(page).getByRole('button', { name: 'Corriger ces dés' }).click();
    await expect.poll(async () => (await kept(page)).entries.at(-1)).toEqual({ type: 'back', to: 2 });
    await page.locator('.log li.back').getByText('repris').waitFor();
    await face(6).click();
    await face(6).click();
    await expect.poll(async () => (await kept(page)).entries.at(-1)).toMatchObject({ faces: [6, 6] });
    expectCalm(visitor);
  });

  it('serve a whole match against a bot, whose dice people throw too', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    // Every pressed face is a six. In rugby that is a penalty try, until the whistle.
    await sitDown(page, app, 'pocket-rugby', { realDice: true, choose: ['20', '1', 'Joueur 1'].slice(0, 2) });
    const face = (value: number) =>
      decision(page)
        .getByRole('group', { name: /^Que montre/ })
        .getByRole('button', { name: String(value), exact: true });
    await face(6).click();
    await expect.poll(async () => (await kept(page)).entries.length).toBe(1);
    await face(1).click();
    await playOut(page);
    const { entries } = await kept(page);
    expect(entries.every((entry) => entry.type !== 'roll' || (entry as { from?: string }).from === 'hand')).toBe(true);
    expectCalm(visitor);
  });
});

describe('real dice that a bot answered', () => {
  const face = (page: Page, value: number) =>
    decision(page)
      .getByRole('group', { name: /^Que montre/ })
      .getByRole('button', { name: String(value), exact: true });
  const correct = (page: Page) => decision(page).getByRole('button', { name: 'Corriger ces dés' });
  const types = async (page: Page) => (await kept(page)).entries.map(({ type }) => type);

  it('are corrected all the same: the bot’s choice goes with them, in sight, and it decides anew', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await resume(page, app, 'pocket-rugby', { minutes: 20, halves: 1, yellowMinutes: 10, first: 1 });
    await face(page, 3).click();
    await face(page, 4).click();
    await expect.poll(() => types(page)).toEqual(['roll', 'move']);
    await correct(page).click();
    await expect.poll(async () => (await kept(page)).entries.at(-1)).toEqual({ type: 'back', to: 0 });
    await expect.poll(() => page.locator('.log li.back').count()).toBe(2);
    expect(await correct(page).count()).toBe(0);
    await face(page, 4).click();
    await face(page, 3).click();
    await expect.poll(() => types(page)).toEqual(['roll', 'move', 'back', 'roll', 'move']);
    await correct(page).waitFor();
    expectCalm(visitor);
  });

  it('are corrected on a large field too, beside the faces of the next throw', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await resume(page, app, 'runy-run-run', { first: 1 }, 2);
    await page.getByRole('button', { name: /^Prêt !/ }).click();
    await face(page, 3).click();
    await face(page, 2).click();
    // The last two entries are the bot's roll and what the bot did with it.
    await expect.poll(async () => (await types(page)).slice(-2)).toEqual(['roll', 'move']);
    const before = (await types(page)).length;
    await look(page, 'real-dice-correct');
    await correct(page).click();
    await expect.poll(async () => (await kept(page)).entries.at(-1)).toEqual({ type: 'back', to: before - 2 });
    expectCalm(visitor);
  });
});

describe('a secret pitch on a shared phone', () => {
  it('is shown to its pitcher only while held, and to nobody else', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'dice-and-run', { company: 'people', choose: ['avancée'] });
    const held = decision(page).getByRole('button', { name: /maintenir pour voir/ });
    // The button that is held arrives by itself: pressing until it comes could press past it.
    await playUntil(page, /^Laisser passer/);
    await held.waitFor();
    const { entries } = await kept(page);
    const { faces } = entries.at(-1) as unknown as { faces: number[] };
    const shown = `Dés : ${faces.join(', ')}`;
    expect(await page.locator('main').textContent()).not.toContain(shown);
    // The app writes an entry down a moment after it is played.
    const latest = page.locator('.log li').first();
    await expect.poll(() => latest.textContent()).toContain('seule la défense a vu les dés');
    expect(await latest.locator('.faces').count()).toBe(0);

    await held.hover();
    await page.mouse.down();
    await page.getByText(shown).waitFor({ state: 'attached' });
    await page.mouse.up();
    await page.getByText(shown).waitFor({ state: 'detached' });

    await held.focus();
    await page.keyboard.down(' ');
    await page.getByText(shown).waitFor({ state: 'attached' });
    await page.keyboard.up(' ');
    await page.getByText(shown).waitFor({ state: 'detached' });

    await decision(page)
      .getByRole('button', { name: /^Laisser passer/ })
      .click();
    await page.locator('.log li').getByLabel(shown).first().waitFor();
    expectCalm(visitor);
  });

  it('of a bot is hidden from the person at bat until it is shown to all', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'dice-and-run', { choose: ['avancée'] });
    await playUntil(page, /^Laisser passer/);
    await decision(page).getByRole('img', { name: 'Dés cachés' }).waitFor();
    expect(
      await decision(page)
        .getByRole('button', { name: /maintenir pour voir/ })
        .count(),
    ).toBe(0);
  });
});
