import './test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { playSound } from '../ui/sound.ts';
import { fetchDice, LocalMatch } from './local-match.svelte.ts';
import { MatchSession } from './session.svelte.ts';

vi.mock('../ui/sound.ts', () => ({ playSound: vi.fn(), pulse: vi.fn() }));

const FIELD_MS = 1000;
const IN_THE_NET_MS = 600;
const heard = () => vi.mocked(playSound).mock.calls.flat();

/** A throw of rugby on a board whose ball needs its time to be in. */
async function thrown(): Promise<MatchSession> {
  const board = {
    Board: null as never,
    duration: () => FIELD_MS,
    sound: () => 'net',
    stampAfter: () => IN_THE_NET_MS,
  } satisfies BoardModule;
  const seats = [{ name: 'Ana' }, { name: 'Bo' }];
  const match = LocalMatch.create({ game: GAMES.get('pocket-rugby') as Game, seats, options: { first: 1 }, dice: 'seed' });
  if (!match.ok) throw new Error(match.problem.message.en);
  const session = new MatchSession(match.value, board);
  session.start();
  await vi.runAllTimersAsync();
  session.roll();
  while (session.phase === 'rolling') await vi.advanceTimersToNextTimerAsync();
  expect(session.phase).toBe('moving');
  expect(heard()).not.toContain('net');
  return session;
}

beforeAll(fetchDice);
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playSound).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the net', () => {
  test('is heard when the ball is in, no sooner', async () => {
    await thrown();
    await vi.advanceTimersByTimeAsync(IN_THE_NET_MS - 1);
    expect(heard()).not.toContain('net');
    await vi.advanceTimersByTimeAsync(1);
    expect(heard()).toContain('net');
  });

  test('is heard at once when somebody shows the end of what moves', async () => {
    const session = await thrown();
    session.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard()).toContain('net');
  });
});
