import type { Fact } from '@pocket-stadium/kernel';
import type { BoardSound, Feat } from '@pocket-stadium/web/kit/board.ts';
import { isPlay } from './stamps.ts';

/** Runs are what a batter is glad of, and a match that ends with one of them most of all. */
export function featOf(facts: readonly Fact[]): Feat | null {
  const play = facts.findLast(isPlay);
  if (!play || play.runs === 0) return null;
  const { code, seat, runs } = play;
  // Three ones are rarer than a single one. In games where nobody runs, the runs tell such throws apart.
  const key = play.moves.length === 0 ? `${code} ${runs}` : code;
  return { key, seat, points: true, ...(facts.some((fact) => fact.code === 'walk-off') ? { atLeast: 'feast' } : {}) };
}

/** The bat is heard when somebody runs after the hit. */
export function soundOf(facts: readonly Fact[]): BoardSound | null {
  const play = facts.findLast(isPlay);
  return play && 'hit' in play && play.hit ? 'bat' : null;
}
