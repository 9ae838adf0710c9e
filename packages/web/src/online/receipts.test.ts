import { beginReceipt, type Receipt } from '@pocket-stadium/dice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownTally, receipts } from './receipts.ts';

beforeEach(() => {
  const kept: Record<string, string> = {};
  // The keys of a storage are its own properties, its methods are not.
  const storage = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
      delete storage[key];
    },
  });
  vi.stubGlobal('localStorage', storage);
});

const receiptAt = (at: number, alarm: boolean): Receipt => {
  const receipt = beginReceipt({ id: '0', length: 1024, end: '0', promise: '0' }, 0, { rules: 1, minimum: 1, known: [] }, at);
  return alarm ? receipt : { ...receipt, differences: [] };
};

it('a house that has lied often leaves room for the receipt of the match that is played now', () => {
  for (let at = 1; at <= 40; at++) receipts.save(`lie-${at}`, receiptAt(at, true));
  receipts.save('now', receiptAt(41, false));
  expect(receipts.load('now')).not.toBeNull();
  expect(receipts.load('lie-40')).not.toBeNull();
  expect(receipts.load('lie-1')).toBeNull();
});

it('a lie is remembered longer than matches at which nothing was wrong', () => {
  receipts.save('lie', receiptAt(1, true));
  for (let at = 2; at <= 60; at++) receipts.save(`match-${at}`, receiptAt(at, false));
  expect(receipts.load('lie')).not.toBeNull();
  expect(receipts.load('match-60')).not.toBeNull();
  expect(receipts.load('match-37')).toBeNull();
});

describe('what a device counts of starts without a match', () => {
  const startsAt = (at: number, missing: readonly number[][]): Receipt => ({
    ...receiptAt(at, false),
    given: missing.map((seats) => ({ promise: '0', revealed: true, missing: seats, at })),
  });
  const quiet = (from: number, to: number) => {
    for (let at = from; at <= to; at++) receipts.save(`match-${at}`, whole(receiptAt(at, false)));
  };
  /** Only receipts that are whole are read back. */
  const whole = (receipt: Receipt): Receipt => {
    const promised = { id: 'a'.repeat(32), length: 1024, end: 'b'.repeat(64), promise: '0'.repeat(64) };
    const given = receipt.given.map((start) => ({ ...start, promise: '0'.repeat(64) }));
    return { ...receipt, promised, given, checked: { roll: 0, link: promised.end } };
  };

  it('stays when its receipts make room', () => {
    receipts.save('first', whole(startsAt(1, [[1], [0, 1]])));
    expect(ownTally()).toEqual({ revealed: 2, missing: { 0: 1, 1: 2 } });
    quiet(2, 30);
    expect(receipts.load('first')).toBeNull();
    expect(ownTally()).toEqual({ revealed: 2, missing: { 0: 1, 1: 2 } });
    receipts.save('later', whole(startsAt(31, [[1]])));
    expect(ownTally()).toEqual({ revealed: 3, missing: { 0: 1, 1: 3 } });
    quiet(32, 60);
    expect(ownTally()).toEqual({ revealed: 3, missing: { 0: 1, 1: 3 } });
  });

  it('counts a receipt once, also where a page keeps it again', () => {
    receipts.save('first', whole(startsAt(1, [[1]])));
    quiet(2, 30);
    receipts.save('first', whole(startsAt(31, [[1]])));
    expect(ownTally().revealed).toBe(1);
    quiet(32, 60);
    expect(ownTally().revealed).toBe(1);
  });
});

it('receipts that name a difference are kept before all others but the newest', () => {
  for (let at = 1; at <= 30; at++) receipts.save(`lie-${at}`, receiptAt(at, true));
  for (let at = 31; at <= 60; at++) receipts.save(`match-${at}`, receiptAt(at, false));
  const left = (name: string) => receipts.load(name) !== null;
  expect(Array.from({ length: 30 }, (_, i) => left(`lie-${i + 1}`)).filter(Boolean)).toHaveLength(20);
  expect(Array.from({ length: 30 }, (_, i) => left(`match-${i + 31}`)).filter(Boolean)).toHaveLength(4);
  expect([left('lie-30'), left('match-60')]).toEqual([true, true]);
});
