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
  readonly innings: (number | 'x')[];
  /** Runs of the half-inning under way; null between half-innings. */
  half: number | null;
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
  const rows: Row[] = sides.map(() => ({ innings: [], half: null, R: 0, H: 0, E: 0, LOB: 0 }));
  const order: number[] = [];
  for (const fact of facts) {
    const { side, runs } = fact as Scoring;
    if (side === undefined) continue;
    const row = rows[side] as Row;
    if (runs !== undefined) {
      if (row.half === null) {
        row.half = 0;
        if (row.innings.length === 0) order.push(side);
      }
      row.half += runs;
      row.R += runs;
      if ((fact as Scoring).hit) row.H++;
      if ((fact as Scoring).error) (rows[1 - side] as Row).E++;
    } else if (fact.code === 'half-over') {
      row.innings.push(row.half ?? 0);
      row.half = null;
      row.LOB += (fact as HalfFact).lob;
    } else if (fact.code === 'half-not-begun') {
      row.innings.push('x');
    }
  }
  for (let side = 0; side < sides.length; side++) if (!order.includes(side)) order.push(side);
  const inningsPlayed = Math.max(...rows.map(({ innings, half }) => innings.length + (half === null ? 0 : 1)));
  return {
    kind: 'line-score',
    totals,
    inningsPlayed,
    rows: order.map((side) => {
      const row = rows[side] as Row;
      const innings: (number | null | 'x')[] = [...row.innings];
      if (row.half !== null) innings.push(row.half);
      while (innings.length < inningsPlayed) innings.push(null);
      const own: Record<string, number> = {};
      for (const total of totals) own[total] = row[total];
      return { side, seats: sides[side] as readonly Seat[], innings, totals: own };
    }),
  };
}
