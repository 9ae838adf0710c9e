import { expect, test } from 'vitest';
import { type RunyState, game as runyRunRun } from './index.ts';

function at(text: string, dice: readonly number[]): RunyState {
  const parsed = runyRunRun.position?.parse(text);
  if (!parsed?.ok) throw new Error(parsed?.problem.message.en);
  return runyRunRun.roll(parsed.value, dice).state;
}

function follow(state: RunyState, ...parts: string[]) {
  const progress = runyRunRun.grammar?.follow(state, parts);
  if (!progress?.ok) throw new Error(progress?.problem.message.en);
  return progress.value;
}

const part = (progress: ReturnType<typeof follow>, text: string) => progress.follow.find((known) => known.text === text);
const make = (state: RunyState) => runyRunRun.position?.make(state);
const START = runyRunRun.start({ side: 7, first: 0, quietRounds: 20, maxRounds: 150, kindStart: false }, 3);

const HUNT = '7 0 g5,g12,g13,h12,i11 i5,k2,l1,l2,m1 a1,a2,b1,b2,g8';
const JAIL = '7 0 g12,k6,l6,k3*,l3* k1,k2,l1,l2,m1 a1,a2,b1,b2,c1';

test('a setup is entered cell by cell, and is whole with the fifth', () => {
  const empty = follow(START);
  expect(empty.follow.map(({ text }) => text)).toEqual(['e11', 'f11', 'f12', 'g11', 'g12', 'g13', 'h11', 'h12', 'i11']);
  expect(empty.incomplete?.values).toEqual({ count: 5, missing: 5 });
  const three = follow(START, 'i11', 'e11', 'g12');
  expect(three.follow).toHaveLength(6);
  expect(make(three.preview)).toBe('7 0 e11,g12,i11 - -');
  const whole = follow(START, 'i11', 'e11', 'g12', 'f11', 'h11');
  expect(whole).toMatchObject({ complete: true, move: 'i11 e11 g12 f11 h11', follow: [] });
});

test('before the first leg the turn is not whole, and says why', () => {
  expect(follow(at(HUNT, [3, 1]))).toMatchObject({ complete: false, incomplete: { code: 'no-leg-yet' }, move: '' });
});

test('a leg tells its die, where it goes and what it does', () => {
  const progress = follow(at(HUNT, [3, 1]));
  expect(part(progress, '1:g5-g6')).toEqual({ text: '1:g5-g6', from: 'g5', to: 'g6', die: 1, effects: [] });
  expect(part(progress, '3:g5xg8(f11)')).toEqual({
    text: '3:g5xg8(f11)',
    from: 'g5',
    to: 'g8',
    die: 3,
    place: ['f11'],
    effects: ['captures'],
  });
});

test('a release tells the two cells', () => {
  expect(part(follow(at(JAIL, [3, 1])), '3:k6+k3(e11 f12)')).toMatchObject({ place: ['e11', 'f12'], effects: ['releases'] });
});

test('the capture of the last prey wins', () => {
  const progress = follow(at('7 0 e11,f11,f12,g11,g12 l1,l2,l3,m1,m2 e8,g13*,h11*,h12*,i11*', [5, 1]));
  expect(part(progress, '5:e11xe8(e11)')).toMatchObject({ effects: ['captures', 'wins'] });
});

test('after the first leg the other die follows, and the turn may end', () => {
  const progress = follow(at(HUNT, [3, 1]), '1:g5-g6');
  expect(progress.complete).toBe(true);
  expect(new Set(progress.follow.map(({ die }) => die))).toEqual(new Set([3]));
  expect(make(progress.preview)).toBe('7 0 g6,g12,g13,h12,i11 i5,k2,l1,l2,m1 a1,a2,b1,b2,g8');
});

test('with a double both legs have the same die', () => {
  const progress = follow(at(HUNT, [2, 2]), '2:g5-g7');
  expect(progress.follow.length).toBeGreaterThan(0);
  expect(progress.follow.every(({ die }) => die === 2)).toBe(true);
});

test('after two legs nothing follows', () => {
  expect(follow(at(HUNT, [3, 1]), '1:g5-g6', '3:i11-i8')).toMatchObject({ complete: true, follow: [], move: '1:g5-g6, 3:i11-i8' });
});

test('a refused part says why', () => {
  const refused = runyRunRun.grammar?.follow(at(HUNT, [3, 1]), ['1:g5-g6', '3:g6-g9']);
  expect(refused?.ok === false && refused.problem).toMatchObject({ code: 'in-the-way', values: { cell: 'g8' } });
});

test('a turn’s text is split into legs, a setup’s into cells', () => {
  expect(runyRunRun.grammar?.split('3:k6+k3(e11 f12), 1:g12-g11')).toEqual(['3:k6+k3(e11 f12)', '1:g12-g11']);
  expect(runyRunRun.grammar?.split('e11 f11 g11 h11 i11')).toEqual(['e11', 'f11', 'g11', 'h11', 'i11']);
  expect(runyRunRun.grammar?.split('')).toEqual([]);
});

test('there is nothing to enter while dice are due', () => {
  const parsed = runyRunRun.position?.parse(HUNT);
  const state = parsed?.ok ? parsed.value : START;
  expect(runyRunRun.grammar?.follow(state, []).ok).toBe(false);
  expect(runyRunRun.choose(state, '1:g5-g6').ok).toBe(false);
  expect(runyRunRun.moves(state)).toEqual([]);
});
