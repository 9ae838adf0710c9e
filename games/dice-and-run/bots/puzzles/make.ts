import { type Bot, decisions, type PuzzleMaker } from '@pocket-stadium/bots/kit';
import { type DiceAndRunState, game } from '../../rules/index.ts';
import { bots } from '../index.ts';
import { startState } from './position.ts';

const MARGIN = 0.005;
const CLEAR = 0.04;
/** From this inning on the score changes what is best. */
const LATE = 7;
const CLOSE = 4;
/** One moment in so many is looked at, so that few come from the same half-inning. */
const THINNED = 5;

/** What a careful player does without looking at the score: waits until two strikes, reacts to hits, holds the runners. */
function habit({ phase, strikes }: DiceAndRunState): string {
  if (phase.at === 'answer') return phase.hit === 'single' || phase.hit === 'double' || phase.hit === 'triple' ? 'react' : 'accept';
  if (phase.at === 'steal') return 'hold';
  return strikes === 2 ? 'swing' : 'take';
}

export const maker: PuzzleMaker<DiceAndRunState> = {
  // Habits answer most moments rightly, so answers are counted: swings are asked often, steals as often as they are found.
  wanted: {
    ...{ bat1_take: 4, bat2_take: 6, bat1_swing: 20, bat2_swing: 24 },
    ...{ react1_react: 8, react2_react: 8 },
    ...{ steal1_hold: 8, steal2_hold: 8, steal3_steal: 20 },
  },
  most: 60_000,
  *candidates(random) {
    const players = [bots.regular, bots.rookie, ...Object.values(bots.styles ?? {})] as readonly Bot<DiceAndRunState>[];
    for (const state of decisions(game, startState, 2, players, random)) {
      const { inning, runs, side } = state.standing;
      const total = runs.map((own, team) => (team === side ? own + state.scored : own));
      if (inning >= LATE && Math.abs((total[0] ?? 0) - (total[1] ?? 0)) <= CLOSE && game.moves(state).length > 1 && random(THINNED) === 0)
        yield state;
    }
  },
  sort(state, [best, second]) {
    if (!best || !second || best.chance - second.chance < MARGIN) return null;
    const usual = best.move === habit(state);
    const clear = best.chance - second.chance >= CLEAR;
    const { at } = state.phase;
    const [answer = best.move] = /^steal/.exec(best.move) ?? [];
    return { motif: at === 'answer' ? 'react' : at === 'steal' ? 'steal' : 'bat', grade: usual ? (clear ? 1 : 2) : 3, answer };
  },
};
