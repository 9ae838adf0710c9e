import type { Bot, GameBots } from '@pocket-stadium/bots/kit';
import type { PocketRugbyState } from '../rules/index.ts';
import { best } from './best.ts';

/** A kick at goal that succeeds at least as often as not is on from this second die. */
const GOOD_ANGLE = 4;

/** Kicks from good angles, drops goals, and otherwise keeps the ball in hand; it looks at neither clock nor score. */
const regular: Bot<PocketRugbyState> = {
  choose(game, seen) {
    const { phase } = seen;
    if (phase.at === 'drop-or-fifty22') return 'drop';
    return phase.at === 'penalty-won' && phase.x >= GOOD_ANGLE ? 'kick' : (game.moves(seen).at(-1) as string);
  },
};

/** Cannot resist the posts: takes nine of ten kicks on offer, whatever the angle; but a drop only every other time. */
const rookie: Bot<PocketRugbyState> = {
  choose(game, seen, _seat, _budget, random) {
    const [shot, other = shot] = game.moves(seen);
    const shoots = seen.phase.at === 'drop-or-fifty22' ? 5 : 9;
    return (random(10) < shoots ? shot : other) as string;
  },
};

/** The child the rookie is measured by: takes the points it sees, from a good angle or by a drop, else does this or that. */
const child: Bot<PocketRugbyState> = {
  choose(game, seen, _seat, _budget, random) {
    const { phase } = seen;
    if (phase.at === 'drop-or-fifty22') return 'drop';
    const moves = game.moves(seen);
    return phase.at === 'penalty-won' && phase.x >= GOOD_ANGLE ? 'kick' : (moves[random(moves.length)] as string);
  },
};

export const bots: GameBots = { rookie, regular, best, child };
