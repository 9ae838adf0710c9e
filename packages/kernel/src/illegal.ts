import * as w from '../words/refusals.ts';
import type { Move } from './game.ts';
import { type Refused, refuse } from './problem.ts';

/** The refusal of a move that is not on the list, for games whose moves are a short list of words. */
export function illegalMove(given: Move, allowed: readonly Move[]): Refused {
  if (allowed.length === 0) return refuse('nothing-to-choose', w.nothing_to_choose);
  return refuse('illegal-move', w.illegal, { given: given.slice(0, 40), allowed });
}
