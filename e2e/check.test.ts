import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Match, makeRecordJson, makeRecordText } from '@pocket-stadium/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { playedMatch, withChangedFace } from './records.ts';
import { DESKTOP, expectCalm, PHONE } from './table.ts';

const { app, newVisitor } = openApp('/club/');

async function paste(page: Page, text: string): Promise<void> {
  await page.goto(`${app.url}check/dice`);
  await page.getByLabel('Le match, ou son lien').fill(text);
  await page.getByRole('button', { name: 'Recalculer' }).click();
}

const verdict = (page: Page) => page.locator('#check-verdict');
const rollsOf = (match: Match) => match.entries.filter(({ type }) => type === 'roll').length;

describe('checking the dice', () => {
  const DICE_GAMES = [...GAMES].filter(([, { about }]) => about.decidedBy !== 'skill').map(([id]) => id);

  it.each(DICE_GAMES)('recomputes every roll of %s, from fair dice and from a seed, as text and as JSON', async (id) => {
    const visitor = await newVisitor({ viewport: PHONE });
    const options = GAMES.get(id)?.about.options.innings ? { innings: 2 } : {};
    for (const [dice, make] of [
      ['fair', makeRecordText],
      ['seed', makeRecordJson],
    ] as const) {
      const match = playedMatch(id, dice, options);
      await paste(visitor.page, make(match));
      await visitor.page.getByText('Tous les lancers sont justes.').waitFor();
      await visitor.page.getByText(new RegExp(`Les ${rollsOf(match)} lancers, recalculés`)).waitFor();
    }
    expectCalm(visitor);
  });

  it.each(['fair', 'seed'] as const)('catches a changed face of %s dice, and says which', async (dice) => {
    const visitor = await newVisitor({ viewport: DESKTOP });
    const match = withChangedFace(playedMatch('three-dice-baseball', dice, { innings: 2 }), 3);
    await paste(visitor.page, makeRecordText(match));
    await visitor.page.getByText('Un lancer a été changé.').waitFor();
    await visitor.page.getByText(/^Lancer 3\u00a0: le match dit/).waitFor();
    await expect.poll(() => visitor.page.locator('li.changed').count()).toBe(1);
    await visitor.page.locator('li.changed').getByRole('button', { name: 'Le calcul' }).click();
    await visitor.page.getByText(dice === 'fair' ? /Octet \d+\u00a0: divisé par 6/ : /L’empreinte SHA-256 de/).waitFor();
    expectCalm(visitor);
  });

  it('catches a seed that was not promised', async () => {
    const visitor = await newVisitor();
    const match = playedMatch('three-dice-baseball', 'fair', { innings: 1 });
    const dice = { ...match.header.dice, commitment: '0'.repeat(64) };
    await paste(visitor.page, makeRecordText({ ...match, header: { ...match.header, dice } as Match['header'] }));
    await visitor.page.getByText('Ces dés ne peuvent pas être confirmés.').waitFor();
    expect(await verdict(visitor.page).textContent()).not.toContain('justes');
  });

  it('opens a file, and says what is wrong with one that is no match', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(`${app.url}check/dice`);
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('input[type=file]').setInputFiles(file('notes.txt', 'bonjour'));
    await page.getByRole('alert').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles(file('match.txt', makeRecordText(playedMatch('pocket-rugby', 'fair', { minutes: 20 }))));
    await page.getByText('Tous les lancers sont justes.').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expectCalm(visitor);
  });
});
