import { describe, expect, test } from 'vitest';
import { ChessClock, clockWords, parseClock } from './chess-clock.ts';

const MINUTE = 60_000;

describe('a chess clock', () => {
  test('runs for the seat whose turn it is, and gives the increment when the turn ends', () => {
    const clock = new ChessClock({ minutes: 1, increment: 5 }, 2);
    clock.run(0, 1000);
    expect(clock.leftTo(0, 11_000)).toBe(50_000);
    clock.run(1, 11_000);
    expect([clock.leftTo(0, 20_000), clock.leftTo(1, 20_000)]).toEqual([55_000, 51_000]);
  });

  test('stands while nobody is to decide, and gives nothing to who goes on', () => {
    const clock = new ChessClock({ minutes: 1, increment: 5 }, 2);
    clock.run(0, 0);
    clock.run(null, 10_000);
    clock.run(0, 40_000);
    expect(clock.leftTo(0, 40_000)).toBe(50_000);
    clock.run(null, 40_000);
    clock.run(1, 60_000);
    expect([clock.leftTo(0, 60_000), clock.leftTo(1, 60_000)]).toEqual([55_000, MINUTE]);
  });

  test('falls when nothing is left, and only for who is to decide', () => {
    const clock = new ChessClock({ minutes: 1, increment: 0 }, 2);
    clock.run(0, 0);
    expect(clock.fallen(MINUTE - 1)).toBeNull();
    expect(clock.fallen(MINUTE)).toBe(0);
    clock.run(null, MINUTE - 1);
    expect(clock.fallen(10 * MINUTE)).toBeNull();
  });

  test('goes on where it stood', () => {
    const clock = new ChessClock({ minutes: 1, increment: 5 }, 2);
    clock.run(0, 0);
    const again = new ChessClock(clock.setting, 2, clock.standing(10_000));
    again.run(1, 500);
    expect([again.leftTo(0, 500), again.leftTo(1, 500)]).toEqual([55_000, MINUTE]);
  });
});

test.each([
  [247_000, '4:07'],
  [59_001, '1:00'],
  [0, '0:00'],
  [1, '0:01'],
  [60_000, '1:00'],
  [604_001, '10:05'],
])('%i ms are %s', (ms, words) => expect(clockWords(ms)).toBe(words));

test.each([
  ['10+5', { minutes: 10, increment: 5 }],
  ['3', { minutes: 3, increment: 0 }],
  ['0+5', null],
  ['200', null],
  ['5+999', null],
  ['five', null],
])('%s is read', (text, setting) => expect(parseClock(text)).toEqual(setting));
