import { Remembered, solutionKey } from '@pocket-stadium/bots/kit';
import type { OptionValues } from '@pocket-stadium/kernel';
import { game } from '../../rules/index.ts';
import { RUGBY_PRECISION, reducedPrecision } from './precision.ts';
import { RugbyOracle } from './rugby-oracle.ts';
import { type Solution, solveRugby } from './solve.ts';
import { RugbyTable } from './table.ts';

const remembered = new Remembered<Solution>();
const keyOf = (options: OptionValues): string => solutionKey(game.about.id, options);

/** The solution at hand for a format: the best that was given, else a reduced one, worked out now. */
export function solutionAtHand(options: OptionValues): Solution {
  const known = remembered.get(keyOf(options));
  return known ?? remembered.set(keyOf(options), solveRugby(game, { options, precision: reducedPrecision(options) }));
}

/** Makes a solution known, if it is better than the one at hand. */
export function giveSolution(options: OptionValues, solution: Solution): void {
  const known = remembered.get(keyOf(options));
  if (!known || solution.precision.rare < known.precision.rare) remembered.set(keyOf(options), solution);
}

/** Who knows what a match is worth, from the solution at hand. */
export function oracleAtHand(options: OptionValues): RugbyOracle {
  const solution = solutionAtHand(options);
  const { full, reduced } = RUGBY_PRECISION;
  return new RugbyOracle(game, new RugbyTable(solution), solution.precision.rare <= full.rare ? full.error : reduced.error);
}
