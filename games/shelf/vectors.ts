// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { check as diceAndRun } from '../dice-and-run/rules/vectors.ts';
import { check as oneDieBaseball } from '../one-die-baseball/rules/vectors.ts';
import { check as playBall } from '../play-ball/rules/vectors.ts';
import { check as pocketRugby } from '../pocket-rugby/rules/vectors.ts';
import { check as runyRunRun } from '../runy-run-run/rules/vectors.ts';
import { check as threeDiceBaseball } from '../three-dice-baseball/rules/vectors.ts';
import { check as twoDiceBaseball } from '../two-dice-baseball/rules/vectors.ts';

/** How to compare a line of `traces-<game id>.jsonl` or `positions-<game id>.jsonl` with the rules, by game id. */
export const VECTOR_CHECKS: ReadonlyMap<string, VectorCheck> = new Map([
  ['one-die-baseball', oneDieBaseball],
  ['two-dice-baseball', twoDiceBaseball],
  ['three-dice-baseball', threeDiceBaseball],
  ['dice-and-run', diceAndRun],
  ['pocket-rugby', pocketRugby],
  ['runy-run-run', runyRunRun],
  ['play-ball', playBall],
]);
