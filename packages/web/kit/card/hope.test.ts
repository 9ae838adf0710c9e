import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { allFaces, type Game, newHeader, Play } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { hopeOf, tellHope } from './hope.ts';

const gameOf = (id: string) => GAMES.get(id) as Game;

/** A match in which these faces were thrown. */
function thrown(id: string, ...throws: readonly (readonly number[])[]): Play {
  const header = newHeader(gameOf(id), { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { first: 0 }, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(gameOf(id), header.value);
  for (const faces of throws) {
    if (play.next.kind !== 'roll') throw new Error(`${id} does not throw`);
    expect(play.append({ type: 'roll', seat: play.next.seat, faces, from: 'hand' })).toBeNull();
  }
  return play;
}

function hopeAt({ game, state, next }: Play) {
  if (next.kind !== 'roll') throw new Error('nothing to throw');
  const chart = game.outlook?.(state).find(({ id, move }) => id === next.why && move === undefined);
  return chart ? hopeOf(chart) : null;
}

/** In how many throws of this position somebody of the side that throws gets points. */
function scoring({ game, state, next }: Play): number {
  if (next.kind !== 'roll') throw new Error('nothing to throw');
  const scores = (faces: readonly number[]) =>
    game.roll(state, faces).facts.some((fact) => 'points' in fact && Number(fact.points) > 0 && fact.seat === next.seat);
  return allFaces(next.dice).filter(({ faces }) => scores(faces)).length;
}

describe('the button that throws', () => {
  test('names the faces that convert a try, and how many of six they are', () => {
    for (const y of [2, 4, 6]) {
      const play = thrown('pocket-rugby', [5, y]);
      expect(play.next).toMatchObject({ why: 'conversion' });
      const hope = hopeAt(play);
      expect(hope).toMatchObject({ ways: scoring(play), of: 6 });
      expect(hope?.faces).toHaveLength(scoring(play));
    }
    const hope = hopeAt(thrown('pocket-rugby', [5, 4]));
    if (!hope) throw new Error('no hope');
    expect(tellHope(gameOf('pocket-rugby'), hope, 'en')).toBe('1, 2 or 3: 3 chances in 6');
    expect(tellHope(gameOf('pocket-rugby'), hope, 'fr')).toBe('1, 2 ou 3\u00a0: 3 chances sur 6');
  });

  test('counts the throws that are good where there are many', () => {
    const hope = hopeAt(thrown('two-dice-baseball'));
    expect(hope).toMatchObject({ of: 36, faces: [] });
    if (hope) expect(tellHope(gameOf('two-dice-baseball'), hope, 'en')).toBe(`good throw: ${hope.ways} in 36`);
  });
});
