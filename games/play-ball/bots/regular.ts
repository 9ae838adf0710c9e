import { type Bot, Limit } from '@pocket-stadium/bots/kit';
import type { PlayBallState } from '../rules/index.ts';
import { pick } from './child.ts';
import { Judgement } from './judgement.ts';
import { Threats } from './threats.ts';
import { listTurns } from './turn-list.ts';

/** How many of the best-looking turns it draws from. */
const CONTENT_WITH = 4;

/** Scores where it can and prevents what can be prevented; beyond that it plays what looks well, without looking ahead. */
export const regular: Bot<PlayBallState> = {
  choose(_game, view, _seat, budget, random) {
    const { ground, sight, goal, ends, text, repeats } = listTurns(view);
    if (goal) return goal.text;
    const threats = new Threats(ground, Limit.of(budget, 0));
    const judgement = new Judgement(ground);
    const safe = ends.filter((end) => !threats.scores(...ground.after(sight, end)));
    const ranked = (safe.length > 0 ? safe : ends)
      .map((end) => ({ end, value: judgement.after(end, sight.theirs) - repeats(end) }))
      .sort((one, other) => other.value - one.value);
    const liked = pick(ranked.slice(0, CONTENT_WITH), random);
    return liked ? text(ends.indexOf(liked.end)) : '';
  },
};
