import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { tellChance, tellWords } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { openApp } from './app-under-test.ts';
import { keptPlay } from './hex.ts';
import { at, BOARDS } from './pages.ts';
import { decision, expectCalm, settle } from './table.ts';

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

/** Words as they stand on a button, whatever spaces are between them. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe('a choice', () => {
  it.each(CHOICES)('$name: what each button needs and how likely that is stands on it', async ({ name, go }) => {
    const { page } = await newVisitor();
    await go(page, app);
    const buttons = decision(page).locator(':is(.moves, .two) button');
    await buttons.first().waitFor();
    const { game, state, header } = await keptPlay(page);
    const names = header.seats.map((seat) => seat.name);
    const moves = game.moves(state);
    const shown = (await buttons.allTextContents()).map(plain);
    expect(shown.length, name).toBe(moves.length);
    let counted = 0;
    for (const move of moves) {
      const { chances = [], after } = game.odds?.(state, move) ?? {};
      const button = shown.find((text) => text.startsWith(plain(game.words.moves[move]?.name.fr ?? move)));
      for (const chance of chances) expect(button, move).toContain(plain(tellChance(game, chance, names, 'fr')));
      // A sure thing says what comes of it.
      if (chances.length === 0) expect(button, move).toContain(plain(after ? tellWords(game, after, names, 'fr') : 'nothing'));
      counted += chances.length;
    }
    expect(counted, name).toBeGreaterThan(0);
  });
});

describe('a throw', () => {
  it('that converts a try says on its button which faces are enough, for those who like to throw', async () => {
    const { page } = await newVisitor();
    await settle(page, app, { throws: 'each' });
    await at('pocket-rugby', { first: 0 }, [{ type: 'roll', seat: 0, faces: [5, 4], from: 'seed' }])(page, app);
    await decision(page)
      .getByRole('button', { name: /^Lancer le dé\s*1, 2 ou 3\s: 3 chances sur 6$/ })
      .waitFor();
  });

  it('says on its button how many throws are good', async () => {
    const { page } = await newVisitor();
    const roll = (...faces: number[]) => ({ type: 'roll', seat: 0, faces, from: 'seed' });
    await at('pocket-rugby', { first: 0 }, [roll(5, 4), roll(3)])(page, app);
    await decision(page)
      .getByRole('button', { name: /^Lancer les 2 dés\s*lancer favorable\s: 19 sur 36$/ })
      .waitFor();
  });
});
