import { check as diceAndRun } from './games/dice-and-run/vectors.ts';
import { check as oneDieBaseball } from './games/one-die-baseball/vectors.ts';
import { check as playBall } from './games/play-ball/vectors.ts';
import { check as pocketRugby } from './games/pocket-rugby/vectors.ts';
import { check as runyRunRun } from './games/runy-run-run/vectors.ts';
import { check as threeDiceBaseball } from './games/three-dice-baseball/vectors.ts';
import { check as twoDiceBaseball } from './games/two-dice-baseball/vectors.ts';
import type { VectorCheck } from './kernel/vectors.ts';

export { differences, traceCheck, type VectorCheck } from './kernel/vectors.ts';

/** How to compare a line of `traces-<game id>.jsonl` or `positions-<game id>.jsonl` with these rules, by game id. */
export const VECTOR_CHECKS: ReadonlyMap<string, VectorCheck> = new Map([
  ['one-die-baseball', oneDieBaseball],
  ['two-dice-baseball', twoDiceBaseball],
  ['three-dice-baseball', threeDiceBaseball],
  ['dice-and-run', diceAndRun],
  ['pocket-rugby', pocketRugby],
  ['runy-run-run', runyRunRun],
  ['play-ball', playBall],
]);
