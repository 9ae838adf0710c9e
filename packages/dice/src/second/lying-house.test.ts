import { LANGS, type Match } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { DIFFERENCE_CODES, type DifferenceCode, differenceWords } from './differences.ts';
import type { Receipt } from './receipt.ts';
import { Course } from './test-house.ts';
import { isRoll, LIES, lieOnce, other, SECRET, swap, THREE, transcript, turned } from './test-lies.ts';
import type { Transcript } from './transcript.ts';
import { checkedSoFar, type DiceEvent, dueFrom } from './witness.ts';

/** Lies that are no altered message of a course. The tests below tell them. */
const BY_HAND: readonly DifferenceCode[] = [
  'promise-reused',
  'second-transcript',
  'late-start',
  'no-transcript',
  'early-roll',
  'after-seed',
  'withheld-seed',
  'record-dice',
];

const codesOf = (course: Course, device = 0) => (course.receipts[device] as Receipt).differences.map(({ code }) => code);

describe('a lying house is noticed', () => {
  it.each(LIES)('$name', ({ shape = THREE, lie, code, at, atOnce = true }) => {
    const course = new Course(shape, lie).run();
    expect(course.noticed).toEqual([{ device: 0, event: at, code, atOnce }]);
    // The difference stays, and the device sends nothing more.
    expect(codesOf(course)[0]).toBe(code);
    expect(dueFrom(course.receipts[0] as Receipt)).toEqual({ send: 'nothing', because: 'difference' });
    for (const difference of course.receipts[0]?.differences ?? []) {
      for (const lang of LANGS) expect(differenceWords(difference)[lang]).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('a pitch told otherwise to the one who may see it is noticed when it is shown', () => {
    let [lied, since] = [0, 0];
    const lie = lieOnce('log', ({ entries: [entry] }, house) => {
      const pitch = isRoll(entry) && entry.faces && house.play.game.secrets?.(house.play.state) && house.play.next.kind === 'choice';
      if (!pitch) return null;
      lied = house.play.rolls;
      return { entries: [turned(entry)] };
    });
    const course = new Course(SECRET, lie);
    course.gather();
    course.showTranscript();
    course.reveal();
    course.begin();
    while (course.noticed.length === 0 && !course.play.over) {
      course.step();
      since = course.play.rolls;
    }
    expect(lied).toBeGreaterThan(0);
    expect(course.receipts[0]?.differences.some(({ roll: n }) => n === lied || n === undefined)).toBe(true);
    expect(since - lied).toBeLessThan(4);
  });

  it.each([
    ['options', () => ({ options: { innings: 3, walkOff: true, first: 0 } })],
    ['game', () => ({ game: 'two-dice-baseball' })],
    ['seats', ({ seats: sitting }: Transcript) => ({ seats: swap(sitting, 1, 2) })],
  ])('other %s than the person was ready for are asked about, and nothing is revealed', (field, change) => {
    const course = new Course(THREE, transcript(change)).run();
    const due = dueFrom(course.receipts[0] as Receipt);
    expect(due).toMatchObject({ send: 'nothing', because: 'changed', changes: [{ field }] });
    course.tell(0, { type: 'agreed' });
    expect(dueFrom(course.receipts[0] as Receipt).send).toBe('reveal');
  });

  it('a house that swaps an accomplice’s hash after the others spoke gets no second string', () => {
    const course = new Course(THREE);
    course.gather();
    course.showTranscript();
    course.tell(0, { type: 'stored' });
    const { transcript: told } = course;
    const hashes = told?.hashes.with(2, other(told.hashes[2] ?? '')) ?? [];
    course.tell(0, { type: 'transcript', transcript: { ...told, hashes } });
    expect(codesOf(course)).toEqual(['second-transcript']);
    expect(course.receipts[0]?.differences[0]).toMatchObject({ seat: 2, field: 'hashes', came: hashes[2] });
    expect(dueFrom(course.receipts[0] as Receipt).send).toBe('nothing');
    expect(course.receipts[0]?.transcript?.hashes).toEqual(told?.hashes);
    for (const change of [{ game: 'x' }, { options: {} }, { starts: 9 }, { seats: swap(told?.seats ?? [], 0, 1) }]) {
      course.tell(1, { type: 'transcript', transcript: { ...told, ...change } });
    }
    expect(codesOf(course, 1)).toEqual(Array(4).fill('second-transcript'));
  });

  it('a promise that is known from another match, also at a new start', () => {
    const course = new Course(THREE);
    course.known.push(course.house.promised.promise);
    course.gather();
    expect(course.noticed.map(({ code }) => code)).toEqual(Array(4).fill('promise-reused'));
    const again = new Course(THREE);
    again.gather();
    const first = again.house;
    again.startAnew([0]);
    again.tell(0, { ...again.promise, promised: first.promised, starts: 2 } as DiceEvent);
    expect(codesOf(again)).toContain('promise-reused');
    const elsewhere = new Course(THREE);
    elsewhere.gather();
    const { promised } = elsewhere.newHouse();
    elsewhere.tell(0, { ...elsewhere.promise, promised, starts: 1, known: [promised.promise] } as DiceEvent);
    expect(codesOf(elsewhere)).toContain('promise-reused');
  });

  it('strings before the transcript, a roll before the key', () => {
    const course = new Course(THREE);
    course.gather();
    course.tell(0, { type: 'openings', openings: [null, null, null] });
    course.tell(1, { type: 'log', first: 1, entries: [{ type: 'roll', seat: 0, faces: [6], from: 'fair' }], open: 1 });
    expect([...codesOf(course, 0), ...codesOf(course, 1)]).toEqual(['no-transcript', 'early-roll']);
  });

  it('a new start once the match has begun', () => {
    const course = new Course(THREE).run(3);
    course.startAnew([]);
    expect(codesOf(course)).toEqual(['late-start']);
  });

  it('an entry behind the seed', () => {
    const course = new Course(THREE).run(3);
    course.tell(0, { type: 'log', first: course.play.entries.length + 1, entries: [{ type: 'back', to: 1 }], open: course.play.rolls });
    expect(codesOf(course)).toEqual(['after-seed']);
  });

  it('an end without a seed', () => {
    const course = new Course(THREE);
    course.gather();
    course.tell(0, { type: 'seed', seed: null });
    expect(codesOf(course)).toEqual(['withheld-seed']);
  });

  it('a seat that this device was ready at, and that has no hash', () => {
    const course = new Course(THREE);
    course.gather();
    const left = { ...course.transcript, hashes: course.transcript?.hashes.with(1, null) };
    // The lie is told to those who hold seat 1 and were ready there. A device that comes later says only that the text
    // is not its own.
    course.tell(1, { type: 'transcript', transcript: left, mine: [1] });
    expect(codesOf(course, 1)[0]).toBe('own-hash');
    course.tell(3, { type: 'transcript', transcript: left, mine: [1] });
    expect(codesOf(course, 3)).toEqual([]);
    expect(checkedSoFar(course.receipts[3] as Receipt, [1]).foreign).toEqual([1]);
  });

  it('options that change between being ready and the transcript are asked about', () => {
    const course = new Course(THREE);
    course.gather();
    const options = { ...course.setting.options, innings: 3 };
    course.tell(0, { type: 'ready', setting: { ...course.setting, options } });
    course.tell(0, { type: 'transcript', transcript: { ...course.transcript, options } });
    expect(dueFrom(course.receipts[0] as Receipt)).toMatchObject({ because: 'changed', changes: [{ field: 'options' }] });
  });

  it('a record that goes on behind what was seen, and does not compute', () => {
    const course = new Course(THREE);
    course.gather();
    course.showTranscript();
    course.reveal();
    course.begin();
    course.step();
    const more: Match = { ...course.match, entries: [...course.match.entries, { type: 'roll', seat: 0, faces: [1], from: 'hand' }] };
    course.tell(0, { type: 'record', match: more });
    expect(course.receipts[0]?.differences).toMatchObject([{ code: 'record-dice', field: 'other-source' }]);
  });

  it('one device told another transcript than the others shows other digits, and sees it at the openings', () => {
    const course = new Course(
      THREE,
      transcript(({ hashes }) => ({ hashes: hashes.with(2, other(hashes[2] ?? '')) })),
    ).run();
    expect(course.receipts[0]?.key).toBeNull();
    expect(course.receipts[1]?.key).toBe(course.dice?.key);
  });

  it('every kind of difference is among these', () => {
    const told = new Set([...LIES.map(({ code }) => code), ...BY_HAND]);
    expect([...DIFFERENCE_CODES].sort()).toEqual([...told].sort());
  });
});
