import type { DiceAndRunState } from '@pocket-stadium/rules';
import type { Bot } from '../../bot.ts';
import { bestMove } from '../../exact/best-move.ts';
import { solutionOf } from './solved.ts';

/** Plays for the win, from the solution. It does not look at the pitch: nobody who may choose needs it. */
export const best: Bot<DiceAndRunState> = {
  choose: (game, seen) => bestMove(solutionOf(seen), seen) || (game.moves(seen)[0] as string),
};
