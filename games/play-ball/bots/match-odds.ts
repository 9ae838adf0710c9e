import type { PlayBallState, Team } from '../rules/index.ts';
import { GOALS_TO_WIN } from '../rules/index.ts';

/** In expert mode: the chance of the side that scored last, if each scores the next goal as often as the other. */
const SCORED_LAST = 2 / 3;

/** The chance that team A wins the match, if its chance to score next is `next`, and the goals after that are even. */
export function matchOdds({ goals: [a, b], frame, lastGoal }: PlayBallState, next: number): number {
  if (frame.mode === 'standard') return next * even(a + 1, b) + (1 - next) * even(a, b + 1);
  const scores = (team: Team) => (lastGoal === team ? 1 : SCORED_LAST);
  return next * scores(0) + (1 - next) * (1 - scores(1));
}

/** The chance of winning from a score, each goal going either way. */
function even(a: number, b: number): number {
  if (a === GOALS_TO_WIN) return 1;
  if (b === GOALS_TO_WIN) return 0;
  return (even(a + 1, b) + even(a, b + 1)) / 2;
}
