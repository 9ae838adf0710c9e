// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Introduction } from '@pocket-stadium/kernel';
import { about as diceAndRun } from '../dice-and-run/about.ts';
import { about as oneDieBaseball } from '../one-die-baseball/about.ts';
import { about as playBall } from '../play-ball/about.ts';
import { about as pocketRugby } from '../pocket-rugby/about.ts';
import { about as runyRunRun } from '../runy-run-run/about.ts';
import { about as threeDiceBaseball } from '../three-dice-baseball/about.ts';
import { about as twoDiceBaseball } from '../two-dice-baseball/about.ts';

/** Every game, in the order in which it is shown. */
export const SHELF: readonly Introduction[] = [oneDieBaseball, twoDiceBaseball, threeDiceBaseball, diceAndRun, pocketRugby, runyRunRun, playBall];
