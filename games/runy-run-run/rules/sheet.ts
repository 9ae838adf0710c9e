import type { Tally } from '@pocket-stadium/kernel';
import type { RunyFact } from './facts.ts';
import { words } from './words.ts';

/** The tally of a match: prisoners held now, captures and releases made. */
export function tally(facts: Iterable<RunyFact>): Tally {
  const counts = words.sides.map(() => ({ prisoners: 0, captures: 0, releases: 0 }));
  for (const fact of facts) {
    const row = fact.seat === undefined ? undefined : counts[fact.seat];
    if (fact.code === 'capture' && row) {
      row.captures++;
      row.prisoners++;
    } else if (fact.code === 'release' && row) {
      row.releases++;
      const jailer = counts[fact.other];
      if (jailer) jailer.prisoners--;
    }
  }
  return { kind: 'tally', rows: words.sides.map((label, seat) => ({ seat, label, values: { ...counts[seat] } })) };
}
