import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, Play, repeatableRandom, tellChance, tellWords } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { hopeOf, tellHope } from '../packages/web/kit/card/hope.ts';
import { openApp } from './app-under-test.ts';
import { SCREENS } from './contact-sheet.ts';
import { emptyShare, MOST_EMPTY } from './empty.ts';
import { keptPlay, newPlay, openMatch } from './hex.ts';
import { belowFold, cutOff } from './look.ts';
import { at } from './pages.ts';
import { decision, expectCalm, resize, settle } from './table.ts';

const { app, newVisitor } = openApp();
/** The taps of somebody new, from the home page until there is something to decide or to throw. */
const MOST_TAPS = 3;
/** So many matches at random come to every choice there is. */
const MATCHES = 2;

describe('on a first newVisitor', () => {
  it.each([...GAMES.values()])('$about.id asks something after at most three taps, and fills every screen', async (game) => {
    const { about, grammar } = game;
    const visitor = await newVisitor();
    const { page } = visitor;
    // Whoever begins may be the bot: it plays without waiting.
    await settle(page, app, { quick: true });
    await page.goto(app.url);
    let taps = 0;
    const tap = async (what: ReturnType<typeof page.locator>) => {
      await what.click();
      taps++;
    };
    await tap(page.locator(`a.box[href$="g/${about.id}"]`));
    await tap(page.getByRole('button', { name: 'Jouer', exact: true }));
    const asked = grammar ? page.locator('[data-cell]') : decision(page).locator(':is(.moves button, .two button, .wide .primary):enabled');
    await asked.first().waitFor();
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    const { state, next } = await keptPlay(page);
    const chart = next.kind === 'roll' ? game.outlook?.(state).find(({ move }) => move === undefined) : undefined;
    const hope = chart && hopeOf(chart);
    if (!grammar) expect(hope, about.id).toBeTruthy();
    if (hope) expect(plain((await asked.first().textContent()) ?? '')).toContain(plain(tellHope(game, hope, 'fr')));
    for (const size of SCREENS) {
      await resize(page, size);
      const where = `${size.width} × ${size.height}`;
      expect.soft([...(await cutOff(page)), ...(await belowFold(page))], where).toEqual([]);
      await expect.poll(() => emptyShare(page), { message: where }).toBeLessThanOrEqual(MOST_EMPTY);
    }
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

/** Words as they stand on a button, whatever spaces are between them. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** A match as it stands now, which does not go on with the first one. */
function copyOf({ game, match }: Play): Play {
  const copy = Play.fold(game, structuredClone(match));
  if (!copy.ok) throw new Error(copy.problem.message.en);
  return copy.value;
}

/** Every kind of choice that comes up where people choose by buttons: the moves there are, and how many chances each has. */
function choicesOf(game: Game, options: Readonly<Record<string, unknown>>): ReadonlyMap<string, Play> {
  const kinds = new Map<string, Play>();
  for (let match = 0; match < MATCHES; match++) {
    const random = repeatableRandom(match);
    const play = newPlay(game.about.id, { options, dice: 'hand' });
    while (!play.over) {
      const { next, state } = play;
      if (next.kind === 'over') break;
      const { seat } = next;
      if (next.kind === 'roll') {
        const faces = Array.from({ length: next.dice }, () => 1 + random(6));
        expect(play.append({ type: 'roll', seat, faces, from: 'hand' })).toBeNull();
        continue;
      }
      const moves = game.moves(state);
      const kind = moves.map((move) => `${move} ${game.odds?.(state, move)?.chances.length ?? 0}`).join(', ');
      if (!kinds.has(kind)) kinds.set(kind, copyOf(play));
      expect(play.append({ type: 'move', seat, move: moves[random(moves.length)] ?? '' })).toBeNull();
    }
  }
  return kinds;
}

/** The games in which people choose by buttons, with the options that have the choices. */
const CHOOSING = [...GAMES.values()]
  .filter(({ grammar, odds }) => odds && !grammar)
  .map((game) => ({ game, options: 'mode' in game.about.options ? { mode: 'advanced' } : {} }));

describe('the coach', () => {
  it('speaks of what is asked: in defence of the reaction, not of the bat', async () => {
    const { page } = await newVisitor();
    const play = newPlay('dice-and-run', { options: { mode: 'advanced', first: 1 }, dice: 'hand', bots: [1] });
    const roll = (seat: number, ...faces: number[]) => ({ type: 'roll', seat, faces, from: 'hand' }) as const;
    for (const entry of [roll(0, 1, 2), { type: 'move', seat: 1, move: 'swing' } as const, roll(1, 2, 4)])
      expect(play.append(entry)).toBeNull();
    expect(play.game.moves(play.state)).toContain('react');
    await openMatch(page, app, play);
    await page.getByRole('note', { name: 'L’entraîneur' }).getByText('Réagir').waitFor();
  });
});

describe('a choice', () => {
  it.each(CHOOSING)(
    '$game.about.id: what each button needs and how likely that is stands on it, in every choice there is',
    async (choosing) => {
      const { game, options } = choosing;
      const { page } = await newVisitor();
      const kinds = choicesOf(game, options);
      expect(kinds.size).toBeGreaterThan(2);
      let counted = 0;
      for (const [kind, play] of kinds) {
        await openMatch(page, app, play);
        const buttons = decision(page).locator(':is(.moves, .two) button');
        await buttons.first().waitFor();
        const { state, header } = play;
        const names = header.seats.map((seat) => seat.name);
        const moves = game.moves(state);
        const shown = (await buttons.allTextContents()).map(plain);
        expect(shown.length, kind).toBe(moves.length);
        for (const move of moves) {
          const { chances = [], after } = game.odds?.(state, move) ?? {};
          const button = shown.find((text) => text.startsWith(plain(game.words.moves[move]?.name.fr ?? move)));
          for (const chance of chances) expect(button, `${kind}: ${move}`).toContain(plain(tellChance(game, chance, names, 'fr')));
          // A sure thing says what comes of it.
          if (chances.length === 0)
            expect(button, `${kind}: ${move}`).toContain(plain(after ? tellWords(game, after, names, 'fr') : 'nothing'));
          counted += chances.length;
        }
      }
      expect(counted).toBeGreaterThan(kinds.size / 2);
    },
  );
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
