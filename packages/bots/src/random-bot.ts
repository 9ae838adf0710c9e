import type { Bot } from '../kit/bot.ts';

/** Any listed move, all alike. */
export const randomBot: Bot = {
  choose(game, seen, _seat, _budget, random) {
    const moves = game.moves(seen);
    return moves[random(moves.length)] as string;
  },
};
