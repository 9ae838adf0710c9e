// Written by scripts/shelf.mjs from games/shelf.json: `npm run shelf` writes it anew.
import type { Game, Registry } from '@pocket-stadium/kernel';
import { game as diceAndRun } from '../dice-and-run/rules/index.ts';
import { game as oneDieBaseball } from '../one-die-baseball/rules/index.ts';
import { game as playBall } from '../play-ball/rules/index.ts';
import { game as pocketRugby } from '../pocket-rugby/rules/index.ts';
import { game as runyRunRun } from '../runy-run-run/rules/index.ts';
import { game as threeDiceBaseball } from '../three-dice-baseball/rules/index.ts';
import { game as twoDiceBaseball } from '../two-dice-baseball/rules/index.ts';

const ALL = [oneDieBaseball, twoDiceBaseball, threeDiceBaseball, diceAndRun, pocketRugby, runyRunRun, playBall] as unknown as readonly Game[];

/** The rules of every game, in the order in which it is shown. */
export const GAMES: Registry = new Map(ALL.map((game) => [game.about.id, game]));
