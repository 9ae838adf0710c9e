import { Remembered, solutionKey } from '@pocket-stadium/bots/kit';
import type { OptionValues } from '@pocket-stadium/kernel';
import { game, type PocketRugbyState } from '../../rules/index.ts';
import { formatOf, formatOfFrame } from './format.ts';
import { RugbyLookup } from './lookup.ts';
import { reducedPrecision, statedError } from './precision.ts';
import { RugbyOracle } from './rugby-oracle.ts';
import { type Solution, solveRugby } from './solve.ts';

const { rulesVersion } = game.about;
/** In the first version cards that had run out came back at half-time. */
const FIRST_VERSION = 1;

const remembered = new Remembered<Solution>();
const keyOf = (format: OptionValues, rules: number): string => `${rules} ${solutionKey(game.about.id, format)}`;

/** The solution at hand for a format: the best that was given, or a reduced one that is worked out now. */
export function solutionAtHand(options: OptionValues, rules = rulesVersion): Solution {
  const format = formatOf(options);
  const key = keyOf(format, rules);
  return remembered.get(key) ?? remembered.set(key, solveRugby(game, { options: format, rules, precision: reducedPrecision(format) }));
}

/** Whether a solution was given that is better than what is worked out when one is needed. */
export function wasGiven(options: OptionValues): boolean {
  const known = remembered.get(keyOf(formatOf(options), rulesVersion));
  return known !== undefined && known.precision.rare < reducedPrecision(options).rare;
}

/** Makes a solution known, if it is better than the one at hand. */
export function giveSolution(options: OptionValues, solution: Solution): void {
  const key = keyOf(formatOf(options), rulesVersion);
  const known = remembered.get(key);
  if (!known || solution.precision.rare < known.precision.rare) remembered.set(key, solution);
}

/**
 * The oracle for a format, from the solution at hand. A match that an older version of the rules began has a solution
 * of its own.
 */
export function oracleAtHand(options: OptionValues): RugbyOracle {
  const solution = solutionAtHand(options);
  const lookups = new WeakMap<PocketRugbyState['frame'], RugbyLookup>();
  const today = new RugbyLookup(solution);
  const lookupFor = (frame: PocketRugbyState['frame']): RugbyLookup => {
    if (!frame.cardsReturn) return today;
    const lookup = lookups.get(frame) ?? new RugbyLookup(solutionAtHand(formatOfFrame(frame), FIRST_VERSION));
    lookups.set(frame, lookup);
    return lookup;
  };
  return new RugbyOracle(game, lookupFor, statedError(options, solution.precision));
}
