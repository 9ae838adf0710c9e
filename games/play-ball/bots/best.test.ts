import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { CELL_BITS, CELL_MASK, type End, FIELDS, makeField, game as playBall, type Team, TurnGenerator } from '../rules/index.ts';
import { best } from './best.ts';
import { randomPosition, stateAt, triosOf } from './test-positions.ts';

const SOAK = process.env.SOAK === '1';

describe.each(FIELDS)('the best bot on $id', (chart) => {
  const field = makeField(chart);
  const turns = new TurnGenerator(field);
  const other = (team: Team): Team => (team === 0 ? 1 : 0);

  it('never misses a goal, and never allows one that it could prevent', () => {
    const random = repeatableRandom(17);
    const seen = { goals: 0, quiet: 0, allowed: 0 };
    for (let i = 0; i < (SOAK ? 2000 : 40); i++) {
      const position = randomPosition(field, random);
      const { mine, theirs } = triosOf(position);
      const { turn, ball } = position;
      const count = turns.generate(turn, mine, theirs, ball, 3);
      const { goal } = turns;
      const ends = [...turns.ends.subarray(0, count)];
      if (count === 0 && !goal) continue;
      const state = stateAt(field, position);
      const step = playBall.choose(state, best.choose(playBall, state, turn, { nodes: SOAK ? 3000 : 200 }, random));
      if (!step.ok) throw new Error(step.problem.message.en);
      expect(step.state.goals[turn]).toBe(goal ? 1 : 0);
      if (goal) {
        seen.goals++;
        continue;
      }
      const scores = (end: End) => {
        turns.generate(other(turn), theirs, end >> CELL_BITS, end & CELL_MASK, 3);
        return turns.goal;
      };
      const after = triosOf(step.state.position);
      turns.generate(other(turn), after.mine, after.theirs, step.state.position.ball, 3);
      if (!turns.goal) seen.quiet++;
      else {
        seen.allowed++;
        expect(ends.every(scores)).toBe(true);
      }
    }
    expect(seen.goals).toBeGreaterThan(5);
    expect(seen.quiet).toBeGreaterThan(5);
  });

  it('with the same numbers to draw from it plays the same turn', () => {
    const state = stateAt(field, randomPosition(field, repeatableRandom(3)));
    const moves = [1, 2].map(() => best.choose(playBall, state, state.position.turn, { nodes: 500 }, repeatableRandom(1)));
    expect(moves[0]).toBe(moves[1]);
  });
});
