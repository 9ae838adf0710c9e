import { decimalsIn, type Figures, type Oracle, type Solver } from '@pocket-stadium/bots/kit';
import { fill, type Lang, type Words } from '@pocket-stadium/kernel';
import { game } from '../../rules/index.ts';
import * as w from '../../words/bots.ts';
import { type RugbyFigures, rugbyFigures } from './figures.ts';
import { packSolution, unpackSolution } from './file.ts';
import { fullPrecision } from './precision.ts';
import { giveSolution, oracleAtHand, solutionAtHand, wasGiven } from './solutions.ts';
import { solveRugby } from './solve.ts';

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
    // Values are kept as single floats, draws in parts of 65,535.
    return { data, decimals: (name) => (name === 'draw' ? 4 : 6), told: (lang) => told(data, lang) };
  },
  oracle: (options) => oracleAtHand(options) as Oracle,
};

function told(figures: RugbyFigures, lang: Lang): string[] {
  const number = decimalsIn(lang);
  const line = (words: Words, value: number, digits: number) => fill(words, { value: number(value, digits) }, lang);
  return [
    line(w.value, figures.valueToBeginner, 6),
    line(w.draw, figures.draw, 4),
    line(w.always_kick, figures.alwaysKick.valueToBeginner, 6),
    line(w.always_play, figures.alwaysPlay.valueToBeginner, 6),
  ];
}
