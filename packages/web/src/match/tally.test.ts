import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { newHeader, Play, type SeatHeader } from '@pocket-stadium/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonTicks, noteLesson } from '../learn/progress.ts';
import { keepLast, opponentIn, readLast } from './last.ts';
import { countResult, lastTally } from './tally.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const ME = { name: 'Lucie' };
const GUS: SeatHeader = { name: 'Gus', bot: 'rookie', face: 'gus' };
const IDA: SeatHeader = { name: 'Ida', bot: 'best', face: 'ida' };

/** A match that one of the seats gives up. */
function givenUp(id: string, seats: readonly SeatHeader[], quitter: number): Play {
  const game = GAMES.get('play-ball');
  if (!game) throw new Error('no such game');
  const header = newHeader(game, { seats, options: {}, dice: { kind: 'seed', seed: '00'.repeat(16) }, id });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  expect(play.append({ type: 'forfeit', seat: quitter })).toBeNull();
  return play;
}

describe('what this device remembers of matches against bots', () => {
  it('wins and losses against the bot met last', () => {
    countResult(givenUp('a', [ME, GUS], 1));
    countResult(givenUp('b', [GUS, ME], 1));
    countResult(givenUp('c', [ME, GUS], 1));
    expect(lastTally('play-ball')).toEqual({ name: 'Gus', face: 'gus', won: 2, drawn: 0, lost: 1 });
    countResult(givenUp('d', [ME, IDA], 0));
    expect(lastTally('play-ball')).toEqual({ name: 'Ida', face: 'ida', won: 0, drawn: 0, lost: 1 });
    expect(lastTally('pocket-rugby')).toBeNull();
  });

  it('a match counts once, and one among people not at all', () => {
    const play = givenUp('a', [ME, GUS], 1);
    countResult(play);
    countResult(play);
    countResult(givenUp('b', [ME, { name: 'Papi' }], 1));
    expect(lastTally('play-ball')).toMatchObject({ won: 1, lost: 0 });
  });

  it('the match begun last, and who sat opposite', () => {
    expect(readLast()).toBeNull();
    keepLast({ game: 'play-ball', seats: [ME, GUS], options: { mode: 'expert' }, dice: 'seed' });
    expect(readLast()).toEqual({ game: 'play-ball', seats: [ME, GUS], options: { mode: 'expert' }, dice: 'seed' });
    expect(opponentIn([ME, GUS])).toBe(GUS);
    expect(opponentIn([ME, { name: 'Papi' }, GUS])).toBeNull();
  });

  it('how far a lesson was followed; going back loses nothing', () => {
    noteLesson('play-ball', 5, 9);
    noteLesson('play-ball', 1, 9);
    expect(lessonTicks('play-ball')).toBe(1);
    noteLesson('play-ball', 9, 9);
    expect(lessonTicks('play-ball')).toBe(3);
  });
});
