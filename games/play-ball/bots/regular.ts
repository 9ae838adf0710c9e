import { type Bot, Limit } from '@pocket-stadium/bots/kit';
import type { PlayBallState } from '../rules/index.ts';
import { after } from './after.ts';
import { pick } from './child.ts';
import { Standing } from './judgement.ts';
import { Threats } from './threats.ts';
import { listTurns } from './turn-list.ts';

/** It is content with any of the turns that look best. */
const CONTENT_WITH = 4;

/** Scores where it can and prevents what can be prevented; beyond that it plays what looks well, without looking ahead. */
export const regular: Bot<PlayBallState> = {
  choose(_game, seen, _seat, budget, random) {
    const { ground, sight, goal, turns, repeats } = listTurns(seen);
    if (goal !== null) return goal;
    const threats = new Threats(ground, Limit.of(budget, 0));
    const standing = new Standing(ground);
    const safe = turns.filter(({ end }) => !threats.scores(...after(ground, sight, end)));
    const ranked = (safe.length > 0 ? safe : turns)
      .map(({ end, text }) => ({ text, value: standing.after(end, sight.theirs) - repeats(end) }))
      .sort((one, other) => other.value - one.value);
    return pick(ranked.slice(0, CONTENT_WITH), random)?.text ?? '';
  },
};
