import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { BOARDS } from './pages.ts';
import { decision, expectCalm } from './table.ts';

const { app, newVisitor } = openApp();
/** The taps of somebody new, from the home page until there is something to decide or to throw. */
const MOST_TAPS = 3;

describe('on a first newVisitor', () => {
  it.each([...GAMES.values()])('$about.id asks something after at most three taps', async ({ about, grammar }) => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto(app.url);
    let taps = 0;
    const tap = async (what: ReturnType<typeof page.locator>) => {
      await what.click();
      taps++;
    };
    await tap(page.locator(`a.box[href$="g/${about.id}"]`));
    await tap(page.getByRole('button', { name: 'Jouer', exact: true }));
    const asked = grammar ? page.locator('[data-cell]') : decision(page).locator(':is(.wide, .moves, .two) button:enabled');
    await asked.first().waitFor();
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expectCalm(visitor);
  });

  it('a whole match is one tap away, with something to decide and a coach', async () => {
    const visitor = await newVisitor({ reducedMotion: 'no-preference' });
    const { page } = visitor;
    await page.goto(app.url);
    await page.getByRole('button', { name: /^Jouer tout de suite/ }).click();
    await expect.poll(() => decision(page).locator(':is(.moves, .two) button:enabled').count()).toBeGreaterThan(1);
    await page.getByRole('note', { name: 'L’entraîneur' }).waitFor();
    expectCalm(visitor);
  });
});

/** Boards at which somebody chooses between moves that dice decide. */
const CHOICES = BOARDS.filter(({ name }) => name === 'pocket-rugby' || name === 'dice-and-run-pitch');

describe('a choice', () => {
  it.each(CHOICES)('$name: what it needs and how likely that is stands on a button', async ({ name, go }) => {
    const { page } = await newVisitor();
    await go(page, app);
    const buttons = decision(page).locator(':is(.moves, .two) button');
    await buttons.first().waitFor();
    const words = await buttons.allInnerTexts();
    expect(words.length, name).toBeGreaterThan(1);
    expect(words.join(' '), name).toMatch(/\d+\s(chances?\s)?(sur|fois sur)\s\d+/);
  });
});
