export { solvableInnings } from './half-games.ts';
export { type InningsFigures, inningsFigures } from './innings-figures.ts';
export { packInnings, unpackInnings } from './innings-file.ts';
export { solveMatch } from './match-of-innings.ts';
export { type RugbyFigures, rugbyFigures } from './rugby/figures.ts';
export { packSolution as packRugby, unpackSolution as unpackRugby } from './rugby/file.ts';
export { solveRugby } from './rugby/solve.ts';
export { solutionKey } from './solution-key.ts';
export * from './solutions.ts';
