import type { Tally } from '@pocket-stadium/kernel';
import type { PlayBallFact } from './facts.ts';
import { words } from './words.ts';

/** The tally of a match: goals, balls taken from the others, and passes. */
export function tally(facts: Iterable<PlayBallFact>): Tally {
  const counts = [0, 1].map(() => ({ goals: 0, steals: 0, passes: 0 }));
  for (const fact of facts) {
    const row = fact.seat === undefined ? undefined : counts[fact.seat];
    if (!row) continue;
    if (fact.code === 'goal' || fact.code === 'stuck') row.goals++;
    else if (fact.code === 'ball-stolen') row.steals++;
    else if (fact.code === 'pass') row.passes++;
  }
  return { kind: 'tally', rows: words.sides.map((label, seat) => ({ seat, label, values: { ...counts[seat] } })) };
}
