import type { Bot } from '@pocket-stadium/bots/kit';
import type { PocketRugbyState } from '../rules/index.ts';
import { formatOfFrame } from './solver/format.ts';
import type { RugbyOracle } from './solver/rugby-oracle.ts';
import { oracleAtHand } from './solver/solutions.ts';

/** Plays for the win, from the best solution at hand. */
export const best: Bot<PocketRugbyState> = {
  choose(game, view, seat) {
    const [only, ...others] = game.moves(view);
    if (others.length === 0) return only as string;
    const weighed = oracleOf(view).weigh(view);
    return weighed.reduce((top, other) => ((other.expect[seat] as number) > (top.expect[seat] as number) ? other : top)).move;
  },
};

/** All states of a match share their frame. */
const known = new WeakMap<PocketRugbyState['frame'], RugbyOracle>();

function oracleOf({ frame }: PocketRugbyState): RugbyOracle {
  const oracle = known.get(frame) ?? oracleAtHand(formatOfFrame(frame));
  known.set(frame, oracle);
  return oracle;
}
