import './test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { LocalMatch } from './local-match.svelte.ts';
import { MatchSession } from './session.svelte.ts';

const BOARD = { Board: null as never } satisfies BoardModule;
const FIELD_MS = 1000;

/** Two people who pass one device. */
function open(gameId: string, options: Record<string, unknown>, dice: 'seed' | 'hand' = 'seed', board: BoardModule = BOARD): MatchSession {
  const match = LocalMatch.create({ game: GAMES.get(gameId) as Game, seats: [{ name: 'Ana' }, { name: 'Bo' }], options, dice });
  if (!match.ok) throw new Error(match.problem.message.en);
  const session = new MatchSession(match.value, board);
  session.start();
  return session;
}
const rugby = (dice?: 'seed' | 'hand', board?: BoardModule) => open('pocket-rugby', { first: 1 }, dice, board);
const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a match on this device', () => {
  test('is asked, confirms at once, and is shown in its time', async () => {
    const session = rugby('seed', { ...BOARD, duration: () => FIELD_MS });
    await settle();
    expect(session.phase).toBe('still');
    session.roll();
    expect(session.play.entries).toHaveLength(1);
    expect(session.shown.entries).toBe(0);
    expect(session.phase).toBe('rolling');
    expect(session.faces).toEqual(session.play.entries[0]?.type === 'roll' ? session.play.entries[0].faces : null);
    await vi.advanceTimersByTimeAsync(FIELD_MS);
    expect(session.phase).toBe('moving');
    expect(session.shown.entries).toBe(1);
    await settle();
    expect(session.phase).toBe('still');
  });

  test('a move that the rules refuse is said to be refused, and changes nothing', async () => {
    const session = rugby('hand');
    session.enterFaces([3, 4]);
    await settle();
    session.choose('nonsense');
    await settle();
    expect(session.problem).not.toBeNull();
    expect(session.play.entries).toHaveLength(1);
    expect(session.acting).toBe(1);
  });

  test('faces that no die shows are refused', async () => {
    const session = rugby('hand');
    session.enterFaces([3, 9]);
    await settle();
    expect(session.problem?.code).toBe('bad-face');
    expect(session.play.entries).toHaveLength(0);
    expect(session.rolling).not.toBeNull();
  });

  test('faces entered last can be corrected, and then others are asked for', async () => {
    const session = rugby('hand');
    session.enterFaces([3, 4]);
    await settle();
    expect(session.takeBack).toEqual({ to: 0, what: 'roll' });
    session.goBack();
    await settle();
    expect(session.shown.steps).toEqual([]);
    expect(session.rolling).toMatchObject({ seat: 1, dice: 2 });
  });

  test('somebody who gives up while the dice roll is not kept waiting, and nothing more is thrown', async () => {
    const session = rugby('seed', { ...BOARD, duration: () => FIELD_MS });
    session.roll();
    expect(session.phase).toBe('rolling');
    session.forfeit(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.shown.next.kind).toBe('over');
    await settle();
    expect(session.play.entries).toHaveLength(2);
  });

  test('a throw that nobody is asked about waits a moment, and is not made after somebody gave up', async () => {
    const session = rugby('seed', { ...BOARD, ownRolls: [] });
    expect(session.phase).toBe('pausing');
    expect(session.rolling).toBeNull();
    session.forfeit(0);
    await settle();
    expect(session.play.entries).toEqual([{ type: 'forfeit', seat: 0 }]);
  });

  test('does nothing more once it is stopped', async () => {
    const session = rugby('seed', { ...BOARD, ownRolls: [] });
    session.stop();
    await settle();
    session.roll();
    expect(session.play.entries).toEqual([]);
  });
});

describe('hidden dice on a shared screen', () => {
  const pitched = async () => {
    const session = open('dice-and-run', { mode: 'advanced', first: 0 }, 'hand');
    session.enterFaces([2, 5]);
    await settle();
    return session;
  };

  test('are shown to the pitcher while the button is held, and to nobody else', async () => {
    const session = await pitched();
    expect(session.faces).toBeNull();
    expect(session.peeker).toBe(1);
    const hidden = session.view(session.shown.state);
    session.peeking = true;
    expect(session.faces).toEqual([2, 5]);
    expect(session.view(session.shown.state)).not.toEqual(hidden);
    session.peeking = false;
    expect(session.faces).toBeNull();
  });

  test('come out with the move that shows them, and the button is let go of', async () => {
    const session = await pitched();
    session.peeking = true;
    session.choose('take');
    await settle();
    expect(session.peeking).toBe(false);
    expect(session.peeker).toBeNull();
  });
});
