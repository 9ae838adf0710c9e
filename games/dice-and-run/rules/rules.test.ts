import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, test } from 'vitest';
import type { LineScore } from '../../_baseball/rules/line-score.ts';
import { BASIC_CHART, type PlayCode, play } from './chart.ts';
import { game as diceAndRun } from './index.ts';

const FIRST = 1;
const SECOND = 2;
const THIRD = 4;
const FULL = 7;

/** The play on these bases, without the details. */
function after(code: PlayCode, bases: number, outs = 0) {
  const { bases: left, runs, outs: made } = play(code, bases, outs);
  return { bases: left, runs, outs: made };
}

/** Faces with a given sum. */
const dice = (sum: number): readonly number[] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);
const OUT = dice(3);
const HALF = [OUT, OUT, OUT];
const SINGLE = dice(6);
const HOME_RUN = dice(12);

const basic = (options: object = {}, seats = 2) => openPlay(diceAndRun, { first: 0, ...options }, seats);
const advanced = (options: object = {}, seats = 2) => basic({ mode: 'advanced', ...options }, seats);
const sheet = (match: ReturnType<typeof basic>) => match.sheet() as LineScore;
const codes = (match: ReturnType<typeof basic>) => match.lastFacts().map((fact) => fact.code);
const seatDue = (match: ReturnType<typeof basic>) => (match.next.kind === 'over' ? null : match.next.seat);

describe('forced advance (D10)', () => {
  test.each<[string, PlayCode, number, { bases: number; runs: number }]>([
    ['a runner on third is not forced by a single', 'single', THIRD, { bases: FIRST | THIRD, runs: 0 }],
    ['a runner on second is not forced by a single', 'single', SECOND, { bases: FIRST | SECOND, runs: 0 }],
    ['a single pushes the runner on first to second', 'single', FIRST, { bases: FIRST | SECOND, runs: 0 }],
    ['with first and third occupied a single leaves third alone', 'single', FIRST | THIRD, { bases: FULL, runs: 0 }],
    ['with the bases full a single forces a run in', 'single', FULL, { bases: FULL, runs: 1 }],
    ['on a double a runner on first goes to third', 'double', FIRST, { bases: SECOND | THIRD, runs: 0 }],
    ['on a double a runner on second goes to third', 'double', SECOND, { bases: SECOND | THIRD, runs: 0 }],
    ['on a double a runner on third stays if nobody is behind him', 'double', THIRD, { bases: SECOND | THIRD, runs: 0 }],
    ['on a double a runner on first pushes the one on third home', 'double', FIRST | THIRD, { bases: SECOND | THIRD, runs: 1 }],
    ['on a double with the bases full two score', 'double', FULL, { bases: SECOND | THIRD, runs: 2 }],
    ['on a triple everybody on base scores', 'triple', FULL, { bases: THIRD, runs: 3 }],
    ['on a home run everybody and the batter score', 'home-run', FULL, { bases: 0, runs: 4 }],
    ['a walk with the bases full forces a run in', 'walk', FULL, { bases: FULL, runs: 1 }],
    ['a walk does not move a runner on third alone', 'walk', THIRD, { bases: FIRST | THIRD, runs: 0 }],
    ['a batter hit by a pitch forces as a walk does', 'hit-by-pitch', FIRST | SECOND, { bases: FULL, runs: 0 }],
  ])('%s', (_, code, bases, expected) => {
    expect(after(code, bases)).toEqual({ ...expected, outs: 0 });
  });
});

describe('one base each', () => {
  test.each<[string, PlayCode, number, { bases: number; runs: number; outs: number }]>([
    ['a sacrifice fly moves every runner, forced or not', 'sacrifice-fly', SECOND | THIRD, { bases: THIRD, runs: 1, outs: 1 }],
    ['a sacrifice bunt moves every runner', 'sacrifice-bunt', FIRST | THIRD, { bases: SECOND, runs: 1, outs: 1 }],
    ['a wild pitch moves every runner', 'wild-pitch', FULL, { bases: SECOND | THIRD, runs: 1, outs: 0 }],
    ['a passed ball moves every runner', 'passed-ball', SECOND, { bases: THIRD, runs: 0, outs: 0 }],
    ['an error moves every runner, the batter among them', 'error', FIRST | THIRD, { bases: SECOND, runs: 1, outs: 0 }],
  ])('%s', (_, code, bases, expected) => {
    expect(after(code, bases)).toEqual(expected);
  });
});

describe('outs', () => {
  test.each<PlayCode>(['strike-out', 'fly-out', 'pop-out', 'ground-out', 'batter-out'])(
    'on a %s the batter is out and runners stay',
    (code) => {
      expect(after(code, FULL)).toEqual({ bases: FULL, runs: 0, outs: 1 });
    },
  );
  test.each<[string, number, number, number]>([
    ['the man on first', FULL, SECOND | THIRD, 2],
    ['the man on second if first is empty', SECOND | THIRD, THIRD, 2],
    ['the man on third if he is alone', THIRD, 0, 2],
    ['nobody else if the bases are empty', 0, 0, 1],
  ])('a double play takes the batter and %s', (_, bases, left, outs) => {
    expect(after('double-play', bases)).toEqual({ bases: left, runs: 0, outs });
  });
  test.each<[string, number, number]>([
    ['the man on first', FULL, SECOND | THIRD],
    ['the man on second if first is empty', SECOND | THIRD, THIRD],
    ['the man on third if he is alone', THIRD, 0],
  ])('a pickoff takes %s', (_, bases, left) => {
    expect(after('pickoff', bases)).toEqual({ bases: left, runs: 0, outs: 1 });
  });
  test('D4: nobody advances or scores on a sacrifice that is the third out', () => {
    expect(after('sacrifice-fly', FULL, 2)).toEqual({ bases: FULL, runs: 0, outs: 1 });
    expect(after('sacrifice-bunt', THIRD, 2)).toEqual({ bases: THIRD, runs: 0, outs: 1 });
  });
  test('D4: with two outs a double play is the batter’s out alone, and the man on first is left on base', () => {
    expect(after('double-play', FIRST, 2)).toEqual({ bases: FIRST, runs: 0, outs: 1 });
    const match = playScript(basic(), [SINGLE, OUT, OUT, dice(5)]);
    expect(match.lastFacts().at(-1)).toMatchObject({ code: 'half-over', lob: 1 });
  });
});

describe('the basic mode', () => {
  test.each(BASIC_CHART.map((code, i) => [i + 2, code] as const))('D5: a sum of %i is a %s', (sum, code) => {
    expect(codes(playScript(basic(), [dice(sum)]))[0]).toBe(code);
  });
  test('D5: the table can be any assignment of the eleven plays', () => {
    const basicTable = [...BASIC_CHART].reverse();
    expect(codes(playScript(basic({ basicTable }), [dice(2)]))).toEqual(['home-run']);
    expect(() => basic({ basicTable: BASIC_CHART.slice(1) })).toThrow(/basicTable/);
    expect(() => basic({ basicTable: [...BASIC_CHART.slice(1), 'walk'] })).toThrow(/basicTable/);
  });
  test('D0: even seats are the home team, and a team’s seats bat in turn from the lowest', () => {
    const match = basic({}, 5);
    const seats: (number | null)[] = [];
    for (const faces of [SINGLE, SINGLE, ...HALF, ...HALF]) {
      seats.push(seatDue(match));
      playScript(match, [faces]);
    }
    expect(seats).toEqual([0, 2, 4, 0, 2, 1, 3, 1]);
    expect(sheet(match).rows.map((row) => row.seats)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
  });
  test('D1: the team of the seat that is first bats first in every inning', () => {
    const match = basic({ first: 3 }, 4);
    expect(seatDue(match)).toBe(1);
    expect(sheet(match).rows.map((row) => row.side)).toEqual([1, 0]);
    playScript(match, [...HALF, ...HALF]);
    expect(seatDue(match)).toBe(3);
    expect(sheet(match).rows.map((row) => row.side)).toEqual([1, 0]);
  });
  test('R0: the lowest seat of each team throws two dice, the even team first; a tie is thrown again', () => {
    const match = basic({ first: 'roll-off' }, 6);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0, dice: 2 });
    playScript(match, [[2, 5]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 2 });
    playScript(match, [[4, 3]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0, dice: 2 });
    playScript(match, [
      [1, 1],
      [1, 2],
    ]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, why: 'bat' });
    expect(sheet(match).rows.map((row) => row.side)).toEqual([1, 0]);
  });
  test('D2: a tie is broken by whole extra innings', () => {
    const match = playScript(basic({ innings: 1 }), [...HALF, ...HALF, HOME_RUN, ...HALF]);
    expect(match.over).toBe(false);
    playScript(match, HALF);
    expect(match.outcome).toMatchObject({ winners: [0], draw: false, score: [1, 0] });
    expect(sheet(match).inningsPlayed).toBe(2);
  });
  test('D2: without extra innings a tie is a draw that all seats share', () => {
    const match = playScript(basic({ innings: 1, extraInnings: false }, 4), [...HALF, ...HALF]);
    expect(match.outcome).toMatchObject({ winners: [0, 1, 2, 3], draw: true, score: [0, 0] });
  });
  test('D2: without walkOff the second team plays out a half-inning it has won already', () => {
    const match = playScript(basic({ innings: 1 }), [...HALF, HOME_RUN]);
    expect(match.over).toBe(false);
  });
  test('D2: with walkOff the match stops at once, and all runs of the throw count', () => {
    const match = playScript(basic({ innings: 1, walkOff: true }), [HOME_RUN, ...HALF, SINGLE, HOME_RUN]);
    expect(match.outcome).toMatchObject({ winners: [1], score: [1, 2] });
    expect(codes(match)).toEqual(['home-run', 'walk-off', 'half-over']);
  });
  test('D2: with walkOff a team that leads does not begin its last half-inning', () => {
    const match = playScript(basic({ innings: 2, walkOff: true }), [...HALF, HOME_RUN, ...HALF, ...HALF]);
    expect(match.outcome).toMatchObject({ winners: [1], score: [0, 1] });
    expect(sheet(match).rows[1]?.innings).toEqual([1, 'x']);
  });
  test('D3: the batting order runs on from inning to inning', () => {
    const match = playScript(basic({}, 8), [...HALF, ...HALF]);
    expect(seatDue(match)).toBe(6);
  });
  test('D11: hits, runs and men left on base are counted; a walk is no hit', () => {
    const match = playScript(basic(), [dice(4), SINGLE, dice(8), ...HALF]);
    expect(sheet(match).rows[0]?.totals).toEqual({ R: 1, H: 2, E: 0, LOB: 2 });
  });
  test('the winners are all the seats of the team', () => {
    const match = playScript(basic({ innings: 1 }, 5), [...HALF, HOME_RUN, ...HALF]);
    expect(match.outcome?.winners).toEqual([1, 3]);
  });
});

describe('the advanced mode', () => {
  /** What a taken pitch of this sum is called, after a script. */
  const taken = (sum: number, before: readonly (string | readonly number[])[] = []) =>
    codes(playScript(advanced(), [...before, dice(sum), 'take'])).slice(2);

  test.each<[number, string]>([
    [2, 'wild-pitch'],
    [3, 'strike'],
    [4, 'ball'],
    [5, 'strike'],
    [6, 'passed-ball'],
    [7, 'strike'],
    [8, 'ball'],
    [9, 'strike'],
    [10, 'hit-by-pitch'],
    [11, 'strike'],
    [12, 'ball'],
  ])('table 1: a taken %i is a %s', (sum, code) => {
    expect(taken(sum)[0]).toBe(code);
  });
  test.each<[number, string]>([
    [2, 'single-hit'],
    [3, 'sacrifice-fly'],
    [4, 'single-hit'],
    [5, 'double-play'],
    [6, 'double-hit'],
    [7, 'foul-ball'],
    [8, 'double-hit'],
    [9, 'sacrifice-bunt'],
    [10, 'triple-hit'],
    [11, 'pop-out'],
    [12, 'home-run'],
  ])('table 2: a swing of %i is a %s', (sum, code) => {
    expect(codes(playScript(advanced(), [dice(7), 'swing', dice(sum)]))[0]).toBe(code);
  });
  test.each<[number, readonly string[]]>([
    [1, ['single', 'error', 'pitch-shown']],
    [2, ['batter-out', 'pitch-shown']],
    [3, ['hit-stands', 'single', 'pitch-shown']],
    [4, ['batter-out', 'pitch-shown']],
    [5, ['single', 'error', 'pitch-shown']],
    [6, ['hit-stands', 'single', 'pitch-shown']],
  ])('table 3: a reaction of %i gives %s', (face, expected) => {
    expect(codes(playScript(advanced(), [dice(7), 'swing', dice(4), 'react', [face]]))).toEqual(expected);
  });

  test('D7: a taken 12 is a pickoff as soon as a runner is on base', () => {
    expect(taken(12, [dice(10), 'take', 'hold'])).toEqual(['pickoff']);
  });
  test('D12: a pickoff leaves the count as it was', () => {
    const match = playScript(advanced(), [dice(10), 'take', 'hold', dice(7), 'take', 'hold', dice(12), 'take']);
    expect(match.state).toMatchObject({ bases: 0, outs: 1, balls: 0, strikes: 1 });
  });
  test('three strikes are a strike out, and the next batter has a clean count', () => {
    const match = playScript(advanced({}, 4), [dice(7), 'take', dice(4), 'take', dice(7), 'take', dice(7), 'take']);
    expect(codes(match).at(-1)).toBe('strike-out');
    expect(match.state).toMatchObject({ outs: 1, balls: 0, strikes: 0 });
    playScript(match, [dice(7)]);
    expect(seatDue(match)).toBe(2);
  });
  test('four balls are a walk', () => {
    const match = playScript(advanced(), [dice(4), 'take', dice(4), 'take', dice(8), 'take', dice(8), 'take']);
    expect(codes(match).at(-1)).toBe('walk');
    expect(match.state).toMatchObject({ bases: FIRST, balls: 0 });
  });
  test('a foul ball is a strike, but never the third', () => {
    const match = advanced();
    playScript(match, [dice(2), 'swing', dice(7), dice(2), 'swing', dice(7)]);
    expect(match.state.strikes).toBe(2);
    playScript(match, [dice(2), 'swing', dice(7)]);
    expect(codes(match)[0]).toBe('foul-again');
    expect(match.state).toMatchObject({ strikes: 2, outs: 0 });
  });
  test('on a wild pitch the runners move first, then the fourth ball walks the batter', () => {
    const before = [dice(10), 'take', 'hold', dice(4), 'take', 'hold', dice(4), 'take', 'hold', dice(4), 'take', 'hold'];
    const match = playScript(advanced(), [...before, dice(2), 'take']);
    expect(codes(match).slice(2)).toEqual(['wild-pitch', 'walk']);
    expect(match.state.bases).toBe(FIRST | SECOND);
  });
  test('with walkOff the run of a wild pitch wins before the ball is added', () => {
    const onThird = [dice(7), 'swing', dice(10), 'accept'];
    const outs = Array.from({ length: 3 }, () => [dice(7), 'swing', dice(11)]).flat();
    const match = playScript(advanced({ innings: 1, walkOff: true }), [...outs, ...onThird, 'hold', dice(2), 'take']);
    expect(codes(match).slice(2)).toEqual(['wild-pitch', 'walk-off', 'half-over']);
    expect(match.outcome).toMatchObject({ winners: [1], score: [0, 1] });
  });
  test('an error: the hit stands, then the batter and every runner go one base further', () => {
    const match = playScript(advanced(), [dice(10), 'take', 'hold', dice(7), 'swing', dice(6), 'react', [1]]);
    // The runner from first is pushed to third by the double, then scores; the batter ends on third.
    expect(match.state).toMatchObject({ bases: THIRD, scored: 1 });
    expect(sheet(match).rows.map((row) => row.totals)).toEqual([
      { R: 1, H: 1, E: 0, LOB: 0 },
      { R: 0, H: 0, E: 1, LOB: 0 },
    ]);
  });
  test('D11: a hit that the defence undoes is no hit', () => {
    const match = playScript(advanced(), [dice(7), 'swing', dice(10), 'react', [2]]);
    expect(sheet(match).rows[0]?.totals).toMatchObject({ H: 0 });
  });
  test.each([3, 5, 7, 9, 11, 12])('D6: the defence cannot react to a swing of %i', (sum) => {
    const match = playScript(advanced(), [dice(7), 'swing', dice(sum)]);
    expect(match.next).toMatchObject({ why: 'pitch' });
  });
  test('D9: the seat that faces the pitch decides on the steal, even when its own turn at bat is over', () => {
    const match = playScript(advanced({}, 4), [dice(10), 'take']);
    expect(match.next).toMatchObject({ kind: 'choice', seat: 0, why: 'steal' });
    playScript(match, ['hold', dice(7)]);
    expect(match.next).toMatchObject({ kind: 'choice', seat: 2, why: 'decide' });
  });
  test('D9: the pitching seat is the lowest in its team’s first half-inning in the field, then the next', () => {
    const match = advanced({ innings: 4 }, 6);
    const half = Array.from({ length: 3 }, () => [dice(7), 'swing', dice(11)]).flat();
    const pitchers: (number | null)[] = [];
    for (let i = 0; i < 8; i++) {
      pitchers.push(seatDue(match));
      playScript(match, half);
    }
    expect(pitchers).toEqual([1, 0, 3, 2, 5, 4, 1, 0]);
  });
  test('D9: the pitching seat answers a hit and throws for the defence', () => {
    const match = playScript(advanced({}, 4), [dice(7), 'swing', dice(2)]);
    expect(match.next).toMatchObject({ kind: 'choice', seat: 1, why: 'answer' });
    playScript(match, ['react']);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 1 });
    playScript(match, [[3], 'steal1']);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0, dice: 1 });
    playScript(match, [[6]]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 1, dice: 2 });
  });
  test('D3: a batter cut short by a pickoff bats first next time, with a clean count', () => {
    const out = [dice(7), 'swing', dice(11)];
    const match = playScript(advanced({}, 4), [...out, ...out, dice(10), 'take', 'hold', dice(7), 'take', 'hold', dice(12), 'take']);
    expect(codes(match).at(-1)).toBe('half-over');
    expect(match.state).toMatchObject({ balls: 0, strikes: 0 });
    playScript(match, [...out, ...out, ...out, dice(7)]);
    expect(seatDue(match)).toBe(2);
  });
  test('D3: a steal that ends the half-inning after a finished turn at bat does not bring the batter back', () => {
    const out = [dice(7), 'swing', dice(11)];
    const match = playScript(advanced({}, 4), [...out, ...out, dice(10), 'take', 'steal1', [1], [1, 1], ...out, ...out, ...out, dice(7)]);
    expect(seatDue(match)).toBe(2);
  });
});

describe('steals (D8)', () => {
  const onFirst = [dice(10), 'take'];
  const full = [...onFirst, 'hold', dice(10), 'take', 'hold', dice(10), 'take'];

  test('no choice arises when nobody is on base', () => {
    expect(playScript(advanced(), [dice(7), 'take']).next).toMatchObject({ kind: 'roll', why: 'pitch' });
  });
  test('the choice follows every pitch, foul balls included', () => {
    expect(playScript(advanced(), [...onFirst, 'hold', dice(7), 'swing', dice(7)]).next).toMatchObject({ why: 'steal' });
  });
  test('with the bases full only the man on third can go', () => {
    const match = playScript(advanced(), full);
    expect(diceAndRun.moves(match.state)).toEqual(['steal3', 'hold']);
    const refused = diceAndRun.choose(match.state, 'steal1');
    expect(refused).toMatchObject({ ok: false, problem: { code: 'base-taken' } });
  });
  test('a steal from an empty base is refused with a reason', () => {
    const match = playScript(advanced(), onFirst);
    expect(diceAndRun.choose(match.state, 'steal2')).toMatchObject({ ok: false, problem: { code: 'no-runner' } });
    expect(diceAndRun.choose(match.state, 'constructor')).toMatchObject({ ok: false, problem: { code: 'illegal-move' } });
  });
  test.each<[string, string, number, readonly number[], boolean]>([
    ['beats the higher of the two', 'highest', 5, [4, 1], true],
    ['loses to the higher of the two', 'highest', 4, [5, 1], false],
    ['loses a tie', 'highest', 5, [5, 1], false],
    ['beats the sum', 'sum', 4, [2, 1], true],
    ['loses a tie with the sum', 'sum', 3, [2, 1], false],
    ['beats the lower of the two', 'lowest', 2, [6, 1], true],
    ['loses a tie with the lower', 'lowest', 1, [6, 1], false],
  ])('a runner who %s (%s): %i against %s', (_, stealDuel, die, defence, safe) => {
    const match = playScript(advanced({ stealDuel }), [...onFirst, 'steal1', [die], defence]);
    expect(codes(match)).toEqual([safe ? 'stolen-base' : 'caught-stealing']);
    expect(match.state).toMatchObject(safe ? { bases: SECOND, outs: 0 } : { bases: 0, outs: 1 });
  });
  test('a man on third who wins scores, and there is one attempt after each pitch', () => {
    const match = playScript(advanced(), [...full, 'steal3', [6], [1, 1]]);
    expect(match.state).toMatchObject({ bases: FIRST | SECOND, scored: 1, phase: { at: 'pitch' } });
  });
  test('a man caught stealing for the third out is not left on base', () => {
    const out = [dice(7), 'swing', dice(11)];
    const match = playScript(advanced(), [...out, ...out, ...onFirst, 'steal1', [1], [1, 1]]);
    expect(match.lastFacts().at(-1)).toMatchObject({ code: 'half-over', lob: 0 });
  });
});

describe('who may steal, and when (D8)', () => {
  const onFirst = [dice(10), 'take'];
  const firstAndSecond = [...onFirst, 'hold', dice(10), 'take'];

  test('the prompt says which duel a runner must win', () => {
    const why = (options: object) => playScript(advanced(options), onFirst).next;
    expect(why({})).toMatchObject({ why: 'steal' });
    expect(why({ stealDuel: 'sum' })).toMatchObject({ why: 'steal-sum' });
    expect(why({ stealDuel: 'lowest', steals: 'each' })).toMatchObject({ why: 'steal-each-lowest' });
  });
  test('where a foul ball is dead no choice arises after it, and after other pitches it does', () => {
    const foul = [...onFirst, 'hold', dice(7), 'swing', dice(7)];
    const match = playScript(advanced({ stealAfterFoul: false }), foul);
    expect(match.next).toMatchObject({ kind: 'roll', why: 'pitch' });
    expect(match.state).toMatchObject({ bases: FIRST, strikes: 1 });
    expect(playScript(match, [dice(7), 'take']).next).toMatchObject({ why: 'steal' });
  });
  test('each runner may try once: after a steal those behind may go, who stole may not', () => {
    const match = playScript(advanced({ steals: 'each' }), [...firstAndSecond, 'steal2', [6], [1, 1]]);
    expect(match.state.bases).toBe(FIRST | THIRD);
    expect(diceAndRun.moves(match.state)).toEqual(['steal1', 'hold']);
    expect(diceAndRun.choose(match.state, 'steal3')).toMatchObject({ ok: false, problem: { code: 'tried-already' } });
    expect(match.next).toMatchObject({ kind: 'choice', seat: 0 });
    playScript(match, ['steal1', [6], [1, 1]]);
    expect(match.state).toMatchObject({ bases: SECOND | THIRD, phase: { at: 'pitch' } });
    // With the next pitch everybody may go again.
    expect(diceAndRun.moves(playScript(match, [dice(7), 'take']).state)).toEqual(['steal3', 'hold']);
  });
  test('after somebody was caught the others may go; hold ends it, and so does the third out', () => {
    const caught = playScript(advanced({ steals: 'each' }), [...firstAndSecond, 'steal2', [1], [6, 6]]);
    expect(diceAndRun.moves(caught.state)).toEqual(['steal1', 'hold']);
    expect(playScript(caught, ['hold']).next).toMatchObject({ why: 'pitch' });
    const out = [dice(7), 'swing', dice(11)];
    const third = playScript(advanced({ steals: 'each' }), [...out, ...out, ...firstAndSecond, 'steal2', [1], [6, 6]]);
    expect(third.lastFacts().at(-1)).toMatchObject({ code: 'half-over', lob: 1 });
  });
  test('a man who stole home leaves the choice to those who are left', () => {
    const match = playScript(advanced({ steals: 'each' }), [...firstAndSecond, 'hold', dice(10), 'take', 'steal3', [6], [1, 1]]);
    expect(match.state).toMatchObject({ bases: FIRST | SECOND, scored: 1 });
    expect(diceAndRun.moves(match.state)).toEqual(['steal2', 'hold']);
  });
});

describe('the defence reacts to every ball in play (D6)', () => {
  const inPlay = { reactTo: 'in-play' };
  const out = [dice(7), 'swing', dice(11), 'accept'];
  const onFirst = [dice(10), 'take', 'hold'];

  test.each<[number, string]>([
    [3, 'sacrifice-fly-hit'],
    [5, 'double-play-hit'],
    [9, 'sacrifice-bunt-hit'],
    [11, 'pop-out-hit'],
  ])('a swing of %i waits for it: %s', (sum, code) => {
    const match = playScript(advanced(inPlay), [dice(7), 'swing', dice(sum)]);
    expect(codes(match)).toEqual([code]);
    expect(match.next).toMatchObject({ kind: 'choice', seat: 1, why: 'answer' });
  });
  test.each([7, 12])('never to a swing of %i', (sum) => {
    expect(playScript(advanced(inPlay), [dice(7), 'swing', dice(sum)]).next).toMatchObject({ why: 'pitch' });
  });
  test('an error: the play stands with its outs, then everybody on base goes one further; E, and no H', () => {
    const match = playScript(advanced(inPlay), [...onFirst, dice(7), 'swing', dice(3), 'react', [1]]);
    expect(codes(match)).toEqual(['sacrifice-fly', 'error', 'pitch-shown']);
    expect(match.state).toMatchObject({ bases: THIRD, outs: 1 });
    expect(sheet(match).rows.map((row) => row.totals)).toEqual([
      { R: 0, H: 0, E: 0, LOB: 0 },
      { R: 0, H: 0, E: 1, LOB: 0 },
    ]);
  });
  test('the batter out: nothing else of the play happens, the runners stay', () => {
    const match = playScript(advanced(inPlay), [...onFirst, dice(7), 'swing', dice(5), 'react', [2]]);
    expect(match.state).toMatchObject({ bases: FIRST, outs: 1 });
  });
  test.each([3, 6])('on a %i the play stands', (face) => {
    const match = playScript(advanced(inPlay), [...onFirst, dice(7), 'swing', dice(5), 'react', [face]]);
    expect(match.state).toMatchObject({ bases: 0, outs: 2 });
  });
  test('the choice arises even where the batter is the third out, and E is charged where nobody can move any more', () => {
    const match = playScript(advanced(inPlay), [...out, ...out, ...onFirst, dice(7), 'swing', dice(11)]);
    expect(match.next).toMatchObject({ why: 'answer' });
    playScript(match, ['react', [5]]);
    expect(codes(match)).toEqual(['pop-out', 'error', 'pitch-shown', 'half-over']);
    expect(match.lastFacts().at(-1)).toMatchObject({ lob: 1 });
    expect(sheet(match).rows[1]?.totals).toMatchObject({ E: 1 });
  });
  test('with walkOff the win is looked at once, after the extra base', () => {
    const triple = [dice(7), 'swing', dice(10), 'accept', 'hold'];
    const walk = onFirst;
    const script = [...out, ...out, ...out, ...triple, ...walk, dice(7), 'swing', dice(3), 'react', [1]];
    const match = playScript(advanced({ ...inPlay, innings: 1, walkOff: true }), script);
    // Third scores and wins; first goes to second, and on to third by the error.
    expect(codes(match)).toEqual(['sacrifice-fly', 'error', 'pitch-shown', 'walk-off', 'half-over']);
    expect(match.outcome).toMatchObject({ winners: [1], score: [0, 1] });
  });
});

describe('the split of the teams (D0)', () => {
  test('one against three: the team of three bats in turn, the one pitches always', () => {
    const match = basic({ teams: 'HVVV', first: 1 }, 4);
    const seats: (number | null)[] = [];
    for (let i = 0; i < 4; i++) {
      seats.push(seatDue(match));
      playScript(match, [dice(6)]);
    }
    expect(seats).toEqual([1, 2, 3, 1]);
    expect(sheet(match).rows.map((row) => row.seats)).toEqual([[1, 2, 3], [0]]);
  });
  test('the lowest seat of each team throws the opening, the home team first', () => {
    const match = basic({ teams: 'VVHH', first: 'roll-off' }, 4);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 2, dice: 2 });
    playScript(match, [dice(4)]);
    expect(match.next).toMatchObject({ kind: 'roll', seat: 0 });
    playScript(match, [dice(9)]);
    expect(match.state.standing.side).toBe(1);
    expect(seatDue(match)).toBe(0);
  });
  test('a forfeit is the whole team’s, and so is the win', () => {
    const match = basic({ teams: 'HVVV' }, 4);
    expect(match.append({ type: 'forfeit', seat: 2 })).toBeNull();
    expect(match.outcome).toMatchObject({ winners: [0], sides: [0], draw: false });
  });
  test.each(['HVV', 'HHHH', 'HVVX', '', 'hvvv', 'HVVVH'])('"%s" is no split of four', (teams) => {
    expect(() => basic({ teams }, 4)).toThrow(/teams/);
  });
  test('without a word it stays out of the record, as in those written before there was a choice', () => {
    const { options } = basic({}, 4).header;
    expect(Object.keys(options)).toEqual(['mode', 'innings', 'extraInnings', 'walkOff', 'basicTable', 'stealDuel', 'first']);
  });
});

test('innings can be 1 to 9', () => {
  expect(() => basic({ innings: 10 })).toThrow(/innings/);
  expect(() => basic({ innings: 0 })).toThrow(/innings/);
});
