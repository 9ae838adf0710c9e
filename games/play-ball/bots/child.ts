import type { Bot } from '@pocket-stadium/bots/kit';
import type { Random } from '@pocket-stadium/kernel';
import { CELL_BITS, CELL_MASK, type End, type PlayBallState, unpackTrio } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { listTurns, type TurnList } from './turn-list.ts';

/** A child sees turns of so many parts (moves and passes), not longer ones. */
const SIGHT = 3;

/**
 * The child by which the rookie is measured. It takes a goal it sees. Else it takes the ball from the opponents, or off
 * the ground, if it sees how. Else it plays any turn that looks like one: with the ball towards the goals, without it
 * towards the ball.
 */
export const child: Bot<PlayBallState> = {
  choose(_game, view, _seat, _budget, random) {
    const list = listTurns(view);
    const { goal, ends } = list;
    if (goal && goal.parts <= SIGHT) return goal.text;
    const all = [...ends.keys()];
    const short = all.filter((turn) => list.parts(turn) <= SIGHT);
    const turn = pick(takings(list, short), random) ?? pick(plausible(list, short), random) ?? pick(all, random);
    return turn === undefined ? (goal?.text ?? '') : list.text(turn);
  },
};

/** Turns after which the team has the ball that it did not have. */
export function takings({ sight, ends }: TurnList, turns: readonly number[]): readonly number[] {
  const holds = (end: End) => holdsBall(end >> CELL_BITS, end & CELL_MASK);
  return holdsBall(sight.mine, sight.ball) ? [] : turns.filter((turn) => holds(ends[turn] as End));
}

/** Turns that bring the ball nearer to the goals, or somebody nearer to the ball. */
export function plausible({ ground, sight, ends }: TurnList, turns: readonly number[]): readonly number[] {
  const { mine, ball } = sight;
  if (!holdsBall(mine, ball)) {
    const now = nearest(ground, mine, ball);
    const closer = (end: End) => nearest(ground, end >> CELL_BITS, end & CELL_MASK) < now;
    return turns.filter((turn) => closer(ends[turn] as End));
  }
  const now = ground.toGoal[ball] as number;
  const nearer = (end: End) => holdsBall(end >> CELL_BITS, end & CELL_MASK) && (ground.toGoal[end & CELL_MASK] as number) < now;
  return turns.filter((turn) => nearer(ends[turn] as End));
}

export function holdsBall(trio: number, ball: number): boolean {
  return unpackTrio(trio).includes(ball);
}

export function nearest({ apart }: Ground, trio: number, ball: number): number {
  return Math.min(...unpackTrio(trio).map((cell) => apart[(cell << CELL_BITS) | ball] as number));
}

export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random(items.length)];
}
