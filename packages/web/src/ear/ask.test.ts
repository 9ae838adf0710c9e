import '../match/test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { LastSeconds, showsTime } from '../clock/clocks.ts';
import { fetchDice, LocalMatch } from '../match/local-match.svelte.ts';
import { MatchSession } from '../match/session.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { answer } from './ask.ts';
import { loadSpeech } from './speech.ts';

const NAMES = ['Ana', 'Bo', 'Cy'];
const settle = () => vi.runAllTimersAsync();

async function open(id: string, options: Record<string, unknown>, dice: 'hand' | 'seed' = 'hand'): Promise<MatchSession> {
  const game = GAMES.get(id) as Game;
  const seats = NAMES.slice(0, game.about.seats.min).map((name) => ({ name }));
  const match = LocalMatch.create({ game, seats, options, dice });
  if (!match.ok) throw new Error(match.problem.message.en);
  const session = new MatchSession(match.value, { Board: null as never } satisfies BoardModule);
  session.start();
  await settle();
  return session;
}

beforeAll(fetchDice);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('in the middle of a turn', () => {
  test('the board, the moves left and the latest play are those after the parts that were made', async () => {
    const session = await open('play-ball', { first: 0 });
    const before = await answer(session, 'position');
    expect(before).toContain('c2');
    session.addPart('c2-c3');
    const after = await answer(session, 'position');
    expect(after).toMatch(/Ana[^.]*c3/);
    expect(after).not.toMatch(/Ana[^.]*c2/);
    expect(await answer(session, 'clock')).toMatch(/1 move/);
    expect(await answer(session, 'last')).toMatch(/c2.*c3/);
    expect(await answer(session, 'all')).toContain(after);
    session.undoPart();
    expect(await answer(session, 'position')).toBe(before);
  });

  test('the dice are those that are still to be played', async () => {
    const session = await open('runy-run-run', { first: 0 });
    for (const cells of ['e11 f11 g11 h11 i11', 'k1 k2 k3 l3 m3', 'a3 b3 c1 c2 c3']) {
      session.choose(cells);
      await settle();
    }
    session.enterFaces([5, 2]);
    await settle();
    expect(await answer(session, 'dice')).toBe('Dice: 5, 2.');
    session.addPart('5:e11-e6');
    expect(await answer(session, 'dice')).toBe('Die to play: 2.');
    expect(await answer(session, 'position')).toMatch(/Ana[^.]*e6/);
    session.addPart('2:e6-e4');
    expect(await answer(session, 'dice')).toBe('No die left to play.');
  });
});

describe('a clock', () => {
  test('tells the time left to everybody with the time of the match', async () => {
    const session = await open('pocket-rugby', { first: 0 });
    expect(await answer(session, 'clock')).not.toContain('left');
    showsTime(session, (seat) => [187_000, 60_000][seat] ?? null);
    expect(await answer(session, 'clock')).toMatch(/Ana has 3 minutes 7 seconds left\. Bo has 1 minute left\.$/);
  });

  test('announces its last seconds once for each seat', async () => {
    const session = await open('play-ball', { first: 0 });
    const say = vi.spyOn(session, 'say');
    const last = new LastSeconds(session);
    for (const ms of [30_000, 20_001, 20_000, 15_000, 25_000, 19_000, 0]) last.look(0, ms);
    last.look(1, null);
    last.look(1, 4000);
    expect(say.mock.calls).toEqual([['Ana has 20 seconds left.'], ['Bo has 4 seconds left.']]);
  });
});

describe('a choice that throws its dice', () => {
  const { throws } = settings;
  afterEach(() => {
    settings.throws = throws;
  });

  /** What is said of a swing, with what would be asked next. */
  async function swing(dice: 'hand' | 'seed'): Promise<string> {
    const session = await open('dice-and-run', { mode: 'advanced' }, dice);
    const speech = await loadSpeech('dice-and-run');
    const { shown } = session;
    const state = { entry: { type: 'move', seat: 0, move: 'swing' } as const, number: 1, entered: 0 };
    const moment = { ...shown.moment, next: { kind: 'roll', seat: 0, why: 'swing', dice: 2 } as const };
    return speech(session, { ...shown, moment }, { ...state, facts: [{ code: 'swing', seat: 0 }] } as never, 'Ana swings: two dice.');
  }

  test('is not asked for them again, unless they are asked for one by one or thrown on the table', async () => {
    expect(await swing('seed')).toBe('Ana swings.');
    expect(await swing('hand')).toBe('Ana swings. Ana swings: two dice.');
    settings.throws = 'each';
    expect(await swing('seed')).toBe('Ana swings. Ana swings: two dice.');
  });

  test('and one to which nothing happens is said by its name', async () => {
    const session = await open('dice-and-run', { mode: 'advanced' });
    const speech = await loadSpeech('dice-and-run');
    const last = { entry: { type: 'move', seat: 1, move: 'hold' }, number: 1, entered: 0, facts: [] } as never;
    expect(speech(session, session.shown, last, 'Ana pitches.')).toMatch(/^Bo: [A-Z][^.]*\. Ana pitches\.$/);
  });
});
