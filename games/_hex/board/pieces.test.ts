import { expect, test } from 'vitest';
import { cast, idOf, type Piece } from './pieces.ts';

const at = (side: number, cell: string, held = false) => ({ side, cell, held });
const byLetters = (a: string, b: string) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0));

test('pieces are numbered by side in the order in which they stand', () => {
  expect(cast([at(0, 'b2'), at(0, 'c2'), at(1, 'b7')], []).map(idOf)).toEqual(['0.1', '0.2', '1.1']);
});

test('who stands where a piece stood keeps its number, whatever the order', () => {
  const before: Piece[] = [
    { ...at(0, 'b2'), number: 1 },
    { ...at(0, 'c2'), number: 2 },
  ];
  expect(cast([at(0, 'c2'), at(0, 'd9')], before)).toEqual([
    { ...at(0, 'c2'), number: 2 },
    { ...at(0, 'd9'), number: 1 },
  ]);
});

test('the others take the number of the nearest one left over', () => {
  const before: Piece[] = [
    { ...at(0, 'a1'), number: 1 },
    { ...at(0, 'g1'), number: 2 },
  ];
  expect(cast([at(0, 'f1'), at(0, 'b1')], before, byLetters).map(({ number }) => number)).toEqual([2, 1]);
});

test('no two pieces share a number when one comes back that was gone', () => {
  const before: Piece[] = [{ ...at(2, 'a1'), number: 2 }];
  const ids = cast([at(2, 'a1'), at(2, 'b1'), at(2, 'c1')], before).map(idOf);
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toBe('2.2');
});
