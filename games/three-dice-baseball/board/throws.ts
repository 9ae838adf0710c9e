import type { Fact } from '@pocket-stadium/kernel';

/** One throw of a half-inning: which it is, and how many ones it had. */
export interface HalfThrow {
  readonly number: number;
  readonly ones: number;
}

/** The throws of the half-inning under way, or of the one that has just ended; each 1 was a run. */
export function throwsOfHalf(facts: readonly Fact[]): HalfThrow[] {
  const ends = facts.findLastIndex(({ code }) => code === 'half-over');
  const over = ends === facts.length - 1;
  const from = facts.slice(0, over ? ends : facts.length).findLastIndex(({ code }) => code === 'half-over') + 1;
  const thrown = facts.slice(from).filter((fact): fact is Fact & { runs: number } => 'runs' in fact);
  return thrown.map(({ runs }, i) => ({ number: i + 1, ones: runs }));
}
