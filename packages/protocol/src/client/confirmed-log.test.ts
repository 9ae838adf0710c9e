import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, newHeader } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { ConfirmedLog } from './confirmed-log.ts';

const ID = 'a'.repeat(32);
const PITCH: Entry = { type: 'roll', seat: 1, faces: null, from: 'fair' };
const TAKE: Entry = { type: 'move', seat: 0, move: 'take' };
const SEEN: Entry = { type: 'roll', seat: 1, faces: [2, 2], from: 'fair' };

/** Dice & Run with a secret pitch, whose rules count how often they are asked to fold a roll or a move. */
function counting() {
  const game = GAMES.get('dice-and-run') as Game;
  const asked = { folds: 0 };
  const counted: Game = {
    ...game,
    roll: (state, faces) => {
      asked.folds++;
      return game.roll(state, faces);
    },
    choose: (state, move) => {
      asked.folds++;
      return game.choose(state, move);
    },
  };
  const header = newHeader(game, {
    seats: [{ name: 'Ana' }, { name: 'Bo' }],
    options: { mode: 'advanced', first: 0 },
    dice: { kind: 'seed' },
  });
  if (!header.ok) throw new Error(header.problem.message.en);
  return { asked, header: header.value, log: new ConfirmedLog(new Map([['dice-and-run', counted]]), ID, header.value) };
}

const told = (first: number, entries: readonly Entry[], reveals: { n: number; faces: number[] }[] = []) =>
  ({ type: 'entries', match: ID, first, entries: [...entries], reveals }) as Parameters<ConfirmedLog['take']>[0];

describe('what the server has confirmed', () => {
  test('is folded once, entry by entry as it is told', () => {
    const { log, asked } = counting();
    expect(log.take(told(1, [SEEN]))).toBe(true);
    expect(log.take(told(2, [TAKE]))).toBe(true);
    expect(asked.folds).toBe(2);
    expect(log.timeline?.at(1).entry).toEqual(SEEN);
    expect(log.timeline?.at(2).facts.length).toBeGreaterThan(0);
    expect(asked.folds).toBe(2);
  });

  test('is taken once, although it is told twice', () => {
    const { log, asked } = counting();
    log.take(told(1, [SEEN]));
    log.take(told(1, [SEEN, TAKE]));
    expect(log.have).toBe(2);
    expect(asked.folds).toBe(2);
  });

  test('has no holes: what comes too far ahead is not taken', () => {
    const { log } = counting();
    expect(log.take(told(2, [TAKE]))).toBe(false);
    expect(log.have).toBe(0);
  });

  test('is folded anew when faces come out, and every moment knows them', () => {
    const { log, asked } = counting();
    log.take(told(1, [PITCH]));
    const before = log.timeline;
    log.take(told(2, [TAKE], [{ n: 1, faces: [2, 2] }]));
    expect(log.timeline).not.toBe(before);
    expect(log.timeline?.at(1).entry).toMatchObject({ faces: [2, 2] });
    expect(log.play?.seenBy(0, log.timeline?.at(1))[0]).toMatchObject({ faces: null });
    expect(asked.folds).toBe(3);
  });

  test('keeps as much as the server says, and counts on from there', () => {
    const { log, header } = counting();
    log.take(told(1, [SEEN, TAKE]));
    log.renew(header, 1);
    expect(log.have).toBe(1);
    expect(log.timeline?.length).toBe(1);
  });

  test('says why it does not fold here, and is not lost', () => {
    const { log } = counting();
    log.take(told(1, [TAKE]));
    expect(log.play).toBeNull();
    expect(log.problem?.code).toBe('not-a-choice');
    expect(log.have).toBe(1);
  });
});
