import type { Bot, GameBots } from '@pocket-stadium/bots/kit';
import type { ShootOutState } from '../rules/index.ts';

/** Aims high in so many turns of six. */
const high = (often: number): Bot<ShootOutState> => ({
  choose: (_game, _view, _seat, _budget, random) => (random(6) < often ? 'high' : 'low'),
});

/** Five of six pairs of dice differ, and only four of six faces are 3 or more: the best aims high. */
export const bots: GameBots = { rookie: high(3), regular: high(5), best: high(6), child: high(1) };
