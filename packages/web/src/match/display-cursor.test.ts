import './test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, newHeader, Seating, Timeline } from '@pocket-stadium/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DisplayCursor } from './display-cursor.svelte.ts';

const PITCH: Entry = { type: 'roll', seat: 1, faces: [2, 2], from: 'fair' };
const HIDDEN: Entry = { ...PITCH, faces: null };
const TAKE: Entry = { type: 'move', seat: 0, move: 'take' };
/** How long the field of these tests takes to show anything. */
const FIELD_MS = 1000;

/** Dice & Run with a secret pitch, as somebody is told it. */
function timelineOf(...entries: Entry[]): Timeline {
  const game = GAMES.get('dice-and-run') as Game;
  const seats = [{ name: 'Ana' }, { name: 'Bo' }];
  const header = newHeader(game, { seats, options: { mode: 'advanced', first: 0 }, dice: { kind: 'seed' } });
  const timeline = header.ok ? Timeline.fold(game, { header: header.value, entries }) : header;
  if (!timeline.ok) throw new Error(timeline.problem.message.en);
  return timeline.value;
}

/** A cursor, and what it told of its way: each beat as it began. */
function following(timeline: Timeline) {
  const told: string[] = [];
  const cursor: DisplayCursor = new DisplayCursor(timeline, {
    view: (state) => state,
    duration: () => FIELD_MS,
    begins: ({ number }) => {
      told.push(`begins ${number}`);
      return 0;
    },
    arrived: ({ number }) => {
      told.push(`arrived ${number} ${cursor.showing?.beat ?? ''}`.trim());
    },
  });
  return { cursor, told };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the display cursor', () => {
  test('shows entries one at a time, however many were confirmed: first the dice, then the field', async () => {
    const timeline = timelineOf();
    const { cursor, told } = following(timeline);
    timeline.append(PITCH);
    timeline.append(TAKE);
    expect(cursor.behind).toBe(2);
    const shown = cursor.follow(timeline);
    expect(cursor.showing).toMatchObject({ number: 1, beat: 'dice', entry: PITCH });
    expect(cursor.thrown).toMatchObject({ index: 0, number: 1, seat: 1 });
    expect(cursor.shown.entries).toBe(0);
    await vi.advanceTimersByTimeAsync(FIELD_MS);
    expect(cursor.showing).toMatchObject({ number: 1, beat: 'field' });
    expect(cursor.shown.entries).toBe(1);
    await vi.runAllTimersAsync();
    await shown;
    expect(told).toEqual(['begins 1', 'arrived 1 field', 'begins 2', 'arrived 2 field']);
    expect(cursor.showing).toBeNull();
    expect(cursor.shown.entries).toBe(2);
    expect(cursor.shown.last).toMatchObject({ number: 2, entry: TAKE });
    expect(cursor.shown.steps.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('starts where the match stands: nothing of before is shown again', async () => {
    const timeline = timelineOf(PITCH, TAKE);
    const { cursor, told } = following(timeline);
    await cursor.follow(timeline);
    expect(told).toEqual([]);
    expect(cursor.shown).toMatchObject({ entries: 2, last: null });
    expect(cursor.thrown).toMatchObject({ index: 0 });
  });

  test('leaps when it is far behind, and shows what happened last', async () => {
    const timeline = timelineOf();
    const { cursor, told } = following(timeline);
    const more = [PITCH, TAKE, PITCH, TAKE, PITCH, TAKE];
    for (const entry of more) expect(timeline.append(entry)).toBeNull();
    const shown = cursor.follow(timeline);
    await vi.runAllTimersAsync();
    await shown;
    expect(told).toEqual(['begins 6', 'arrived 6 field']);
  });

  test('draws what stands there again when faces come out, before it shows the entry that brought them', async () => {
    const before = timelineOf(HIDDEN);
    const { cursor, told } = following(before);
    const state = JSON.stringify(cursor.shown.state);
    const after = timelineOf(PITCH, TAKE);
    const shown = cursor.follow(after);
    expect(told).toEqual(['begins 2', 'arrived 2 field']);
    expect(JSON.stringify(cursor.shown.last?.before)).not.toBe(state);
    await vi.runAllTimersAsync();
    await shown;
    expect(cursor.shown.facts.length).toBeGreaterThan(0);
  });

  test('hides from a viewer what the moment shown hides, although the log knows more', () => {
    const timeline = timelineOf(HIDDEN);
    const { cursor } = following(timeline);
    const known = timelineOf(PITCH, TAKE);
    const seating = new Seating(known, [0], () => false);
    expect(seating.faces(0, 0, known.at(cursor.moment.number))).toBeNull();
    expect(seating.faces(0, 0)).toEqual([2, 2]);
  });

  test('follows a step back without moving anything', async () => {
    const timeline = timelineOf({ ...PITCH, from: 'hand' });
    const { cursor, told } = following(timeline);
    timeline.append({ type: 'back', to: 0 });
    await cursor.follow(timeline);
    expect(told).toEqual(['begins 2', 'arrived 2']);
    expect(cursor.shown).toMatchObject({ entries: 2, last: null, steps: [] });
    expect(cursor.thrown).toBeNull();
  });

  test('does not let what is moving hold up what somebody asks for', async () => {
    const timeline = timelineOf();
    const { cursor } = following(timeline);
    timeline.append(PITCH);
    const shown = cursor.follow(timeline);
    expect(cursor.showing?.beat).toBe('dice');
    cursor.hurry();
    timeline.append({ type: 'forfeit', seat: 0 });
    await shown;
    expect(vi.getTimerCount()).toBe(0);
    expect(cursor.shown.next.kind).toBe('over');
  });

  test('shows nothing more once it is stopped', async () => {
    const timeline = timelineOf();
    const { cursor } = following(timeline);
    timeline.append(PITCH);
    timeline.append(TAKE);
    const shown = cursor.follow(timeline);
    cursor.stop();
    await shown;
    expect(cursor.shown.entries).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
