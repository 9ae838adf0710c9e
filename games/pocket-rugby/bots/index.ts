import type { Bot, GameBots } from '@pocket-stadium/bots/kit';
import type { PocketRugbyState } from '../rules/index.ts';
import { best } from './best.ts';

/** From this second die on a kick at goal succeeds at least as often as not. */
const GOOD_ANGLE = 4;

/** From this second die on a player kicks who takes a chance: there is no 3, two threes are something else. */
const HARD_ANGLE = 2;

/** Kicks from an angle on, drops goals, and otherwise keeps the ball in hand. It looks at neither clock nor score. */
const kicksFrom = (angle: number): Bot<PocketRugbyState> => ({
  choose(game, view) {
    const { phase } = view;
    if (phase.at === 'drop-or-fifty22') return 'drop';
    return phase.at === 'penalty-won' && phase.x >= angle ? 'kick' : (game.moves(view).at(-1) as string);
  },
});

const regular = kicksFrom(GOOD_ANGLE);
const zoe = kicksFrom(HARD_ANGLE);

/** Plays with the head in the clouds: this or that, as it comes. */
const gus: Bot<PocketRugbyState> = {
  choose(game, view, _seat, _budget, random) {
    const moves = game.moves(view);
    return moves[random(moves.length)] as string;
  },
};

/** Cannot resist the posts: takes nine of ten kicks on offer, whatever the angle; but a drop only every other time. */
const rookie: Bot<PocketRugbyState> = {
  choose(game, view, _seat, _budget, random) {
    const [shot, other = shot] = game.moves(view);
    const shoots = view.phase.at === 'drop-or-fifty22' ? 5 : 9;
    return (random(10) < shoots ? shot : other) as string;
  },
};

/**
 * The child by which the rookie is measured: takes the points it sees, from a good angle or by a drop, else does this
 * or that.
 */
const child: Bot<PocketRugbyState> = {
  choose(game, view, _seat, _budget, random) {
    const { phase } = view;
    if (phase.at === 'drop-or-fifty22') return 'drop';
    const moves = game.moves(view);
    return phase.at === 'penalty-won' && phase.x >= GOOD_ANGLE ? 'kick' : (moves[random(moves.length)] as string);
  },
};

export const bots: GameBots = { rookie, regular, best, child, styles: { gus, zoe } };
