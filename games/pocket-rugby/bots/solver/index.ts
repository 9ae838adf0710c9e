import type { Figures, Oracle, Solver } from '@pocket-stadium/bots/kit';
import { game } from '../../rules/index.ts';
import { rugbyFigures } from './figures.ts';
import { packSolution, unpackSolution } from './file.ts';
import { fullPrecision } from './precision.ts';
import { giveSolution, oracleAtHand, solutionAtHand, wasGiven } from './solutions.ts';
import { solveRugby } from './solve.ts';
import { toldFigures } from './told-figures.ts';

export const solver: Solver = {
  async solve(options, progress) {
    const solution = solveRugby(game, { options, precision: fullPrecision(options), ...(progress && { progress }) });
    giveSolution(options, solution);
    return packSolution(game, options, solution);
  },
  take(options, { buffer, byteOffset, byteLength }) {
    const read = unpackSolution(game, options, buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    if (!read.ok) return read;
    giveSolution(options, read.value);
    return null;
  },
  holds: wasGiven,
  figuresNeedSolution: true,
  figures(options, report): Figures {
    const data = rugbyFigures(game, options, solutionAtHand(options), report);
    return toldFigures(options, data);
  },
  oracle: (options) => oracleAtHand(options) as Oracle,
};
