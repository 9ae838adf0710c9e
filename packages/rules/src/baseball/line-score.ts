import type { Fact, LineScore, Seat } from '../kernel/game.ts';
import type { OptionValue } from '../kernel/options.ts';
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

/** What one side has on the board. */
interface Row {
  readonly innings: (number | 'x')[];
  R: number;
  H: number;
  E: number;
  LOB: number;
}

/** The line score from the facts of a match, in batting order: the side that bats first on top. */
export function lineScore(
  totals: readonly Total[],
  sides: readonly (readonly Seat[])[],
  first: OptionValue | undefined,
  facts: readonly (Scoring | HalfFact | Fact)[],
): LineScore {
  const rows: Row[] = sides.map(() => ({ innings: [], R: 0, H: 0, E: 0, LOB: 0 }));
  let side = -1;
  let runs = 0;
  let hits = 0;
  let errors = 0;
  /** Puts the half-inning of `side` on the board. */
  const close = () => {
    const row = rows[side] as Row;
    row.innings.push(runs);
    row.R += runs;
    row.H += hits;
    if (errors > 0) (rows[1 - side] as Row).E += errors;
    side = -1;
    runs = hits = errors = 0;
  };
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i] as Scoring;
    if (fact.runs !== undefined) {
      side = fact.side;
      runs += fact.runs;
      if (fact.hit) hits++;
      if (fact.error) errors++;
    } else if (fact.code === 'half-over') {
      side = fact.side;
      close();
      (rows[fact.side] as Row).LOB += (fact as unknown as HalfFact).lob;
    } else if (fact.code === 'half-not-begun') {
      (rows[fact.side] as Row).innings.push('x');
    }
  }
  if (side >= 0) close();
  const begins = firstSide(sides, first, facts);
  const inningsPlayed = Math.max(...rows.map(({ innings }) => innings.length));
  return {
    kind: 'line-score',
    totals,
    inningsPlayed,
    rows: sides.map((_, turn) => {
      const own = (begins + turn) % sides.length;
      const row = rows[own] as Row;
      const innings: (number | null | 'x')[] = row.innings.slice();
      while (innings.length < inningsPlayed) innings.push(null);
      const shown: Record<string, number> = {};
      for (const total of totals) shown[total] = row[total];
      return { side: own, seats: sides[own] as readonly Seat[], innings, totals: shown };
    }),
  };
}

/** The side that bats first: the one the option names, or the winner of the opening roll-off once there is one. */
function firstSide(sides: readonly (readonly Seat[])[], first: OptionValue | undefined, facts: readonly Fact[]): number {
  const seat = typeof first === 'number' ? first : (facts.find(({ code }) => code === 'roll-off-won')?.seat ?? 0);
  return sides.findIndex((seats) => seats.includes(seat));
}
