import type { Bot } from '@pocket-stadium/bots/kit';
import type { PlayBallState } from '../rules/index.ts';
import { best } from './best.ts';
import { perfectMove } from './perfect-turn.ts';
import { ask, ready, solutionOf } from './solutions.ts';

/** Never misses and never forgives, where the field is solved and the solution at hand; else it searches, as the best bot does. */
export const perfect: Bot<PlayBallState> = {
  async prepare(view, find) {
    if (!(await ready(view.frame.field, find))) return false;
    const known = await ask(view, (solution) => perfectMove(solution, view));
    return known?.ok ?? false;
  },
  choose(game, view, seat, budget, random) {
    const solution = solutionOf(view);
    const chosen = solution && perfectMove(solution, view);
    return chosen?.ok ? chosen.value : best.choose(game, view, seat, budget, random);
  },
};
