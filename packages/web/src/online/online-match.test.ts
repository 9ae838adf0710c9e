import { type Entry, GAMES, type Game, newHeader, Play } from '@pocket-stadium/rules';
import { describe, expect, it } from 'vitest';
import { OnlineMatch } from './online-match.ts';

const game = GAMES.get('dice-and-run') as Game;
const PITCH: Entry = { type: 'roll', seat: 1, faces: null, from: 'fair' };
const page = (id: string) => `/m/${id}`;
const TAKE: Entry = { type: 'move', seat: 0, move: 'take' };

/** Dice & Run with a secret pitch, as somebody is told it. */
function told(entries: readonly Entry[]): Play {
  const seats = [{ name: 'Ana' }, { name: 'Bo' }];
  const header = newHeader(game, { seats, options: { mode: 'advanced', first: 0 }, dice: { kind: 'seed' } });
  const play = header.ok ? Play.fold(game, { header: header.value, entries }) : header;
  if (!play.ok) throw new Error(play.problem.message.en);
  return play.value;
}

describe('a match online', () => {
  it('shows entries one at a time, however many were told', () => {
    const play = told([]);
    const match = new OnlineMatch(play, [0], page);
    expect(match.advance()).toBeNull();
    play.append({ ...PITCH, faces: [2, 2] });
    play.append(TAKE);
    expect(match.behind).toBe(2);
    expect(match.advance()).toEqual({ ...PITCH, faces: [2, 2] });
    expect(match.play.entries.length).toBe(1);
    expect(match.advance()).toEqual(TAKE);
    expect(match.behind).toBe(0);
  });

  it('learns faces that come out with a later entry before it shows that entry', () => {
    const match = new OnlineMatch(told([PITCH]), [0], page);
    expect(match.hear(told([{ ...PITCH, faces: [2, 2] }, TAKE]))).toBe(true);
    expect(match.play.entries).toEqual([{ ...PITCH, faces: [2, 2] }]);
    expect(match.advance()).toEqual(TAKE);
    expect(match.play.lastFacts().length).toBeGreaterThan(0);
  });

  it('leaps to what happened last', () => {
    const play = told([]);
    const match = new OnlineMatch(play, [], page);
    play.append({ ...PITCH, faces: [2, 2] });
    play.append(TAKE);
    match.leap(1);
    expect(match.play.entries.length).toBe(1);
    expect(match.after).toBeNull();
  });
});
