import { expect, test } from 'vitest';
import type { Game, Outcome } from './game.ts';
import { namesFor, tellOutcome } from './tell.ts';

const game = (sides: number): Game =>
  ({
    words: { sides: Array.from({ length: sides }, (_, side) => ({ fr: `Les ${side}`, en: `The ${side}s` })) },
    ...(sides ? { side: (seat: number) => seat % 2 } : {}),
  }) as unknown as Game;
const won = (...winners: number[]): Outcome => ({ winners, draw: false, score: [], by: 'play' });
const drawn = (...winners: number[]): Outcome => ({ winners, draw: true, score: [], by: 'play' });
const names = ['Ann', 'Bo', 'Cleo', 'Dan'];

test('the person at the device wins as you; the others keep their names', () => {
  expect(tellOutcome(game(0), won(0), namesFor(names, 0, 'en'), 'en')).toBe('You win!');
  expect(tellOutcome(game(0), won(0), namesFor(names, 0, 'fr'), 'fr')).toBe('Vous gagnez\u00a0!');
  expect(tellOutcome(game(0), won(1), namesFor(names, 0, 'en'), 'en')).toBe('Bo wins!');
  expect(tellOutcome(game(0), won(0), namesFor(names, null, 'en'), 'en')).toBe('Ann wins!');
});

test('in a draw the person at the device comes last', () => {
  expect(tellOutcome(game(0), drawn(0, 1), namesFor(names, 0, 'en'), 'en')).toBe('A draw between Bo and you.');
});

test('a team wins with the person at the device, or they alone for it', () => {
  expect(tellOutcome(game(2), won(0, 2), namesFor(names, 2, 'en'), 'en')).toBe('Your team wins!');
  expect(tellOutcome(game(2), won(0), namesFor(names, 0, 'en'), 'en')).toBe('You win!');
  expect(tellOutcome(game(2), { ...won(1, 3), sides: [1] }, namesFor(names, 2, 'en'), 'en')).toBe('The 1s win!');
});
