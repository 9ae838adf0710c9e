import { type Oracle, Remembered, type Solver, solutionKey } from '@pocket-stadium/bots/kit';
import { type Game, type OptionValues, sideOf } from '@pocket-stadium/kernel';
import { toldInnings } from './figures-told.ts';
import type { InningsState } from './half-graph.ts';
import { inningsFigures } from './innings-figures.ts';
import { packInnings, unpackInnings } from './innings-file.ts';
import { InningsOracle } from './innings-oracle.ts';
import { type SolvedMatch, solveMatch } from './match-of-innings.ts';
import { InningsSimulation } from './simulation.ts';
import type { SolvableInnings } from './solvable.ts';

export interface InningsSolver<S extends InningsState = InningsState> extends Solver {
  /** A match between two sides, solved: worked out now unless it is remembered. */
  solution(options: OptionValues): SolvedMatch<S>;
}

/** The number of digits that are certain. */
const DECIMALS = 12;

/** The solver of a game of innings, from its half-inning. */
export function inningsSolver<S extends InningsState>(half: SolvableInnings<S>): InningsSolver<S> {
  const game = half.game as Game;
  const remembered = new Remembered<SolvedMatch<S>>();
  const formatOf = (options: OptionValues) => half.format?.(options) ?? options;
  const keyOf = (options: OptionValues) => solutionKey(game.about.id, options);
  const known = (format: OptionValues) => remembered.get(keyOf(format)) ?? remembered.set(keyOf(format), solveMatch(half, format));
  const solution = (options: OptionValues) => known(formatOf(options));
  return {
    solution,
    async solve(given, progress) {
      const options = formatOf(given);
      const solved = remembered.set(keyOf(options), solveMatch(half, options, progress ? { progress } : {}));
      return new TextEncoder().encode(packInnings(game, options, solved));
    },
    take(given, bytes) {
      const options = formatOf(given);
      const read = unpackInnings(half, options, new TextDecoder().decode(bytes));
      if (!read.ok) return read;
      remembered.set(keyOf(options), read.value);
      return null;
    },
    figuresNeedSolution: false,
    figures(options) {
      const data = inningsFigures(solution(options), options, half);
      return { data, decimals: () => DECIMALS, told: (lang) => toldInnings(game, data, lang) };
    },
    oracle(options, seats) {
      const solved = solution(options) as unknown as SolvedMatch;
      const sides = Array.from({ length: seats }, (_, seat) => sideOf(game, seat, options));
      const two = new Set(sides).size === 2;
      return (two ? new InningsOracle(solved, sides) : new InningsSimulation(solved, seats)) as unknown as Oracle;
    },
  };
}
