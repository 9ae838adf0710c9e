import { GAMES, type Game, type OptionValues, type PocketRugbyState } from '@pocket-stadium/rules';
import { solvableInnings } from './half-games.ts';
import type { InningsState } from './half-graph.ts';
import { type SolvedMatch, solveMatch } from './match-of-innings.ts';
import { RugbyOracle } from './rugby/rugby-oracle.ts';
import { type Precision, type Solution, solveRugby } from './rugby/solve.ts';
import { RugbyTable } from './rugby/table.ts';
import { solutionKey } from './solution-key.ts';

/** Solutions are worked out once; a few formats at a time are remembered. */
const MOST_REMEMBERED = 6;

class Remembered<T> {
  private readonly known = new Map<string, T>();

  get(key: string): T | undefined {
    return this.known.get(key);
  }

  set(key: string, value: T): T {
    this.known.delete(key);
    this.known.set(key, value);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_REMEMBERED && oldest !== undefined) this.known.delete(oldest);
    return value;
  }
}

const innings = new Remembered<SolvedMatch>();
const rugby = new Remembered<Solution>();

/** A match of innings between two sides, solved; null for other games. */
export function inningsSolution(gameId: string, options: OptionValues): SolvedMatch<InningsState> | null {
  const half = solvableInnings(gameId);
  if (!half) return null;
  const key = solutionKey(gameId, options);
  return innings.get(key) ?? innings.set(key, solveMatch(half, options));
}

/** Makes a solution known that was worked out before. */
export function giveInningsSolution(gameId: string, options: OptionValues, solved: SolvedMatch): void {
  innings.set(solutionKey(gameId, options), solved);
}

export const RUGBY = 'pocket-rugby';

export function rugbyGame(): Game<PocketRugbyState> {
  return GAMES.get(RUGBY) as Game as Game<PocketRugbyState>;
}

/**
 * How finely pocket rugby is solved; docs/bots.md says how the errors were measured. For `full` at most 1e-6 at kick-off
 * and 1e-4 wherever a match of moves at random comes with a probability above 1e-6. For `reduced`, which is quick and
 * small enough for a telephone, at most 8e-4 at kick-off.
 */
export const RUGBY_PRECISION = {
  full: { rare: 1e-9, kept: 1e-6, mostLead: 60, error: 1e-6 },
  reduced: { rare: 3e-4, kept: 1e-3, mostLead: 40, error: 8e-4 },
} as const satisfies Record<string, Precision & { readonly error: number }>;
/** Longer matches than this come to more different cards, so that rarer ones matter. */
const SHORT_MINUTES = 20;

/** The full precision for a format. */
export function fullPrecision({ minutes }: OptionValues): Precision {
  const { full } = RUGBY_PRECISION;
  return (minutes as number) > SHORT_MINUTES ? { ...full, rare: full.rare / 5 } : full;
}

/** Yellow cards that last longer than this overlap more often, so that rarer cards matter. */
const USUAL_YELLOW_MINUTES = 10;

/** The reduced precision for a format. */
export function reducedPrecision({ yellowMinutes }: OptionValues): Precision {
  const { reduced } = RUGBY_PRECISION;
  return (yellowMinutes as number) > USUAL_YELLOW_MINUTES ? { ...reduced, rare: reduced.rare / 15 } : reduced;
}
export type RugbyPrecision = keyof typeof RUGBY_PRECISION;

/** The solution at hand for a format of pocket rugby: the best that was given, else a reduced one, worked out now. */
export function rugbySolution(options: OptionValues): Solution {
  const key = solutionKey(RUGBY, options);
  return rugby.get(key) ?? rugby.set(key, solveRugby(rugbyGame(), { options, precision: reducedPrecision(options) }));
}

/** Likewise, if it is better than the one at hand. */
export function giveRugbySolution(options: OptionValues, solution: Solution): void {
  const key = solutionKey(RUGBY, options);
  const known = rugby.get(key);
  if (!known || solution.precision.rare < known.precision.rare) rugby.set(key, solution);
}

/** Who knows what a match of pocket rugby is worth, from the solution at hand. */
export function rugbyOracle(options: OptionValues): RugbyOracle {
  const solution = rugbySolution(options);
  const { full, reduced } = RUGBY_PRECISION;
  return new RugbyOracle(rugbyGame(), new RugbyTable(solution), solution.precision.rare <= full.rare ? full.error : reduced.error);
}
