import { type Bot, Limit } from '@pocket-stadium/bots/kit';
import type { PlayBallState } from '../rules/index.ts';
import { Planner } from './planner.ts';
import { listTurns } from './turn-list.ts';

/** What a budget that names nothing comes to. */
const USUAL_NODES = 40_000;

/** Scores where it can, prevents what can be prevented, and looks for forced goals of both sides. */
export const best: Bot<PlayBallState> = {
  choose(_game, view, _seat, budget) {
    const limit = Limit.of(budget, USUAL_NODES);
    const { ground, sight, goal, ends, text, repeats } = listTurns(view);
    if (goal) return goal.text;
    const { end } = new Planner(ground, limit).plan(sight, ends, repeats);
    return text(ends.indexOf(end));
  },
};
