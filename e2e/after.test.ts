import { readFileSync } from 'node:fs';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Match, makeRecordJson } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { botMatch, playedMatch } from './records.ts';
import { figures, openFigures, reviewOf } from './review.ts';
import { DESKTOP, decision, expectCalm, PHONE, playOut, settle, sitDown, store, type Visitor } from './table.ts';

const ID = 'f00d'.repeat(8);

const { app, newVisitor } = openApp('/club/');

/** The page of a match that this browser keeps, its review done. */
async function lookBack(match: Match, viewport = DESKTOP): Promise<Visitor> {
  const visitor = await newVisitor({ viewport });
  await store(visitor.page, app, { [`pocket-stadium:match:${ID}`]: makeRecordJson(match) });
  await visitor.page.goto(`${app.url}after/${ID}`);
  await openFigures(visitor.page);
  return visitor;
}

describe('after the match', () => {
  it('is one tap away from its end', async () => {
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await settle(page, app, { quick: true });
    await sitDown(page, app, 'three-dice-baseball', { company: 'watch', numbers: { 'Nombre de manches': 1 } });
    await playOut(page);
    // What is shared is shown where the result is told.
    await decision(page)
      .getByRole('button', { name: /^Partager/ })
      .click();
    const sharing = page.getByRole('dialog', { name: 'Partager' });
    await sharing.getByRole('img', { name: /^L’image à envoyer/ }).waitFor();
    await sharing.getByRole('button', { name: 'Image', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await sharing.waitFor({ state: 'hidden' });
    await decision(page)
      .getByRole('link', { name: /^Revoir le match/ })
      .click();
    await page.waitForURL(/\/after\/[0-9a-f]{32}$/);
    const result = page.getByRole('region', { name: 'Le résultat' });
    await result.getByText(/^Ce qui a fait gagner/).waitFor();
    const points = await result.locator('.bar b').allTextContents();
    expect(points.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0)).toBe(100);
    // Figures are shown only when somebody opens them.
    expect(await page.locator('#after-story').count()).toBe(0);
    await openFigures(page);
    await page.getByRole('heading', { name: 'La chance', exact: true }).waitFor();
    expectCalm(visitor);
  });

  it('tells luck and choices of a rugby match in the figures of `stadium review`', async () => {
    const match = playedMatch('pocket-rugby', 'seed');
    const { totals, entries } = reviewOf(match);
    const { page } = await lookBack(match);
    const shown = await figures(page, '.side li strong');
    const expected = totals.flatMap(({ luck, cost, gained }) => [luck, -cost, gained].map((value) => Math.round(value * 1000) / 10));
    expect(shown).toEqual(expected.map((value) => value + 0));
    // The browser solved it itself, from the reduced solution.
    await page.getByText('Les chances sont estimées, à plus ou moins 0,1.').waitFor();

    await page.locator('summary', { hasText: 'La même chose en chiffres' }).click();
    const rows = page.locator('details tbody tr');
    await expect.poll(() => rows.count()).toBe(entries.length);
    const percents = await figures(page, 'details tbody td:nth-of-type(2)');
    expect(percents).toHaveLength(entries.length);
    for (const [i, { expect: values }] of entries.entries()) {
      expect(Math.abs((percents[i] as number) - 100 * (values[0] as number))).toBeLessThanOrEqual(1);
    }
  });

  it('goes forth and back with the slider, the buttons and the keys', async () => {
    const visitor = await lookBack(playedMatch('pocket-rugby', 'seed'));
    const { page } = visitor;
    const slider = page.getByRole('slider');
    const at = async () => Number(await slider.inputValue());
    const last = Number(await slider.getAttribute('max'));
    await expect.poll(() => at()).toBe(last);
    await page.getByRole('button', { name: 'Au début' }).click();
    await expect.poll(() => at()).toBe(0);
    await page.getByText('Avant le premier coup.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Au début');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at()).toBe(2);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => at()).toBe(1);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`^Étape 1 sur ${last}\\. \\S`));
    await page.keyboard.press('End');
    await expect.poll(() => at()).toBe(last);
    await page.getByRole('button', { name: 'Étape précédente' }).click();
    await expect.poll(() => at()).toBe(last - 1);
    expectCalm(visitor);
  });

  it('goes to a choice that cost something, and names the better one', async () => {
    const match = playedMatch('pocket-rugby', 'seed');
    const { entries } = reviewOf(match);
    const { page } = await lookBack(match, PHONE);
    const dearest = entries.reduce((worst, entry) =>
      (entry.cost?.[entry.seat ?? 0] ?? 0) > (worst.cost?.[worst.seat ?? 0] ?? 0) ? entry : worst,
    );
    const first = page.locator('[aria-labelledby="after-dear"] li').first();
    expect((await first.textContent())?.replaceAll(/\s/g, ' ')).toContain(`« ${dearest.better?.name.fr} » valait`);
    await first.getByRole('button').click();
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(entries.indexOf(dearest)));
    expect(
      await page
        .locator('.field')
        .first()
        .evaluate((field) => field.getBoundingClientRect().bottom > 0),
    ).toBe(true);
  });

  it('shows goals missed and allowed of Play Ball on the board', async () => {
    const match = await botMatch('play-ball');
    const { entries } = reviewOf(match);
    const remarks = entries.flatMap((entry, i) => entry.remarks.map((remark) => ({ step: i + 1, remark })));
    const visitor = await lookBack(match, PHONE);
    const { page } = visitor;
    const lines = page.locator('[aria-labelledby="after-remarks"] li');
    expect(remarks.length).toBeGreaterThan(0);
    const all = page.getByRole('button', { name: /^Tous/ });
    await lines.first().waitFor();
    if (await all.isVisible()) await all.click();
    await expect.poll(() => lines.count()).toBe(remarks.length);
    // The page of a game without dice does not speak of them.
    expect(await page.locator('main').textContent()).not.toMatch(/(?<!\p{L})dés?(?!\p{L})/iu);
    for (const [i, { step, remark }] of remarks.slice(0, 4).entries()) {
      expect((await lines.nth(i).textContent())?.replaceAll(/\s/g, ' ')).toContain(`Étape ${step} :`);
      await lines.nth(i).getByRole('button').click();
      await page.getByText('Voici ce qui aurait été possible.').waitFor();
      await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(remark.code === 'goal-allowed' ? step : step - 1));
      await page.getByRole('button', { name: 'Revenir à ce qui a été joué' }).click();
      await expect.poll(() => page.getByText('Voici ce qui aurait été possible.').count()).toBe(0);
    }
    expectCalm(visitor);
  });

  it('plays by itself, and stops where somebody takes over', async () => {
    const visitor = await lookBack(playedMatch('pocket-rugby', 'seed'));
    const { page } = visitor;
    const at = async () => Number(await page.getByRole('slider').inputValue());
    await page.getByRole('button', { name: 'Revoir le match' }).first().click();
    await expect.poll(at).toBeLessThan(3);
    await expect.poll(at).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'À la fin' }).click();
    await expect.poll(at).toBe(Number(await page.getByRole('slider').getAttribute('max')));
    expectCalm(visitor);
  });

  it('gives a picture, text, JSON and a page to print', async () => {
    const visitor = await lookBack(playedMatch('pocket-rugby', 'seed'));
    const { page } = visitor;
    for (const [button, name, start] of [
      ['Image', /^pocket-rugby-2026-11-15\.png$/, '\x89PNG'],
      ['Texte', /\.txt$/, 'Pocket Stadium match'],
      ['JSON', /\.json$/, '{'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(name);
      expect(
        readFileSync(await download.path())
          .toString('latin1')
          .startsWith(start),
      ).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => page.locator('.paper table').first().isVisible()).toBe(true);
    await expect.poll(() => page.locator('.stage').first().isVisible()).toBe(false);
    expectCalm(visitor);
  });

  it.each([...GAMES.keys()])('shows every step of %s on its board', async (id) => {
    const options = GAMES.get(id)?.about.options.innings ? { innings: 1 } : id === 'play-ball' ? { field: 'court' } : {};
    const match = playedMatch(id, 'seed', options);
    const visitor = await newVisitor({ viewport: PHONE });
    const { page } = visitor;
    await store(page, app, { [`pocket-stadium:match:${ID}`]: makeRecordJson(match) });
    await page.goto(`${app.url}after/${ID}`);
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const told = page.locator('.told');
    const words = new Set<string>();
    await page.keyboard.press('Home');
    for (let step = 0; step < 25; step++) {
      words.add((await told.textContent()) ?? '');
      await page.keyboard.press('ArrowRight');
    }
    expect(words.size).toBeGreaterThan(3);
    expectCalm(visitor);
  });
});
