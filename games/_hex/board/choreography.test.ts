import type { Fact } from '@pocket-stadium/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Choreography, type Script, type Show } from './choreography.svelte.ts';
import { changed, type Stood } from './pieces.ts';

/** A game of one runner: its state is where it stands. */
interface Went extends Fact {
  readonly code: 'went';
  readonly from: string;
  readonly to: string;
}
interface State {
  readonly cell: string;
}

const went = (from: string, to: string): Went => ({ code: 'went', from, to });
const script: Script<State, Went> = {
  stood: ({ cell }): Stood[] => [{ side: 0, cell, held: false }],
  beats: (pieces, facts) =>
    facts.reduce<{ beats: ReturnType<Script<State, Went>['beats']>; pieces: typeof pieces }>(
      ({ beats, pieces: before }, { to }) => {
        const [from] = before;
        if (!from) return { beats, pieces: before };
        const after = changed(before, from, { cell: to });
        return { beats: [...beats, { ms: 100, motions: [{ from, way: 'walk', via: [] }], pieces: after }], pieces: after };
      },
      { beats: [], pieces },
    ).beats,
  distance: () => 1,
};

const a: State = { cell: 'a1' };
const c: State = { cell: 'c1' };
const still = (base: State): Show<State, Went> => ({ base, last: null, state: base, parts: [], motion: true });
const lastOf = (before: State, facts: readonly Went[], entered = 0, number = 1) => ({
  number,
  entry: { type: 'move' as const, seat: 0, move: '' },
  facts,
  entered,
  before,
});
const where = (choreography: Choreography<State, Went>) => choreography.pieces.map(({ cell }) => cell).join();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is there at first is there at once', () => {
  const choreography = new Choreography(script);
  choreography.follow(still(a));
  expect(where(choreography)).toBe('a1');
  expect(choreography.beat).toBeNull();
});

test('so is what was entered before the board came, even where it led to nothing that can be told', () => {
  const choreography = new Choreography(script);
  choreography.follow({ ...still(a), state: c });
  expect(where(choreography)).toBe('c1');
});

test('a move is shown fact by fact, and then stands', () => {
  const choreography = new Choreography(script);
  choreography.follow(still(a));
  choreography.follow({ ...still(c), last: lastOf(a, [went('a1', 'b1'), went('b1', 'c1')]) });
  expect(where(choreography)).toBe('b1');
  expect(choreography.beat?.motions[0]?.from.cell).toBe('a1');
  vi.advanceTimersByTime(170);
  expect(where(choreography)).toBe('c1');
  expect(choreography.beat).not.toBeNull();
  vi.advanceTimersByTime(170);
  expect(choreography.beat).toBeNull();
});

test('facts that were shown while they were entered are not shown again', () => {
  const choreography = new Choreography(script);
  const parts = [went('a1', 'b1'), went('b1', 'c1')];
  choreography.follow(still(a));
  choreography.follow({ ...still(a), state: { cell: 'b1' }, parts: parts.slice(0, 1) });
  choreography.follow({ ...still(a), state: c, parts });
  expect(where(choreography)).toBe('c1');
  expect(choreography.beat?.motions[0]?.from.cell).toBe('b1');
  choreography.follow({ ...still(c), last: lastOf(a, parts, 2) });
  expect(choreography.beat).toBeNull();
  expect(where(choreography)).toBe('c1');
});

test('what a part led to is shown when the part itself has been seen to its end', () => {
  const choreography = new Choreography(script);
  const part = went('a1', 'b1');
  choreography.follow(still(a));
  choreography.follow({ ...still(a), state: { cell: 'b1' }, parts: [part] });
  expect(choreography.beat?.motions[0]?.from.cell).toBe('a1');
  choreography.follow({ ...still(c), last: lastOf(a, [part, went('b1', 'c1')], 1) });
  expect(choreography.beat?.motions[0]?.from.cell).toBe('a1');
  vi.advanceTimersByTime(170);
  expect(choreography.beat?.motions[0]?.from.cell).toBe('b1');
  vi.advanceTimersByTime(170);
  expect(choreography.beat).toBeNull();
  expect(where(choreography)).toBe('c1');
});

test('a part taken back slides back', () => {
  const choreography = new Choreography(script);
  choreography.follow(still(a));
  choreography.follow({ ...still(a), state: c, parts: [went('a1', 'c1')] });
  choreography.follow(still(a));
  expect(where(choreography)).toBe('a1');
  expect(choreography.beat?.motions[0]?.from.cell).toBe('c1');
});

test('without motion, or when skipped, the end is shown at once', () => {
  const choreography = new Choreography(script);
  choreography.follow(still(a));
  const show = { ...still(c), last: lastOf(a, [went('a1', 'b1'), went('b1', 'c1')]) };
  choreography.follow(show);
  choreography.follow({ ...show, motion: false });
  expect(where(choreography)).toBe('c1');
  expect(choreography.beat).toBeNull();
});
