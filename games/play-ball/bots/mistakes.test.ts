import { repeatableRandom } from '@pocket-stadium/kernel';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MOVES, makeField, type PlayBallState, game as playBall } from '../rules/index.ts';
import { Goals } from './goals.ts';
import { groundOf } from './ground.ts';
import { erring } from './mistakes.ts';
import { perfectMove } from './perfect-turn.ts';
import { regular } from './regular.ts';
import { chartOf, forgetSolutions, solutionOf } from './solutions.ts';
import type { Solution } from './solver/solution.ts';
import { randomPosition, stateAt } from './test-positions.ts';
import { findShipped, openShipped } from './test-solutions.ts';

const FIELD = 'court';
const POSITIONS = process.env.SOAK === '1' ? 500 : 10;
const field = makeField(chartOf(FIELD));
const solution = () => solutionOf({ frame: { field: FIELD, mode: 'standard' } }) as Solution;

const bot = (chance: number, size: 'small' | 'large') => erring({ chance: { [FIELD]: chance }, size }, regular);

function after(state: PlayBallState, move: string): PlayBallState {
  const done = playBall.choose(state, move);
  if (!done.ok) throw new Error(`${move}: ${done.problem.message.en}`);
  return done.state;
}

const worthOf = ({ position }: PlayBallState) => {
  const verdict = solution().verdict(position);
  if (!verdict.ok) throw new Error(verdict.problem.message.en);
  return verdict.value.value;
};

/** Positions in which there is something to give away, and some turn gives it away. */
function* positions(): Generator<PlayBallState> {
  const random = repeatableRandom(5);
  for (let found = 0; found < POSITIONS; ) {
    const state = stateAt(field, randomPosition(field, random));
    const judged = solution().judgement(state.position, false);
    if (!judged.ok) throw new Error(judged.problem.message.en);
    if (judged.value.value !== 'W' || !judged.value.turns.some(({ value }) => value !== 'W')) continue;
    found++;
    yield state;
  }
}

describe('levels by mistakes', () => {
  beforeAll(() => openShipped(FIELD));
  afterEach(() => openShipped(FIELD));

  test('who never errs plays by the book', () => {
    for (const state of positions()) {
      const move = bot(0, 'large').choose(playBall, state, state.position.turn, {}, repeatableRandom(1));
      expect({ ok: true, value: move }).toEqual(perfectMove(solution(), state));
    }
  });

  test('who always errs gives the value away; with small mistakes no goal is left at once that need not be', () => {
    const goals = new Goals(groundOf(playBall.start({ field: FIELD, mode: 'standard', first: 0 }, 2)));
    const ground = groundOf(playBall.start({ field: FIELD, mode: 'standard', first: 0 }, 2));
    let small = 0;
    for (const state of positions()) {
      const { turn } = state.position;
      const large = after(state, bot(100, 'large').choose(playBall, state, turn, {}, repeatableRandom(2)));
      expect(worthOf(large)).not.toBe('L');
      const next = after(state, bot(100, 'small').choose(playBall, state, turn, {}, repeatableRandom(2)));
      if (next.goals[turn] > 0) continue;
      const { mine, theirs, ball } = ground.sight(next.position);
      expect(goals.canScore(mine, theirs, ball, MOVES)).toBe(false);
      if (worthOf(next) !== 'L') small++;
    }
    expect(small).toBeGreaterThan(0);
  });

  test('it errs as often as it says', () => {
    const state = positions().next().value as PlayBallState;
    const random = repeatableRandom(9);
    const times = 100;
    const errs = Array.from({ length: times }, () => bot(60, 'large').choose(playBall, state, state.position.turn, {}, random)).filter(
      (move) => {
        const next = after(state, move);
        return next.goals[state.position.turn] === 0 && worthOf(next) !== 'L';
      },
    ).length;
    // Four standard errors.
    expect(Math.abs(errs / times - 0.6)).toBeLessThan(4 * Math.sqrt((0.6 * 0.4) / times));
  });

  test('without a solution it plays by habit; one is asked for that is here, none to be fetched', async () => {
    forgetSolutions();
    const state = playBall.start({ field: FIELD, mode: 'standard', first: 0 }, 2);
    const asked: unknown[] = [];
    const nothing = async (...question: unknown[]) => {
      asked.push(question);
      return null;
    };
    expect(await bot(50, 'large').prepare?.(state, nothing)).toBe(false);
    expect(asked).toEqual([['play-ball', 'court.solved', true]]);
    expect(bot(50, 'large').choose(playBall, state, 0, {}, repeatableRandom(1))).toBe(
      regular.choose(playBall, state, 0, {}, repeatableRandom(1)),
    );
    expect(await bot(50, 'large').prepare?.(state, findShipped)).toBe(true);
  });
});
