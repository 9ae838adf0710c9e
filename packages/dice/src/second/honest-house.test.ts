import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { makeRecordJson, makeRecordText, parseRecord } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../verify.ts';
import { beginReceipt, type Receipt } from './receipt.ts';
import { Course, type Shape, type Sitter } from './test-house.ts';
import { checkedSoFar, dueFrom, tallyOf, witness } from './witness.ts';

const people = (count: number): Sitter[] => Array.from({ length: count }, () => 'person');

const ADVANCED = { mode: 'advanced', innings: 3 };

const SHAPES: readonly { readonly name: string; readonly shape: Shape; readonly most?: number }[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map((count) => ({ name: `${count} seats`, shape: { game: 'dice-and-run', seats: people(count) } })),
  { name: 'a person against a bot', shape: { game: 'one-die-baseball', seats: ['bot', 'person'] } },
  { name: 'bots alone', shape: { game: 'one-die-baseball', seats: ['bot', 'bot'] } },
  { name: 'a program that declines', shape: { game: 'one-die-baseball', seats: ['person', 'declines', 'bot', 'person'] } },
  { name: 'a match brought along', shape: { game: 'two-dice-baseball', seats: people(2), brought: 9 } },
  {
    name: 'a match brought along in the middle of a secret',
    shape: { game: 'dice-and-run', seats: people(3), options: { ...ADVANCED, first: 0 }, brought: 1 },
  },
  { name: 'secret rolls', shape: { game: 'dice-and-run', seats: people(4), options: ADVANCED }, most: 150 },
  { name: 'take-backs', shape: { game: 'pocket-rugby', seats: people(2) }, most: 120 },
  { name: 'a game without dice', shape: { game: 'play-ball', seats: people(2) }, most: 6 },
  { name: 'rolls beyond the chain', shape: { game: 'one-die-baseball', seats: people(2), length: 12 }, most: 40 },
  { name: 'secret rolls beyond the chain', shape: { game: 'dice-and-run', seats: people(2), options: ADVANCED, length: 11 }, most: 60 },
  { name: 'a new start', shape: { game: 'one-die-baseball', seats: people(3), starts: 1 } },
  { name: 'three new starts, with a match brought along', shape: { game: 'one-die-baseball', seats: people(2), starts: 3, brought: 5 } },
];

describe('an honest house is never accused', () => {
  it.each(SHAPES)('$name', ({ shape, most }) => {
    for (const seed of [1, 2, 3]) {
      const course = new Course({ ...shape, seed }).run(most);
      expect(course.noticed).toEqual([]);
      expect(course.receipts).toHaveLength(shape.seats.filter((seat) => seat === 'person').length + 1);
      for (const receipt of course.receipts) {
        expect(receipt.differences).toEqual([]);
        expect(receipt.key).toBe(course.dice?.key);
        expect(checkedSoFar(receipt)).toMatchObject({ fair: true, rolls: course.play.rolls, waiting: 0, late: 0 });
      }
      for (const make of [makeRecordText, makeRecordJson]) {
        const read = parseRecord(make(course.match));
        expect(read.ok && read.value).toEqual(course.match);
        expect(verifyRecord(course.match)).toMatchObject({ ok: true, scheme: 2, problems: [] });
      }
    }
  });

  it('the shapes had what they are named for', () => {
    const run = (name: string) => {
      const { shape, most } = SHAPES.find((other) => other.name === name) as (typeof SHAPES)[number];
      return new Course(shape).run(most);
    };
    expect(run('take-backs').play.entries.some(({ type }) => type === 'back')).toBe(true);
    expect(run('rolls beyond the chain').play.rolls).toBeGreaterThan(12);
    expect(run('three new starts, with a match brought along').match.header.dice).toMatchObject({ starts: 3, brought: 5 });
    const middle = new Course(SHAPES.find(({ name }) => name.includes('middle'))?.shape as Shape);
    expect(middle.play.seenBy('spectator').some((entry) => entry.type === 'roll' && entry.faces === null)).toBe(true);
  });

  it('while a pitch is secret its link and the later ones are held back, and all is checked when it is shown', () => {
    const course = new Course({ game: 'dice-and-run', seats: people(2), options: ADVANCED, length: 200 });
    course.gather();
    course.showTranscript();
    course.reveal();
    course.begin();
    let [held, most] = [0, 0];
    for (let n = 0; n < 150 && !course.play.over; n++) {
      course.step();
      const hidden = course.play.seenBy('spectator').findIndex((entry) => entry.type === 'roll' && entry.faces === null);
      const before = course.play.entries.slice(0, hidden).filter(({ type }) => type === 'roll').length;
      for (const receipt of course.receipts) {
        expect(receipt.checked.roll).toBe(hidden < 0 ? course.play.rolls : before);
        most = Math.max(most, checkedSoFar(receipt).waiting);
      }
      if (hidden >= 0) held++;
    }
    expect(held).toBeGreaterThan(10);
    // The pitch, the swing and the reaction wait together.
    expect(most).toBeGreaterThan(1);
    expect(course.noticed).toEqual([]);
  });

  it('one who comes back, and a latecomer without a receipt, check all of it', () => {
    const course = new Course({ game: 'dice-and-run', seats: people(2), options: ADVANCED });
    course.gather();
    course.showTranscript();
    course.reveal();
    course.begin();
    const away = course.receipts[0] as Receipt;
    for (let n = 0; n < 60; n++) course.step();
    const back = [course.promise, { type: 'transcript', transcript: course.transcript } as const, course.logFor(0, 1)].reduce(
      (receipt, event) => witness(receipt, event, 9),
      away,
    );
    expect(back.differences).toEqual([]);
    expect(back.checked).toEqual(course.receipts[0]?.checked);

    const { promised } = course.house;
    const start = beginReceipt(promised, 0, { rules: 1, minimum: 64 }, 1);
    const key = course.dice?.key ?? '';
    const events = [{ type: 'transcript', transcript: course.transcript } as const, course.openingsEvent(key), course.logFor(null)];
    const late = events.reduce((receipt, event) => witness(receipt, event, 9), start);
    expect(late.differences).toEqual([]);
    expect(late.checked).toEqual(course.receipts[2]?.checked);
    expect(checkedSoFar(late).digits).toBe(key.slice(0, 8));
  });

  it('a device that lost its text neither reveals nor alarms', () => {
    const course = new Course({ game: 'one-die-baseball', seats: people(2) });
    course.gather();
    const other = beginReceipt(course.house.promised, 0, { rules: 1, minimum: 64 }, 1);
    const told = witness(witness(other, { type: 'transcript', transcript: course.transcript }, 2), { type: 'stored' }, 3);
    expect(told.differences).toEqual([]);
    expect(dueFrom(told, [0])).toEqual({ send: 'nothing', because: 'lost' });
    expect(dueFrom(told)).toEqual({ send: 'nothing', because: 'waiting' });
  });

  it('a text that was replaced too late is revealed as it stands in the transcript', () => {
    const course = new Course({ game: 'one-die-baseball', seats: people(2) });
    course.gather();
    course.tell(0, { type: 'string', seat: 0, opening: { nonce: '07'.repeat(32), string: 'too late' } });
    course.tell(0, { type: 'sent' });
    course.showTranscript();
    expect(course.reveal()).toBe(true);
    course.begin();
    expect(course.noticed).toEqual([]);
  });

  it('a device counts the texts it revealed from which no match came, and who was missing', () => {
    const course = new Course({ game: 'one-die-baseball', seats: people(3), starts: 2 }).run(5);
    expect(course.receipts.map((receipt) => tallyOf([receipt, receipt]).revealed)).toEqual([0, 4, 4, 0]);
    expect(tallyOf(course.receipts).missing).toEqual({ 0: 4 });
  });

  it('people may be renamed and forgotten, from the transcript to long after the match', () => {
    const course = new Course({ game: 'one-die-baseball', seats: ['person', 'person', 'bot', 'person'] }).run(20);
    const { header, entries } = course.match;
    const named = (...names: (string | null)[]) => ({
      header: { ...header, seats: header.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name })) },
      entries,
    });
    // Renamed between transcript and start, in mid-match, forgotten afterwards, one after the other; and all called the same.
    const records = [named(null, 'Robin'), named('—', 'Robin'), named('—', '—', null, '—'), named(null, 'Person 0', null, 'Person 0')];
    for (const receipt of course.receipts) {
      const seen = records.reduce((before, match) => witness(before, { type: 'record', match }, 9), receipt);
      expect(seen.differences).toEqual([]);
      for (const match of records) expect(witness(receipt, { type: 'record', match }, 9).differences).toEqual([]);
    }
  });

  it('every game is among those that the devices can follow', () => {
    for (const { about } of GAMES.values()) {
      const course = new Course({ game: about.id, seats: people(about.seats.min) }).run(8);
      expect(course.noticed).toEqual([]);
    }
  });
});
