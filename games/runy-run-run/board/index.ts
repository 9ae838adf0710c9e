import { defineBoard, type StampChoice } from '@pocket-stadium/web/kit/board.ts';
import type { RunyFact, RunyState } from '../rules/index.ts';
import * as w from '../words/board.ts';
import { duration } from './beats.ts';
import Runy from './Runy.svelte';
import RunyChoice from './RunyChoice.svelte';
import RunyScore from './RunyScore.svelte';

const TONES = ['red', 'clay', 'blue'] as const;

/** Captures and releases are stamped, and a turn that cannot be played. */
function stamp(facts: readonly RunyFact[]): StampChoice | null {
  for (const fact of facts.toReversed()) {
    const tone = TONES[fact.seat ?? -1] ?? 'ink';
    if (fact.code === 'capture' || fact.code === 'release') return { tone, facts: [fact] };
    if (fact.code === 'pass') return { tone, text: w.stuck_stamp };
  }
  return null;
}

export default defineBoard<RunyState, RunyFact>({
  Board: Runy,
  Scoreboard: RunyScore,
  Choice: RunyChoice,
  duration,
  stamp,
  large: true,
});
