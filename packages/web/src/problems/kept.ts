import { keep, readKept } from '../../kit/keep.ts';

const SOLVED = 'problems:';
const RUN = 'problem-run';

/** Which of a game's puzzles were solved here, by their number in the list. */
export function solvedIn(gameId: string): ReadonlySet<number> {
  const numbers = (readKept(SOLVED + gameId) ?? '').split(',').filter((text) => /^\d+$/.test(text));
  return new Set(numbers.map(Number));
}

export function noteSolved(gameId: string, number: number): void {
  keep(SOLVED + gameId, [...new Set([...solvedIn(gameId), number])].join());
}

/** All are solved, so they may be solved again. */
export function forgetSolved(gameId: string): void {
  keep(SOLVED + gameId, '');
}

export function bestRun(): number {
  const best = Number(readKept(RUN) ?? 0);
  return Number.isInteger(best) && best > 0 ? best : 0;
}

export function noteRun(solved: number): void {
  if (solved > bestRun()) keep(RUN, String(solved));
}
