import { type Game, repeatableRandom } from '@pocket-stadium/kernel';
import { conform } from '@pocket-stadium/kernel/conformance';
import { expect, test } from 'vitest';
import { game as oneDieBaseball } from '../one-die-baseball/rules/index.ts';
import { GAMES } from '../shelf/rules.ts';

const PLAYOUTS = process.env.SOAK ? 20 : 1;

test.each([...GAMES.values()].map((game) => [game.about.id, game] as const))('%s conforms', (_, game) => {
  expect(conform(game, repeatableRandom(7), PLAYOUTS)).toEqual([]);
});

/** A game with one thing broken. */
function broken(change: Partial<Game>): Game {
  return { ...(oneDieBaseball as Game), ...change };
}

test('a game that changes an old state is caught', () => {
  const game = broken({
    roll(state, faces) {
      (state as { outs: number }).outs = 0;
      return oneDieBaseball.roll(state as never, faces);
    },
  });
  expect(conform(game, repeatableRandom(1)).join()).toMatch(/threw TypeError/);
});

test('a game that never ends is caught', () => {
  const game = broken({ roll: (state) => ({ ok: true, state, facts: [] }), bound: () => 50 });
  expect(conform(game, repeatableRandom(1)).join()).toMatch(/did not end within 50/);
});

test('a game without words for a fact is caught', () => {
  const game = broken({ words: { ...oneDieBaseball.words, facts: {} } });
  expect(conform(game, repeatableRandom(1)).join()).toMatch(/no sentence for/);
});

test('a dead end is caught', () => {
  const game = broken({ next: () => ({ kind: 'choice', seat: 0, why: 'throw' }) });
  expect(conform(game, repeatableRandom(1)).join()).toMatch(/without a legal move/);
});
