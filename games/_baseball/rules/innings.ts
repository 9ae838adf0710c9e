import type { Fact } from '@pocket-stadium/kernel';

/** How long a match of baseball is. */
export interface Frame {
  readonly innings: number;
  /** The last side does not begin, or stops, its last half-inning when it leads (B1, D2). */
  readonly walkOff: boolean;
  /** Whether a tie is broken by extra innings. */
  readonly extraInnings: boolean;
}

/** Whose half-inning it is, and what everybody had scored when it began. A side is a seat, or a team. */
export interface Standing {
  /** From 1. */
  readonly inning: number;
  /** The sides that bat in this inning, in batting order. */
  readonly batting: readonly number[];
  /** Index in `batting`. */
  readonly half: number;
  /** The side at bat. */
  readonly side: number;
  /** Runs by side. */
  readonly runs: readonly number[];
}

export interface HalfFact extends Fact {
  readonly code: 'half-over' | 'half-not-begun' | 'walk-off' | 'extra-inning';
  readonly side: number;
  readonly inning: number;
  readonly lob: number;
}

export interface HalfEnd {
  readonly standing: Standing;
  /** The sides that won, or shared a draw; null while the match goes on. */
  readonly winners: readonly number[] | null;
  readonly facts: readonly HalfFact[];
}

export function startInnings(batting: readonly number[], sides: number): Standing {
  return standingAt(1, batting, 0, new Array<number>(sides).fill(0));
}

function standingAt(inning: number, batting: readonly number[], half: number, runs: readonly number[]): Standing {
  return { inning, batting, half, side: batting[half] as number, runs };
}

/** Runs by side, the `scored` runs of the half-inning under way included. */
export function totalRuns({ side, runs }: Standing, scored: number): readonly number[] {
  if (scored === 0) return runs;
  const total = runs.slice();
  total[side] = (total[side] as number) + scored;
  return total;
}

/** Whether the last side to bat leads everyone in the last inning or later: with `walkOff` it need not bat on. */
export function walksOff(frame: Frame, standing: Standing, scored: number): boolean {
  const { inning, batting, half, side } = standing;
  if (!frame.walkOff || inning < frame.innings || half !== batting.length - 1) return false;
  const runs = totalRuns(standing, scored);
  return runs.every((total, other) => other === side || total < (runs[side] as number));
}

/** The half-inning is over, with `scored` runs and `lob` men left on base: on to the next, to extra innings, or to the end. */
export function endHalf(frame: Frame, standing: Standing, scored: number, lob: number): HalfEnd {
  const { inning, batting, half, side } = standing;
  const runs = totalRuns(standing, scored);
  const over: HalfFact = { code: 'half-over', side, inning, lob };
  if (half + 1 < batting.length) {
    const next = standingAt(inning, batting, half + 1, runs);
    if (!walksOff(frame, next, 0)) return { standing: next, winners: null, facts: [over] };
    return endMatch(frame, standing, runs, [over, { code: 'half-not-begun', side: next.side, inning, lob: 0 }]);
  }
  if (inning < frame.innings) return { standing: standingAt(inning + 1, batting, 0, runs), winners: null, facts: [over] };
  return endMatch(frame, standing, runs, walksOff(frame, standing, scored) ? [{ code: 'walk-off', side, inning, lob }, over] : [over]);
}

/** The last inning is over: somebody has won, or those who lead play an extra inning. */
function endMatch(frame: Frame, { inning, batting, half }: Standing, runs: readonly number[], facts: readonly HalfFact[]): HalfEnd {
  const best = Math.max(...runs);
  const leaders = batting.filter((side) => runs[side] === best);
  if (leaders.length === 1 || !frame.extraInnings) {
    return { standing: standingAt(inning, batting, half, runs), winners: leaders, facts };
  }
  const extra: HalfFact = { code: 'extra-inning', side: leaders[0] as number, inning: inning + 1, lob: 0 };
  return { standing: standingAt(inning + 1, leaders, 0, runs), winners: null, facts: [...facts, extra] };
}
