import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { decision, expectCalm, resume } from './table.ts';

const { app, newVisitor } = openApp();

const card = (page: Page) => page.getByRole('region', { name: 'Ce que donne chaque lancer' });

async function throwDice(page: Page, ...faces: readonly number[]): Promise<void> {
  const pad = decision(page).getByRole('group', { name: /^Que montre/ });
  for (const face of faces) await pad.getByRole('button', { name: String(face), exact: true }).click();
}

describe('what a throw would do, and what a choice needs', () => {
  it('stands on the card before the throw, and the line that came is lit until the next', async () => {
    const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await resume(page, app, 'two-dice-baseball', { first: 0 });
    await card(page).getByRole('listitem').filter({ hasText: '4-4' }).waitFor();
    expect(await card(page).getByRole('listitem').count()).toBe(8);
    expect(await card(page).locator('[aria-current]').count()).toBe(0);
    await throwDice(page, 5, 6);
    await card(page).locator('li[aria-current]', { hasText: 'Double' }).waitFor();
    await decision(page).getByText('5 + 6 = 11 → Double').waitFor();
    await throwDice(page, 4, 4);
    await card(page).locator('li[aria-current]', { hasText: '4-4' }).waitFor();
    expect(await card(page).locator('[aria-current]').count()).toBe(1);
    expectCalm(visitor);
  });

  it('stands on the buttons, which weigh the same', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await resume(page, app, 'pocket-rugby', { first: 0 });
    await throwDice(page, 3, 2);
    const buttons = decision(page).locator('.moves button');
    await buttons.filter({ hasText: /moins de 2\s: 1 chance sur 6/ }).waitFor();
    expect(await buttons.count()).toBe(2);
    const [kick, play] = await buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(kick).toBe(play);
    expectCalm(visitor);
  });
});
