import { type Entry, type Game, newHeader, Play, type SeatHeader, Seating, type TakeBack, Timeline } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { game as diceAndRun } from '../dice-and-run/rules/index.ts';
import { game as pocketRugby } from '../pocket-rugby/rules/index.ts';

const ANA: SeatHeader = { name: 'Ana' };
const BO: SeatHeader = { name: 'Bo' };
const BOT: SeatHeader = { name: 'Robot', bot: 'rookie' };

const roll = (seat: number, faces: number[], from: 'hand' | 'seed' = 'hand'): Entry => ({ type: 'roll', seat, faces, from });
const move = (seat: number, text: string): Entry => ({ type: 'move', seat, move: text });

function played(game: Game, options: Readonly<Record<string, unknown>>, seats: readonly SeatHeader[], entries: readonly Entry[]): Play {
  const header = newHeader(game, { seats, options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  for (const entry of entries) expect(play.append(entry)).toBeNull();
  return play;
}
const rugby = (seats: readonly SeatHeader[], ...entries: Entry[]) => played(pocketRugby as unknown as Game, { first: 1 }, seats, entries);
/** Dice & Run with a secret pitch: seat 1 pitches to seat 0. */
const pitched = (seats: readonly SeatHeader[], ...entries: Entry[]) =>
  played(diceAndRun as unknown as Game, { mode: 'advanced', first: 0 }, seats, entries);
const seatingOf = (play: Play) => Seating.ofRecord({ play });

describe('what may be taken back', () => {
  const offered = (seats: readonly SeatHeader[], ...entries: Entry[]): TakeBack | null => seatingOf(rugby(seats, ...entries)).takeBack();

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

  test('nothing of somebody elsewhere', () => {
    const play = rugby([ANA, BO], roll(1, [3, 4], 'seed'), move(1, 'kick'));
    const seated = (here: readonly number[]) => new Seating({ play }, here, () => false).takeBack();
    expect(seated([1])).toEqual({ to: 1, what: 'move' });
    expect(seated([0])).toBeNull();
  });
});

describe('whose move it is', () => {
  test('somebody’s here, a bot’s, somebody’s elsewhere, nobody’s when the match is over', () => {
    const play = rugby([ANA, BO]);
    const actor = (here: readonly number[], bots: readonly number[]) =>
      new Seating({ play }, here, (seat) => bots.includes(seat)).actor(play.next);
    expect(actor([1], [])).toBe('here');
    expect(actor([0], [1])).toBe('bot');
    expect(actor([0], [])).toBe('elsewhere');
    play.append({ type: 'forfeit', seat: 0 });
    expect(actor([1], [])).toBe('nobody');
  });

  test('a bot stands in for a person of the record: the table says so, not the header', () => {
    const play = rugby([ANA, BO]);
    expect(seatingOf(play).actor(play.next)).toBe('here');
    expect(new Seating({ play }, [0], (seat) => seat === 1).actor(play.next)).toBe('bot');
  });
});

describe('who looks at the screen', () => {
  test('the only side that plays here, else nobody in particular', () => {
    expect(seatingOf(rugby([ANA, BOT])).viewer).toBe(0);
    expect(seatingOf(rugby([ANA, BO])).viewer).toBe('spectator');
    expect(seatingOf(rugby([BOT, BOT])).viewer).toBe('spectator');
  });
});

describe('hidden dice', () => {
  const PITCH = roll(1, [2, 5]);

  test('are seen by the pitcher alone: on a shared screen the pitcher may look', () => {
    const seating = seatingOf(pitched([ANA, BO], PITCH));
    expect(seating.hiddenRoll()).toBe(0);
    expect(seating.faces(0, seating.viewer)).toBeNull();
    expect(seating.peekers(0)).toEqual([1]);
    expect(seating.faces(0, 1)).toEqual([2, 5]);
  });

  test('nobody may look where the pitcher is a bot', () => {
    const seating = seatingOf(pitched([ANA, BOT], PITCH));
    expect(seating.hiddenRoll()).toBe(0);
    expect(seating.peekers(0)).toEqual([]);
  });

  test('are open to everybody when the match is over', () => {
    const play = pitched([ANA, BO], PITCH);
    const hidden = seatingOf(play).view(play.state, 'spectator');
    expect(hidden).not.toEqual(play.state);
    play.append({ type: 'forfeit', seat: 0 });
    expect(seatingOf(play).view(play.state, 'spectator')).toEqual(play.state);
    expect(seatingOf(play).faces(0, 'spectator')).toEqual([2, 5]);
  });

  test('stay hidden at an earlier moment, although they came out since', () => {
    const play = pitched([ANA, BO], PITCH, move(0, 'take'));
    const timeline = Timeline.of(play);
    const seating = Seating.ofRecord(timeline);
    expect(seating.faces(0, 'spectator')).toEqual([2, 5]);
    expect(seating.faces(0, 'spectator', timeline.at(1))).toBeNull();
    expect(seating.peekers(0, timeline.at(1))).toEqual([1]);
    expect(seating.view(timeline.at(1).state, 'spectator', timeline.at(1))).not.toEqual(timeline.at(1).state);
  });
});
