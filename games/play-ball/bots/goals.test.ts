import { Limit } from '@pocket-stadium/bots/kit';
import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { bitHigh, bitLow, FIELDS, makeField, packTrio, TurnGenerator } from '../rules/index.ts';
import { Goals } from './goals.ts';
import { Ground } from './ground.ts';
import { randomPosition } from './test-positions.ts';
import { Threats } from './threats.ts';

const POSITIONS = process.env.SOAK === '1' ? 20_000 : 400;

describe.each(FIELDS)('whether a goal can be scored, on $id', (chart) => {
  const field = makeField(chart);
  const ground = new Ground(field);
  const turns = new TurnGenerator(field);

  it.each([1, 2, 3])('is what the list of all turns says, with %i moves', (moves) => {
    const random = repeatableRandom(moves);
    const goals = new Goals(ground);
    let scored = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const { mine, theirs, ball } = ground.sight({ ...randomPosition(field, random), moves });
      turns.generate(0, mine, theirs, ball, moves);
      expect(goals.canScore(mine, theirs, ball, moves)).toBe(turns.goal);
      if (turns.goal) scored++;
    }
    expect(scored).toBeGreaterThan(POSITIONS / 50);
    expect(scored).toBeLessThan(POSITIONS);
  });

  it('a way to score works against all opponents who leave its cells alone', () => {
    const random = repeatableRandom(9);
    const goals = new Goals(ground);
    let tried = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const { mine, theirs, ball } = ground.sight(randomPosition(field, random));
      if (!goals.canScore(mine, theirs, ball, 3)) continue;
      const { freeLow, freeHigh, heldLow, heldHigh } = goals;
      const isHeld = (cell: number) => (bitLow(cell) & heldLow) !== 0 || (bitHigh(cell) & heldHigh) !== 0;
      const isFree = (cell: number) => (bitLow(cell) & freeLow) !== 0 || (bitHigh(cell) & freeHigh) !== 0;
      const own = [mine >> 12, (mine >> 6) & 63, mine & 63];
      const cells = [...field.grid.cubes.keys()];
      const needed = cells.filter(isHeld);
      const others = cells.filter((cell) => field.dotted[cell] === 0 && !own.includes(cell) && !isHeld(cell) && !isFree(cell));
      const changed = [...needed];
      while (changed.length < 3) changed.push(...others.splice(random(others.length), 1));
      // The player who had the ball still has it: an opponent on its cell before the change stands there after it.
      const carried = [theirs >> 12, (theirs >> 6) & 63, theirs & 63].includes(ball);
      if (changed.includes(ball) !== carried) continue;
      turns.generate(0, mine, packTrio(changed), ball, 3);
      expect(turns.goal).toBe(true);
      tried++;
    }
    expect(tried).toBeGreaterThan(POSITIONS / 20);
  });

  it('is the same when it is remembered', () => {
    const random = repeatableRandom(4);
    const threats = new Threats(ground, Limit.of({}, Number.POSITIVE_INFINITY));
    const { mine, ball } = ground.sight(randomPosition(field, random));
    for (let i = 0; i < 2 * POSITIONS; i++) {
      const other = ground.sight(randomPosition(field, random));
      const [ours, at] = i % 2 === 0 ? [mine, ball] : [other.mine, other.ball];
      if (ours === mine && [0, 6, 12].some((shift) => [0, 6, 12].some((s) => ((other.theirs >> shift) & 63) === ((mine >> s) & 63))))
        continue;
      turns.generate(0, ours, other.theirs, at, 3);
      for (let again = 0; again < 2; again++) expect(threats.scores(ours, other.theirs, at)).toBe(turns.goal);
    }
  });
});
