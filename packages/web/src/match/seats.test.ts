import { type Entry, GAMES, type Game, newHeader, Play, type SeatHeader } from '@pocket-stadium/rules';
import { describe, expect, test } from 'vitest';
import { isBot, people, type TakeBack, takeBack } from './seats.ts';

const ANA: SeatHeader = { name: 'Ana' };
const BO: SeatHeader = { name: 'Bo' };
const BOT: SeatHeader = { name: 'Robot', bot: 'rookie' };

const roll = (seat: number, faces: number[], from: 'hand' | 'seed' = 'hand'): Entry => ({ type: 'roll', seat, faces, from });
const move = (seat: number, text: string): Entry => ({ type: 'move', seat, move: text });

/** What the people at the device may take back after these entries of a rugby match. */
function offered(seats: readonly SeatHeader[], ...entries: Entry[]): TakeBack | null {
  const game = GAMES.get('pocket-rugby') as Game;
  const header = newHeader(game, { seats, options: { first: 1 }, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  for (const entry of entries) expect(play.append(entry)).toBeNull();
  return takeBack(play, people(play), (seat) => isBot(play, seat), play.history().at(-1)?.entry);
}

describe('what may be taken back', () => {
  test('the faces entered last, with what a bot answered', () => {
    expect(offered([ANA, BOT], roll(1, [3, 4]))).toEqual({ to: 0, what: 'roll' });
    expect(offered([ANA, BOT], roll(1, [3, 4]), move(1, 'kick'))).toEqual({ to: 0, what: 'roll' });
  });

  test('never faces that a person has answered: that move comes first', () => {
    expect(offered([ANA, BO], roll(1, [3, 4]), move(1, 'kick'))).toEqual({ to: 1, what: 'move' });
  });

  test('never faces that others followed', () => {
    const entries = [roll(1, [3, 4]), move(1, 'kick'), roll(1, [1])];
    expect(offered([ANA, BOT], ...entries)).toEqual({ to: 2, what: 'roll' });
    expect(offered([ANA, BOT], ...entries, { type: 'back', to: 2 })).toBeNull();
  });

  test('nothing of a bot’s where the dice are not entered by hand', () => {
    expect(offered([ANA, BOT], roll(1, [3, 4], 'seed'), move(1, 'kick'))).toBeNull();
  });
});
