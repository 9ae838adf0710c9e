import type { Game } from '../kernel/game.ts';
import type { Registry } from '../kernel/record.ts';
import { diceAndRun } from './dice-and-run/index.ts';
import { oneDieBaseball } from './one-die-baseball/index.ts';
import { playBall } from './play-ball/index.ts';
import { pocketRugby } from './pocket-rugby/index.ts';
import { runyRunRun } from './runy-run-run/index.ts';
import { threeDiceBaseball } from './three-dice-baseball/index.ts';
import { twoDiceBaseball } from './two-dice-baseball/index.ts';

/** The shelf: every game, in the order in which it is shown. Adding a game is one line here. */
const ALL: readonly Game[] = [oneDieBaseball, twoDiceBaseball, threeDiceBaseball, diceAndRun, pocketRugby, runyRunRun, playBall];

export const GAMES: Registry = new Map(ALL.map((game) => [game.about.id, game]));
