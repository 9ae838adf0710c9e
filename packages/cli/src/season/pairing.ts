import { type EventBody, nextRound, openFixtures, type SeasonState } from '@pocket-stadium/season';
import { EXIT, refusedAs } from '../failure.ts';

/** What pairs the next round, unless another command just did. */
export function pairing(state: SeasonState): readonly EventBody[] {
  if (openFixtures(state).length > 0) return [];
  const next = nextRound(state);
  if (!next.ok) throw refusedAs(EXIT.failed, next.problem);
  return next.value;
}
