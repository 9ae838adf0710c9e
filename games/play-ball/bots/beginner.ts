import type { Bot } from '@pocket-stadium/bots/kit';
import { CELL_BITS, CELL_MASK, type End, type PlayBallState } from '../rules/index.ts';
import { holdsBall, nearest, pick, plausible } from './child.ts';
import { listTurns } from './turn-list.ts';

/** Turns of more moves and passes than this are beyond it. */
const LONGEST = 3;

/**
 * The beginner the gentlest opponent is measured by. It takes a goal that is one move away; else it runs after the ball,
 * as near as it can come; with the ball it runs on towards the goals. It foresees nothing and plans no pass.
 */
export const beginner: Bot<PlayBallState> = {
  choose(_game, seen, _seat, _budget, random) {
    const list = listTurns(seen);
    const { goal, ends, ground, sight } = list;
    if (goal && goal.parts <= 1) return goal.text;
    const all = [...ends.keys()];
    const short = all.filter((turn) => list.parts(turn) <= LONGEST);
    const turn = holdsBall(sight.mine, sight.ball) ? pick(plausible(list, short), random) : pick(chases(), random);
    const any = turn ?? pick(short, random) ?? pick(all, random);
    return any === undefined ? (goal?.text ?? '') : list.text(any);

    /** The turns that bring somebody nearest to the ball. */
    function chases(): number[] {
      const away = short.map((index) => nearest(ground, (ends[index] as End) >> CELL_BITS, (ends[index] as End) & CELL_MASK));
      const least = Math.min(...away);
      return short.filter((_, i) => away[i] === least);
    }
  },
};
