import type { Fact, LineScore, Seat } from '../kernel/game.ts';
import type { HalfFact } from './innings.ts';

/** What a play must say for the line score. */
export interface Scoring extends Fact {
  readonly side: number;
  readonly runs: number;
  readonly hit: boolean;
  /** Charged to the defence. */
  readonly error?: boolean;
}

const TOTALS = { R: 'R', H: 'H', E: 'E', LOB: 'LOB' } as const;
export type Total = keyof typeof TOTALS;

interface Row {
  readonly innings: (number | null | 'x')[];
  closed: number;
  R: number;
  H: number;
  E: number;
  LOB: number;
}

/** The line score from the facts of a match, the side that bats first on top. */
export function lineScore(
  totals: readonly Total[],
  sides: readonly (readonly Seat[])[],
  facts: Iterable<Scoring | HalfFact | Fact>,
): LineScore {
  const rows: Row[] = sides.map(() => ({ innings: [], closed: 0, R: 0, H: 0, E: 0, LOB: 0 }));
  const order: number[] = [];
  let played = 0;
  for (const fact of facts) {
    if (!('side' in fact)) continue;
    const side = fact.side as number;
    const row = rows[side] as Row;
    if (!order.includes(side)) order.push(side);
    if ('runs' in fact) {
      row.innings[row.closed] = ((row.innings[row.closed] as number | undefined) ?? 0) + fact.runs;
      row.R += fact.runs;
      if (fact.hit) row.H++;
      if (fact.error) (rows[1 - side] as Row).E++;
    } else if (fact.code === 'half-over') {
      row.innings[row.closed] ??= 0;
      row.closed++;
      row.LOB += (fact as HalfFact).lob;
    } else if (fact.code === 'half-not-begun') {
      row.innings[row.closed++] = 'x';
    }
    played = Math.max(played, row.innings.length);
  }
  for (let side = 0; side < sides.length; side++) if (!order.includes(side)) order.push(side);
  return {
    kind: 'line-score',
    totals,
    inningsPlayed: played,
    rows: order.map((side) => {
      const row = rows[side] as Row;
      return {
        side,
        seats: sides[side] as readonly Seat[],
        innings: Array.from({ length: played }, (_, i) => row.innings[i] ?? null),
        totals: Object.fromEntries(totals.map((total) => [total, row[total]])),
      };
    }),
  };
}
