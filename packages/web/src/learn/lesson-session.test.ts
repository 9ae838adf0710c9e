import '../match/test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, inEveryLang, type Words } from '@pocket-stadium/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import type { Chapter } from '../../kit/lesson.ts';
import { LessonMatch } from './lesson-match.svelte.ts';
import { LessonSession } from './lesson-session.svelte.ts';

const words = (text: string): Words => inEveryLang(() => text);
const BOARD = { Board: null as never } satisfies BoardModule;

/** Pocket Rugby: the guided seat is awarded a penalty and kicks it, the learner throws all dice. */
const CHAPTER: Chapter = {
  options: { first: 1 },
  seats: [{ name: 'You' }, { name: 'Max', guided: true }],
  steps: [{ say: words('Throw.'), faces: [3, 4] }, { say: words('Max kicks.'), move: 'kick' }, { faces: [1] }],
  end: words('Well done.'),
};
const LEARNER: Chapter = {
  ...CHAPTER,
  seats: [{ name: 'Max' }, { name: 'You' }],
  before: [[3, 4]],
  steps: [{ say: words('Kick.'), move: 'kick', hint: words('Kick, I said.') }],
};

function open(chapter: Chapter, board: BoardModule = BOARD): LessonSession {
  const match = LessonMatch.open(GAMES.get('pocket-rugby') as Game, chapter);
  if (!match.ok) throw new Error(match.problem.message.en);
  const lesson = new LessonSession(match.value, board);
  lesson.session.start();
  return lesson;
}
const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a lesson', () => {
  test('goes on when the learner does: the learner throws for everybody, and reads before a guided seat moves', async () => {
    const lesson = open(CHAPTER);
    const { session, match } = lesson;
    await settle();
    expect(lesson.sentence).toBe('Throw.');
    expect(session.rolling).toMatchObject({ seat: 1 });
    session.roll();
    await settle();
    expect(session.faces).toEqual([3, 4]);
    expect(lesson.sentence).toBe('Max kicks.');
    expect(session.said.text).toContain('Max kicks.');
    await settle();
    expect(match.waiting).toBe(true);
    expect(session.shown.entries).toBe(1);
    match.proceed();
    await settle();
    expect(match.waiting).toBe(false);
    expect(session.shown.entries).toBe(2);
    // The sentence stays in sight, and is told once.
    expect(lesson.sentence).toBe('Max kicks.');
    expect(session.said.text).not.toContain('Max kicks.');
    session.roll();
    await settle();
    expect(lesson.done).toBe(true);
    expect(lesson.sentence).toBe('Well done.');
    expect(session.said.text).toContain('Well done.');
  });

  test('throws what the board leaves to nobody', async () => {
    const { session } = open(CHAPTER, { ...BOARD, ownRolls: [] });
    expect(session.phase).toBe('pausing');
    await settle();
    expect(session.shown.entries).toBe(1);
  });

  test('answers a move that is not the one with a hint, and plays nothing', async () => {
    const lesson = open(LEARNER);
    const { session, match } = lesson;
    await settle();
    const other = session.moves.find((move) => move !== 'kick') ?? '';
    expect(lesson.hint).toBeNull();
    session.choose(other);
    await settle();
    expect(match.wrong).toBe(1);
    expect(lesson.hint).toBe('Kick, I said.');
    expect(session.shown.entries).toBe(1);
    expect(session.phase).toBe('still');
    session.choose('kick');
    await settle();
    expect(match.wrong).toBe(0);
    expect(lesson.done).toBe(true);
  });

  test('takes nothing back', async () => {
    const { session } = open({ ...LEARNER, steps: [...LEARNER.steps, { faces: [1] }] });
    session.choose('kick');
    await settle();
    expect(session.takeBack).toBeNull();
  });
});
