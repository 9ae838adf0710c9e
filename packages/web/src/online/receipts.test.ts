import { beginReceipt, type Receipt } from '@pocket-stadium/dice';
import { beforeEach, expect, it, vi } from 'vitest';
import { receipts } from './receipts.ts';

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
