import { expect, test } from 'vitest';
import { lastTrails } from './trails.ts';

const CODES = { moves: ['step', 'bounce'], passes: ['pass'], ends: ['round'] };
const fact = (code: string, seat: number, from: string, to: string) => ({ code, seat, from, to });
const first = [fact('step', 0, 'a1', 'a2'), fact('pass', 0, 'a2', 'c2')];
const second = [fact('step', 1, 'e7', 'e6'), fact('bounce', 1, 'e6', 'e6')];

test('the lines of the latest turn, without those that lead nowhere', () => {
  expect(lastTrails([...first, ...second], CODES, 1)).toEqual([{ side: 1, from: 'e7', to: 'e6', pass: false }]);
});

test('of as many seats as are asked for', () => {
  expect(lastTrails([...first, ...second], CODES, 2).map(({ to, pass }) => [to, pass])).toEqual([
    ['a2', false],
    ['c2', true],
    ['e6', false],
  ]);
});

test('none once everybody is back in place', () => {
  expect(lastTrails([...first, { code: 'round', seat: 1 }], CODES, 2)).toEqual([]);
});
