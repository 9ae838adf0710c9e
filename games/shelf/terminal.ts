// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { TerminalPart } from '@pocket-stadium/cli/kit';
import { terminal as diceAndRun } from '../dice-and-run/terminal/index.ts';
import { terminal as oneDieBaseball } from '../one-die-baseball/terminal/index.ts';
import { terminal as playBall } from '../play-ball/terminal/index.ts';
import { terminal as pocketRugby } from '../pocket-rugby/terminal/index.ts';
import { terminal as runyRunRun } from '../runy-run-run/terminal/index.ts';
import { terminal as threeDiceBaseball } from '../three-dice-baseball/terminal/index.ts';
import { terminal as twoDiceBaseball } from '../two-dice-baseball/terminal/index.ts';

/** How each game is drawn in a terminal. */
export const TERMINAL: ReadonlyMap<string, TerminalPart> = new Map([
  ['one-die-baseball', oneDieBaseball],
  ['two-dice-baseball', twoDiceBaseball],
  ['three-dice-baseball', threeDiceBaseball],
  ['dice-and-run', diceAndRun],
  ['pocket-rugby', pocketRugby],
  ['runy-run-run', runyRunRun],
  ['play-ball', playBall],
]);
