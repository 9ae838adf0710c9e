import type { Bot } from '@pocket-stadium/bots/kit';
import { bestMove } from '../../_baseball/bots/best-move.ts';
import type { DiceAndRunState } from '../rules/index.ts';
import { solutionOf } from './solved.ts';

/** Plays for the win, from the solution. It never looks at the pitch: the seats that choose do not need it. */
export const best: Bot<DiceAndRunState> = {
  choose: (game, view) => bestMove(solutionOf(view), view) || (game.moves(view)[0] as string),
};
