import './test-browser.ts';
import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  // Fetched dice stay for as long as the page, so every test is a page of its own.
  vi.resetModules();
});

async function open() {
  const { LocalMatch } = await import('./local-match.svelte.ts');
  const seats = [{ name: 'Ana' }, { name: 'Bo' }];
  const match = LocalMatch.create({ game: GAMES.get('pocket-rugby') as Game, seats, options: { first: 1 }, dice: 'seed' });
  if (!match.ok) throw new Error(match.problem.message.en);
  return match.value;
}

test('the first throw waits for its dice; two taps meanwhile make one throw, with the faces of the seed', async () => {
  const match = await open();
  const { dice } = match.play.header;
  const seed = dice.kind === 'seed' ? (dice.seed ?? '') : '';
  const { next } = match.play;
  const throws = [match.ask({ do: 'roll' }), match.ask({ do: 'roll' })];
  expect(match.play.entries).toHaveLength(0);
  expect(await Promise.all(throws)).toEqual([null, null]);
  const count = next.kind === 'roll' ? next.dice : 0;
  expect(match.play.entries).toEqual([{ type: 'roll', seat: 1, faces: seededFaces(seed, 0, count), from: 'seed' }]);
});

test('a throw that waits is not made when somebody gives up meanwhile', async () => {
  const match = await open();
  const thrown = match.ask({ do: 'roll' });
  await match.ask({ do: 'resign', seat: 0 });
  expect(await thrown).toBeNull();
  expect(match.play.entries).toEqual([{ type: 'forfeit', seat: 0 }]);
});
