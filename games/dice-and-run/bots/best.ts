import type { Bot } from '@pocket-stadium/bots/kit';
import { bestMove } from '../../_baseball/bots/best-move.ts';
import type { DiceAndRunState } from '../rules/index.ts';
import { solutionOf } from './solved.ts';

/** Plays for the win, from the solution. It does not look at the pitch: nobody who may choose needs it. */
export const best: Bot<DiceAndRunState> = {
  choose: (game, seen) => bestMove(solutionOf(seen), seen) || (game.moves(seen)[0] as string),
};
