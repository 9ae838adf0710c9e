import { type BoardSound, defineBoard, type Feat, type StampChoice } from '@pocket-stadium/web/kit/board.ts';
import type { PlayBallFact, PlayBallState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import { duration, untilGoal } from './beats.ts';
import PlayBall from './PlayBall.svelte';
import PlayBallChoice from './PlayBallChoice.svelte';
import PlayBallScore from './PlayBallScore.svelte';

const TEAM_TONES = ['red', 'blue'] as const;

/** Goals, void rounds and stolen balls are stamped; steps and passes are not. */
function stamp(facts: readonly PlayBallFact[]): StampChoice | null {
  for (const fact of facts.toReversed()) {
    if (fact.code === 'goal' || fact.code === 'stuck') return { tone: TEAM_TONES[fact.seat] ?? 'ink', text: w.goal_stamp };
    if (fact.code === 'void-repeated' || fact.code === 'void-long') return { tone: 'ink', facts: [fact] };
  }
  return null;
}

/** Every goal is a feast: there are no dice, and three goals win. */
function feat(facts: readonly PlayBallFact[]): Feat | null {
  const goal = facts.findLast(({ code }) => code === 'goal' || code === 'stuck');
  return goal?.seat === undefined ? null : { key: 'goal', seat: goal.seat, points: true, atLeast: 'feast' };
}

const sound = (facts: readonly PlayBallFact[]): BoardSound | null =>
  facts.some(({ code }) => code === 'goal') ? 'net' : facts.some(({ code }) => code === 'pass') ? 'boot' : null;

export default defineBoard<PlayBallState, PlayBallFact>({
  Board: PlayBall,
  Scoreboard: PlayBallScore,
  Choice: PlayBallChoice,
  duration,
  stamp,
  stampAfter: untilGoal,
  feat,
  comeback: 2,
  sound,
  large: true,
  coach: (seat) => [seat === 0 ? w.coach_red : w.coach_blue, w.coach_2, w.coach_3],
});
