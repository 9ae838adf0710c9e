import type { Fact, OptionValue, Score, Seat, Sheet } from '@pocket-stadium/kernel';
import type { HalfFact } from './innings.ts';

/** The board at the ground: runs inning by inning, then the totals. */
export interface LineScore extends Sheet {
  readonly kind: 'line-score';
  /** The sides in batting order, the one that bats first on top. */
  readonly rows: readonly {
    readonly side: number;
    readonly seats: readonly Seat[];
    /** Runs by inning; `null` where the half-inning was not played, `x` where it was not begun. */
    readonly innings: readonly (number | null | 'x')[];
    /** R, and H, E, LOB where the game counts them. */
    readonly totals: Readonly<Record<string, number>>;
  }[];
  readonly totals: readonly string[];
  readonly inningsPlayed: number;
}

/** What a play must say for the line score. */
export interface Scoring extends Fact {
  readonly side: number;
  readonly runs: number;
  readonly hit: boolean;
  /** Charged to the defence. */
  readonly error?: boolean;
}

/** What is counted for a side. */
interface Counts {
  R: number;
  H: number;
  E: number;
  LOB: number;
}

/** Those of the counts that a game shows, in the order of its columns. */
export type Totals = (counts: Counts) => Readonly<Partial<Counts>>;

/** What one side has on the board. */
interface Row extends Counts {
  readonly innings: (number | null | 'x')[];
}

/** The line score from what happened in a match, in batting order: the side that bats first on top. */
export function lineScore(
  totals: Totals,
  sides: readonly (readonly Seat[])[],
  first: OptionValue | undefined,
  factsByEntry: readonly (readonly (Scoring | HalfFact | Fact)[])[],
): LineScore {
  const rows = board(sides.length, factsByEntry);
  const begins = firstSide(sides, first, factsByEntry);
  let inningsPlayed = 0;
  for (const { innings } of rows) inningsPlayed = Math.max(inningsPlayed, innings.length);
  const shown = sides.map((_, nth) => {
    const side = (begins + nth) % sides.length;
    const row = rows[side] as Row;
    while (row.innings.length < inningsPlayed) row.innings.push(null);
    return { side, seats: sides[side] as readonly Seat[], innings: row.innings, totals: totals(row) };
  });
  return { kind: 'line-score', totals: Object.keys(shown[0]?.totals ?? {}), inningsPlayed, rows: shown };
}

/** The rows and columns of a line score: the innings by their number, then the totals. */
export function scoreOfLines(sheet: Sheet): Score {
  const { rows, totals, inningsPlayed } = sheet as LineScore;
  const innings = Array.from({ length: inningsPlayed }, (_, i) => String(i + 1));
  return {
    columns: [...innings, ...totals],
    running: inningsPlayed,
    decides: 'R',
    rows: rows.map((row) => ({
      side: row.side,
      values: { ...Object.fromEntries(innings.map((inning, i) => [inning, row.innings[i]])), ...row.totals },
    })),
  };
}

function board(sides: number, factsByEntry: readonly (readonly (Scoring | HalfFact | Fact)[])[]): Row[] {
  const rows: Row[] = [];
  while (rows.length < sides) rows.push({ innings: [], R: 0, H: 0, E: 0, LOB: 0 });
  /** The side whose half-inning is under way, and what it has made. */
  let batting: Row | null = null;
  let runs = 0;
  let hits = 0;
  for (let entry = 0; entry < factsByEntry.length; entry++) {
    const facts = factsByEntry[entry] as readonly Scoring[];
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i] as Scoring;
      if (fact.runs !== undefined) {
        batting = rows[fact.side] as Row;
        runs += fact.runs;
        // The hit is added, not tested: a processor cannot predict whether dice make a hit, and a branch would cost
        // more. `| 0` makes a number of it without a call.
        hits += (fact.hit as unknown as number) | 0;
        if (fact.error) (rows[1 - fact.side] as Row).E++;
      } else if (fact.code === 'half-over') {
        const row = rows[fact.side] as Row;
        row.LOB += (fact as unknown as HalfFact).lob;
        endInning(row, runs, hits);
        batting = null;
        runs = 0;
        hits = 0;
      } else if (fact.code === 'half-not-begun') {
        (rows[fact.side] as Row).innings.push('x');
      }
    }
  }
  if (batting) endInning(batting, runs, hits);
  return rows;
}

function endInning(row: Row, runs: number, hits: number): void {
  row.innings.push(runs);
  row.R += runs;
  row.H += hits;
}

/** The side that bats first: the one the option names, or the winner of the opening roll-off once there is one. */
function firstSide(
  sides: readonly (readonly Seat[])[],
  first: OptionValue | undefined,
  factsByEntry: readonly (readonly Fact[])[],
): number {
  const seat = typeof first === 'number' ? first : wonRollOff(factsByEntry);
  return sides.findIndex((seats) => seats.includes(seat));
}

/** Who won the roll-off. It opens a match, so what comes after it is not looked at. */
function wonRollOff(factsByEntry: readonly (readonly Fact[])[]): Seat {
  for (const facts of factsByEntry) for (const { code, seat } of facts) if (code === 'roll-off-won') return seat as Seat;
  return 0;
}
