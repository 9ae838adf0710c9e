import type { Bot } from '../kit/bot.ts';

/** Plays any listed move, each as likely as the others. */
export const randomBot: Bot = {
  choose(game, view, _seat, _budget, random) {
    const moves = game.moves(view);
    return moves[random(moves.length)] as string;
  },
};
