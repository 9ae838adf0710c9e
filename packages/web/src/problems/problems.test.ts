import '../match/test-browser.ts';
import { puzzleLines, puzzleOf } from '@pocket-stadium/bots';
import { PUZZLES } from '@pocket-stadium/games/shelf/puzzles';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { Attempt } from './attempt.svelte.ts';
import { drawDay } from './day-card.ts';
import { dayOf, daysKept, noteDay, today } from './days.ts';
import { bestRun, noteRun, noteSolved, solvedIn } from './kept.ts';
import type { LoadedList } from './load.ts';
import { MOST_MISTAKES, RUN_MS, Run } from './run.svelte.ts';

async function listOf(id: string): Promise<LoadedList> {
  const part = await PUZZLES[id]?.();
  if (!part) throw new Error(`no problems of ${id}`);
  const { puzzles } = part;
  return { game: GAMES.get(id) as Game, board: { Board: null as never } satisfies BoardModule, puzzles, lines: await puzzleLines(puzzles) };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const attemptAt = ({ game, puzzles, lines }: LoadedList, number: number, ended: (solved: boolean, tries: number) => void, once = false) =>
  new Attempt({ game, puzzles, puzzle: puzzleOf(lines[number] as string), number }, ended, once);

describe('an attempt', () => {
  test('of two choices the wrong one ends it, and the right one solves it', async () => {
    const list = await listOf('pocket-rugby');
    const ended = vi.fn();
    const wrong = attemptAt(list, 0, ended);
    wrong.choose(wrong.of.puzzle.choices[1]?.move ?? '');
    expect([wrong.over, wrong.solved, ended.mock.calls]).toEqual([true, false, [[false, 1]]]);
    wrong.choose(wrong.of.puzzle.choices[0]?.move ?? '');
    expect(wrong.tried).toHaveLength(1);
    const right = attemptAt(list, 0, ended);
    right.choose(right.of.puzzle.choices[0]?.move ?? '');
    expect([right.over, right.solved]).toEqual([true, true]);
    expect(ended).toHaveBeenLastCalledWith(true, 1);
  });

  test('of many turns one may try again, and another way to the same place counts', async () => {
    const list = await listOf('play-ball');
    const ended = vi.fn();
    const attempt = attemptAt(list, 0, ended);
    const [good] = attempt.of.puzzle.choices;
    const bad = list.game.moves(attempt.state).find((move) => move !== good?.move) ?? '';
    attempt.choose(bad);
    expect([attempt.over, attempt.tried.at(-1)?.chance]).toEqual([false, 0]);
    for (const part of list.game.grammar?.split(good?.move ?? '') ?? []) attempt.add(part);
    // A goal ends the turn by itself.
    expect(ended).toHaveBeenLastCalledWith(true, 2);
  });

  test('may be given up', async () => {
    const ended = vi.fn();
    const attempt = attemptAt(await listOf('play-ball'), 1, ended);
    attempt.show();
    attempt.show();
    expect(ended.mock.calls).toEqual([[false, 0]]);
  });
});

describe('a run', () => {
  test('ends after three mistakes, and the best one is kept', async () => {
    let now = 0;
    const run = new Run(
      [await listOf('pocket-rugby')],
      () => now,
      () => 0,
    );
    for (let i = 0; i < 4; i++) run.attempt?.choose(run.attempt.of.puzzle.choices[0]?.move ?? '');
    expect([run.solved, run.mistakes, run.over]).toEqual([4, 0, false]);
    for (let i = 0; i < MOST_MISTAKES; i++) run.attempt?.choose(run.attempt.of.puzzle.choices[1]?.move ?? '');
    expect([run.solved, run.mistakes, run.over]).toEqual([4, 3, true]);
    now = RUN_MS;
    run.tick();
    expect(bestRun()).toBe(4);
  });

  test('ends after three minutes, and what comes later does not count', async () => {
    let now = 0;
    const run = new Run(
      [await listOf('pocket-rugby')],
      () => now,
      () => 0,
    );
    now = RUN_MS - 1;
    run.tick();
    expect([run.over, run.left]).toEqual([false, 1]);
    now = RUN_MS;
    run.tick();
    run.attempt?.choose(run.attempt.of.puzzle.choices[0]?.move ?? '');
    expect([run.over, run.solved]).toEqual([true, 0]);
  });

  test('asks no problem twice, and harder ones later', async () => {
    const run = new Run(
      [await listOf('pocket-rugby')],
      () => 0,
      () => 0,
    );
    const seen: string[] = [];
    const grades: number[] = [];
    for (let i = 0; i < 14; i++) {
      const puzzle = run.attempt?.of.puzzle;
      seen.push(puzzle?.position ?? '');
      grades.push(puzzle?.grade ?? 0);
      run.attempt?.choose(puzzle?.choices[0]?.move ?? '');
    }
    expect(new Set(seen).size).toBe(14);
    expect([grades[0], grades[7], grades[13]]).toEqual([1, 2, 3]);
  });
});

describe('what is kept', () => {
  test('problems solved, once each; the first result of a day; the best run', () => {
    noteSolved('a', 3);
    noteSolved('a', 7);
    noteSolved('a', 3);
    expect([...solvedIn('a')]).toEqual([3, 7]);
    noteDay('2026-11-16', 2);
    noteDay('2026-11-16', 1);
    expect(daysKept()).toEqual({ '2026-11-16': 2 });
    noteRun(5);
    noteRun(3);
    expect(bestRun()).toBe(5);
  });

  test('survives what somebody else wrote there', () => {
    localStorage.setItem('pocket-stadium:problem-days', '{"x":1,"2026-11-16":"a"');
    expect(daysKept()).toEqual({});
    localStorage.setItem('pocket-stadium:problems:a', 'x,3,');
    expect([...solvedIn('a')]).toEqual([3]);
  });

  test('a link to a day opens from the first clock on that shows it, and none to a day after that', () => {
    const now = new Date(2026, 10, 16, 8, 0);
    expect(['today', '2026-11-10', '2026-11-17', '2026-11-18', 'nowhere'].map((id) => dayOf(id, now))).toEqual([
      ...['2026-11-16', '2026-11-10', '2026-11-17'],
      ...[null, null],
    ]);
  });

  test('a day is that of the device', () => expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'));
});

test('the picture of a day is well formed and gives nothing away', () => {
  const { svg } = drawDay({ title: 'T', game: 'A & B', day: '16 Nov 2026', result: '2 tries', foot: 'F' });
  expect(svg).toContain('A &amp; B');
  expect(svg.match(/<(text|rect|svg)/g)?.length).toBe((svg.match(/<\/text>|\/>|<\/svg>/g) ?? []).length);
});
