import { type BoardSound, defineBoard, type Feat, type StampChoice } from '@pocket-stadium/web/kit/board.ts';
import type { RunyFact, RunyState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import { duration, untilCage } from './beats.ts';
import Runy from './Runy.svelte';
import RunyChoice from './RunyChoice.svelte';
import RunyScore from './RunyScore.svelte';

const TONES = ['red', 'clay', 'blue'] as const;

/** Captures and releases are stamped, and a turn that cannot be played. */
function stamp(facts: readonly RunyFact[]): StampChoice | null {
  for (const fact of facts.toReversed()) {
    if (fact.code === 'all-captured') return { tone: TONES[fact.seat ?? -1] ?? 'ink', text: w.all_five_stamp };
    const tone = TONES[fact.seat ?? -1] ?? 'ink';
    if (fact.code === 'capture' || fact.code === 'release') return { tone, facts: [fact] };
    if (fact.code === 'pass') return { tone, text: w.stuck_stamp };
  }
  return null;
}

/** A capture is a feast. Two releases in one turn are rare. */
function feat(facts: readonly RunyFact[]): Feat | null {
  const last = facts.findLast(({ code }) => code === 'capture' || code === 'release');
  if (last?.seat === undefined) return null;
  const released = facts.filter(({ code }) => code === 'release').length;
  return { key: last.code, seat: last.seat, points: true, ...(released > 1 ? { atLeast: 'feast' } : {}) };
}

const sound = (facts: readonly RunyFact[]): BoardSound | null => (facts.some(({ code }) => code === 'capture') ? 'cage' : null);

export default defineBoard<RunyState, RunyFact>({
  Board: Runy,
  Scoreboard: RunyScore,
  Choice: RunyChoice,
  duration,
  stamp,
  stampAfter: untilCage,
  feat,
  comeback: 2,
  sound,
  large: true,
  coach: () => [w.coach_1, w.coach_2, w.coach_3],
});
