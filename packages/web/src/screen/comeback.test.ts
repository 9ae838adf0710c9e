import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { newHeader, Play } from '@pocket-stadium/kernel';
import { expect, it } from 'vitest';
import { cameBack } from './comeback.ts';

/** A match in which the one who bats first has three home runs, and the other one as many as are said. */
function after(homeRuns: number): Play {
  const game = GAMES.get('one-die-baseball');
  if (!game) throw new Error('no such game');
  const header = newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { first: 0 }, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  const faces = [4, 4, 4, 6, 6, 6, ...new Array<number>(homeRuns).fill(4)];
  for (const [index, face] of faces.entries()) {
    expect(play.append({ type: 'roll', seat: index < 6 ? 0 : 1, faces: [face], from: 'hand' })).toBeNull();
  }
  return play;
}

it('a side that was three behind and takes the lead has come back, once', () => {
  const came = (homeRuns: number, side: number, behind = 3) => {
    const play = after(homeRuns);
    return cameBack(play, play.history(), side, behind);
  };
  expect(came(3, 1)).toBe(false);
  expect(came(4, 1)).toBe(true);
  expect(came(5, 1)).toBe(false);
  expect(came(4, 1, 4)).toBe(false);
  expect(came(0, 0)).toBe(false);
});
