import type { Fact } from '../kernel/game.ts';

/** How long a match of baseball is. */
export interface Frame {
  readonly innings: number;
  /** The last side does not begin, or stops, its last half-inning when it leads (B1, D2). */
  readonly walkOff: boolean;
  /** Whether a tie is broken by extra innings. */
  readonly extraInnings: boolean;
}

/** Whose half-inning it is, and what everybody has scored. A side is a seat, or a team. */
export interface Standing {
  /** From 1. */
  readonly inning: number;
  /** The sides that bat in this inning, in batting order. */
  readonly batting: readonly number[];
  /** Index in `batting`. */
  readonly turn: number;
  /** Runs by side, without the half-inning under way. */
  readonly runs: readonly number[];
  /** Runs of the half-inning under way. */
  readonly half: number;
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
  return { inning: 1, batting, turn: 0, runs: new Array<number>(sides).fill(0), half: 0 };
}

export function battingSide(standing: Standing): number {
  return standing.batting[standing.turn] as number;
}

export function score(standing: Standing, runs: number): Standing {
  if (runs === 0) return standing;
  const { inning, batting, turn } = standing;
  return { inning, batting, turn, runs: standing.runs, half: standing.half + runs };
}

/** Runs by side, the half-inning under way included. */
export function totalRuns(standing: Standing): readonly number[] {
  if (standing.half === 0) return standing.runs;
  const runs = standing.runs.slice();
  const side = battingSide(standing);
  runs[side] = (runs[side] as number) + standing.half;
  return runs;
}

/** Whether the last side to bat leads everyone in the last inning or later: with `walkOff` it need not bat on. */
export function walksOff(frame: Frame, standing: Standing): boolean {
  if (!frame.walkOff || standing.inning < frame.innings || standing.turn !== standing.batting.length - 1) return false;
  const side = battingSide(standing);
  const runs = totalRuns(standing);
  return runs.every((total, other) => other === side || total < (runs[side] as number));
}

/** The half-inning is over, with `lob` men left on base: on to the next, to extra innings, or to the end. */
export function endHalf(frame: Frame, standing: Standing, lob: number): HalfEnd {
  const { inning, batting, turn } = standing;
  const runs = totalRuns(standing);
  const side = battingSide(standing);
  const over: HalfFact = { code: 'half-over', side, inning, lob };
  if (turn + 1 < batting.length) {
    const next: Standing = { inning, batting, turn: turn + 1, runs, half: 0 };
    if (!walksOff(frame, next)) return { standing: next, winners: null, facts: [over] };
    return endMatch(frame, standing, [over, { code: 'half-not-begun', side: battingSide(next), inning, lob: 0 }]);
  }
  if (inning < frame.innings) return { standing: { inning: inning + 1, batting, turn: 0, runs, half: 0 }, winners: null, facts: [over] };
  return endMatch(frame, standing, walksOff(frame, standing) ? [{ code: 'walk-off', side, inning, lob }, over] : [over]);
}

/** The last inning is over: somebody has won, or those who lead play an extra inning. */
function endMatch(frame: Frame, standing: Standing, facts: readonly HalfFact[]): HalfEnd {
  const { inning, batting, turn } = standing;
  const runs = totalRuns(standing);
  const best = Math.max(...runs);
  const leaders = batting.filter((side) => runs[side] === best);
  if (leaders.length === 1 || !frame.extraInnings) {
    return { standing: { inning, batting, turn, runs, half: 0 }, winners: leaders, facts };
  }
  const extra: HalfFact = { code: 'extra-inning', side: leaders[0] as number, inning: inning + 1, lob: 0 };
  return { standing: { inning: inning + 1, batting: leaders, turn: 0, runs, half: 0 }, winners: null, facts: [...facts, extra] };
}
