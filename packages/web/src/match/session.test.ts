import './test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { loadSpeech } from '../ear/speech.ts';
import { settings } from '../settings.svelte.ts';
import { fetchDice, LocalMatch } from './local-match.svelte.ts';
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

beforeAll(fetchDice);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  settings.throws = 'chosen';
  settings.voice = 'off';
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

  test('dice that only follow a choice are thrown with it, and who begins is thrown by itself', async () => {
    let session = rugby();
    const first = () => session.moves[0] ?? '';
    // Not every choice leads to dice. The test goes on, and begins anew, until one does.
    for (;;) {
      const choosing = session.play.next.kind === 'choice';
      if (choosing && session.rollsAfter(first())) break;
      if (session.play.over) session = rugby();
      else if (choosing) session.choose(first());
      else session.roll();
      await settle();
    }
    const made = session.play.entries.length;
    const move = first();
    session.choose(move);
    await settle();
    expect(session.play.entries[made]).toMatchObject({ type: 'move', move });
    expect(session.play.entries[made + 1]?.type).toBe('roll');

    const opening = open('pocket-rugby', {});
    await settle();
    expect(opening.shown.next).toMatchObject({ kind: 'roll', why: 'action' });
  });

  test('those who like to throw are asked for every throw', async () => {
    settings.throws = 'each';
    const opening = open('pocket-rugby', {});
    await settle();
    expect(opening.play.entries).toHaveLength(0);
    expect(opening.rolling).toMatchObject({ why: 'roll-off' });

    const board = { ...BOARD, ownRolls: [] };
    const asked = open('pocket-rugby', { first: 1 }, 'seed', board);
    await settle();
    expect(asked.play.entries).toHaveLength(0);
    expect(asked.rolling).toMatchObject({ why: 'action' });
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

describe('a move made of parts', () => {
  const tap = (session: MatchSession, ...parts: readonly string[]) => {
    for (const part of parts) session.addPart(part);
  };
  const turn = async (session: MatchSession, ...parts: readonly string[]) => {
    tap(session, ...parts);
    session.choose(session.progress?.move ?? '');
    await settle();
  };

  test('waits for the one who makes it, also when nothing can follow', async () => {
    const session = open('play-ball', { first: 0 });
    await settle();
    tap(session, 'c2-c3', 'c3-c4');
    expect(session.progress).toMatchObject({ complete: true, follow: [] });
    expect(session.play.entries).toHaveLength(0);
  });

  test('ends by itself with a goal', async () => {
    const session = open('play-ball', { first: 0 });
    await settle();
    await turn(session, 'c2-c3', 'c3-c4');
    await turn(session, 'b7-b6');
    await turn(session, 'c4-c5', 'c5-c6', 'c6-c7');
    await turn(session, 'b6-b5');
    tap(session, 'c7xc9');
    expect(session.play.entries).toHaveLength(5);
    await settle();
    expect(session.shown.facts.some(({ code }) => code === 'goal')).toBe(true);
    expect(session.parts).toEqual([]);
    expect(session.acting).toBe(1);
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

describe('for those who listen', () => {
  /** Ana pitches out of sight of the other; a bot would go on thinking. */
  function pitched(other: { name: string; bot?: string }): MatchSession {
    const options = { mode: 'advanced', innings: 1, first: 1 };
    const match = LocalMatch.create({ game: GAMES.get('dice-and-run') as Game, seats: [{ name: 'Ana' }, other], options, dice: 'hand' });
    if (!match.ok) throw new Error(match.problem.message.en);
    vi.spyOn(match.value, 'botMove').mockReturnValue(new Promise(() => undefined));
    const session = new MatchSession(match.value, { ...BOARD, speech: () => loadSpeech('dice-and-run') });
    session.start();
    session.enterFaces([3, 5]);
    return session;
  }

  test('the pitcher hears their own pitch', async () => {
    const session = pitched({ name: 'Robot', bot: 'rookie' });
    await vi.waitFor(() => expect(session.said.text).toMatch(/^Dice: 3, 5\. You pitch/));
  });

  test('two who share the device do not hear what is hidden from one of them', async () => {
    const session = pitched({ name: 'Bo' });
    await vi.waitFor(() => expect(session.said.text).toMatch(/^Ana pitches: only the defence/));
    expect(session.said.text).not.toContain('Dice');
  });

  /** Dice that roll by themselves, and how many have been thrown. */
  async function rolling(voice: 'off' | 'timed' | 'wait'): Promise<MatchSession> {
    settings.voice = voice;
    settings.throws = 'itself';
    const speech = Promise.resolve(await loadSpeech('one-die-baseball'));
    const session = open('one-die-baseball', { innings: 1, first: 0 }, 'seed', { ...BOARD, speech: () => speech } as BoardModule);
    await vi.advanceTimersByTimeAsync(0);
    return session;
  }

  test('one play at a time, where plays wait to be asked for', async () => {
    const session = await rolling('wait');
    for (let plays = 0; plays < 3; plays++) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(session.play.entries).toHaveLength(plays);
      session.skip();
      await vi.advanceTimersByTimeAsync(5000);
      expect(session.play.entries).toHaveLength(plays + 1);
    }
    session.stop();
  });

  test.each([
    ['off', false],
    ['timed', true],
  ] as const)('with the pace %s a match that nobody touches is told in full: %s', async (voice, full) => {
    const session = await rolling(voice);
    while (session.play.entries.length === 0) await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(500);
    session.stop();
    const told = session.lately.map(({ text }) => text).join(' ');
    expect(/Die: \d\..*(lead|Level)/.test(told)).toBe(full);
  });

  test('the next play comes when the last one has been said', async () => {
    const session = await rolling('timed');
    const words = session.said.text.split(' ').length;
    await vi.advanceTimersByTimeAsync(250 * words);
    expect(session.play.entries).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(400 * (words + 2));
    expect(session.play.entries).toHaveLength(1);
    session.stop();
  });
});
