import { type Random, repeatableRandom } from '@pocket-stadium/kernel';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeField, type PlayBallState, game as playBall } from '../rules/index.ts';
import { best } from './best.ts';
import { perfect } from './perfect.ts';
import { chartOf, forgetSolutions, solutionOf } from './solutions.ts';
import type { Solution } from './solver/solution.ts';
import { readVectors } from './solver/test-vectors.ts';
import { randomPosition, stateAt } from './test-positions.ts';
import { Rival } from './test-rival.ts';
import { openShipped } from './test-solutions.ts';

const SOAK = process.env.SOAK === '1';
/**
 * How many positions of a field are looked at: those where a goal is at least three turns away, or never. The soak adds
 * those with the longest goals.
 */
const POSITIONS = SOAK ? 200 : 4;
const LONGEST = SOAK ? 78 : 7;
const DRAWN = {
  pitch: 'A:d2 d6 e1|B:a7 b7 d3|ball:e1|turn:B|moves:3',
  court: 'court A:a2 a4 e3|B:b5 e5 f4|ball:a4|turn:B|moves:3',
} as const;

function at(text: string): PlayBallState {
  const parsed = playBall.position?.parse(text);
  if (!parsed?.ok) throw new Error(`no position ${text}`);
  return parsed.value;
}

describe.each(['pitch', 'court'] as const)('the perfect player on the %s', (id) => {
  const field = makeField(chartOf(id));
  const start = playBall.start({ field: id, mode: 'standard', first: 0 }, 2);
  let rival: Rival | null = null;
  beforeAll(async () => {
    await openShipped(id);
    const whole = SOAK ? solution().whole() : null;
    if (whole?.ok) rival = new Rival(field, whole.value);
  });

  const solution = () => solutionOf(start) as Solution;
  const worth = (state: PlayBallState) => {
    const verdict = solution().verdict(state.position);
    if (!verdict.ok) throw new Error(verdict.problem.message.en);
    return verdict.value;
  };
  const scored = ({ goals }: PlayBallState) => goals[0] + goals[1] > 0;
  const playPerfect = (state: PlayBallState) =>
    step(
      state,
      perfect.choose(playBall, state, state.position.turn, {}, () => 0),
    );

  /**
   * Another player who knows every value reads them turn by turn and draws among the best. In the soak it is a program
   * that shares no code.
   */
  function playOther(state: PlayBallState, random: Random): PlayBallState {
    if (rival) return step(state, rival.play(state.position, random));
    const judged = solution().judgement(state.position, worth(state).value === 'L');
    if (!judged.ok) throw new Error(judged.problem.message.en);
    const { value, depth, turns } = judged.value;
    const good = turns.filter((turn) => turn.value === value && turn.depth === depth);
    return step(state, good[random(good.length)]?.move ?? '');
  }

  function step(state: PlayBallState, move: string): PlayBallState {
    const done = playBall.choose(state, move);
    if (!done.ok) throw new Error(`${move}: ${done.problem.message.en}`);
    return done.state;
  }

  function positions(): PlayBallState[] {
    const random = repeatableRandom(18);
    const found: PlayBallState[] = [at(DRAWN[id])];
    for (const { pos, field: where, depth = 0 } of readVectors()) {
      if (where === id && depth > 2 && depth <= LONGEST && found.length < POSITIONS / 2) found.push(at(pos));
    }
    while (found.length < POSITIONS) {
      const state = stateAt(field, randomPosition(field, random));
      const { depth } = worth(state);
      if (depth !== null && depth > 2 && depth <= LONGEST) found.push(state);
    }
    return found;
  }

  test.each([0, 1])('gives no value away and wins in the stated number of turns, seat %i moving second or first', (side) => {
    const random = repeatableRandom(7);
    const seen = { W: 0, D: 0, L: 0 };
    for (const from of [start, ...positions()]) {
      const { value, depth } = worth(from);
      seen[value]++;
      let state = from;
      let turns = 0;
      for (; !scored(state) && state.voids === 0 && turns < (depth ?? 6); turns++) {
        const before = worth(state);
        state = turns % 2 === side ? playPerfect(state) : playOther(state, random);
        if (scored(state) || state.voids > 0) continue;
        const after = worth(state);
        expect(after.value).toBe({ W: 'L', L: 'W', D: 'D' }[before.value]);
        if (before.depth !== null) expect(after.depth).toBe(before.depth - 1);
      }
      if (value === 'D') expect(scored(state)).toBe(false);
      else
        expect({ turns, scorer: state.lastGoal }).toEqual({
          turns: depth,
          scorer: value === 'W' ? from.position.turn : 1 - from.position.turn,
        });
    }
    expect(seen.D).toBeGreaterThan(0);
    expect(seen.W + seen.L).toBeGreaterThanOrEqual(POSITIONS);
  });

  test('where it is drawn it sets the most traps', () => {
    const random = repeatableRandom(3);
    const drawn = at(DRAWN[id]);
    const traps = (state: PlayBallState) => {
      const judged = solution().judgement(state.position, false);
      if (!judged.ok) throw new Error(judged.problem.message.en);
      return judged.value.turns.filter(({ value }) => value === 'L').length;
    };
    const chosen = traps(playPerfect(drawn));
    for (let i = 0; i < 5; i++) expect(traps(playOther(drawn, random))).toBeLessThanOrEqual(chosen);
  });

  test('wins whole matches against the best bot, in both modes', () => {
    for (const mode of ['standard', 'expert'] as const) {
      // On the court the side that begins loses a goal. On every field a goal lets the others begin.
      const seat = worth(start).value === 'W' ? 0 : 1;
      let state = playBall.start({ field: id, mode, first: 0 }, 2);
      const random = repeatableRandom(5);
      for (let turns = 0; !state.outcome && turns < 400; turns++) {
        const { turn } = state.position;
        state = turn === seat ? playPerfect(state) : step(state, best.choose(playBall, state, turn, { nodes: 50 }, random));
      }
      expect(state.outcome?.winners).toEqual([seat]);
    }
  });
});

describe('what the rules of a match add', () => {
  beforeAll(() => openShipped('pitch'));

  test('a goal that would fall after the last turn of a round is no goal: the turn that ends it level is as good', () => {
    const start = playBall.start({ field: 'pitch', mode: 'standard', first: 0 }, 2);
    // A is ahead and a third void round ends the match: B must score, A need not.
    const late = { ...start, goals: [1, 0] as const, voids: 2, seen: Array.from({ length: 200 }, (_, i) => -1 - i) };
    const move = perfect.choose(playBall, late, 0, {}, () => 0);
    const done = playBall.choose(late, move);
    expect(done.ok && done.state.outcome?.winners).toEqual([0]);
  });

  test('a position that came up twice is avoided by who wins and sought by who loses', () => {
    const lost = readVectors().find(({ field, value, depth = 0 }) => field === 'pitch' && value === 'L' && depth > 2);
    const state = at(lost?.pos ?? '');
    const [move = ''] = playBall.moves(state);
    const done = playBall.choose(state, move);
    if (!done.ok) throw new Error(done.problem.message.en);
    const key = done.state.seen.at(-1) as number;
    const twice = { ...state, seen: [key, key, ...state.seen] };
    const escaped = playBall.choose(
      twice,
      perfect.choose(playBall, twice, twice.position.turn, {}, () => 0),
    );
    // A void round is worth more than a goal against.
    expect(escaped.ok && escaped.state.voids).toBe(1);
  });
});

describe('without a solution', () => {
  afterEach(() => openShipped('pitch'));

  test('it searches as the best bot does, and says that there is none', async () => {
    forgetSolutions();
    const state = playBall.start({ field: 'pitch', mode: 'standard', first: 0 }, 2);
    expect(await perfect.prepare?.(state, async () => null)).toBe(false);
    const budget = { nodes: 300 };
    expect(perfect.choose(playBall, state, 0, budget, repeatableRandom(1))).toBe(
      best.choose(playBall, state, 0, budget, repeatableRandom(1)),
    );
  });
});
