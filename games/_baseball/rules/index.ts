export { type Bases, hasMan, type Run } from './diamond.ts';
export type { DiceBaseballFact, DiceBaseballState } from './dice-game.ts';
export { type Standing, totalRuns } from './innings.ts';
export { LIMITS } from './limits.ts';
export type { LineScore } from './line-score.ts';
export { type Lineup, lineupAfter, lineupAt, type Path, pathsIn, playIn, type Runner } from './lineup.ts';
