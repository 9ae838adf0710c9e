import type { Bot } from '@pocket-stadium/bots/kit';
import type { Random } from '@pocket-stadium/kernel';
import type { DiceAndRunState } from '../rules/index.ts';

/** How often, in a hundred, somebody does what there is to do. */
export interface Temper {
  /** By strikes: swings. */
  readonly swings: readonly [number, number, number];
  /** Reacts to a hit. */
  readonly reacts: number;
  /** Sends a runner who can go. */
  readonly steals: number;
}

/** A player who decides by temper alone. */
export function player({ swings, reacts, steals }: Temper): Bot<DiceAndRunState> {
  return {
    choose(game, view, _seat, _budget, random) {
      switch (view.phase.at) {
        case 'decide':
          return often(swings[view.strikes as 0 | 1 | 2], random) ? 'swing' : 'take';
        case 'answer':
          return gains(view) && often(reacts, random) ? 'react' : 'accept';
        default:
          return often(steals, random) ? anyRunner(game.moves(view), random) : 'hold';
      }
    },
  };
}

/** Whether a reaction has something to gain: it may undo a hit, or keep runners where they are. */
function gains({ phase, bases }: DiceAndRunState): boolean {
  if (!('hit' in phase)) return false;
  return phase.hit.startsWith('sacrifice') ? bases !== 0 : phase.hit !== 'double-play' && phase.hit !== 'pop-out';
}

const often = (inAHundred: number, random: Random): boolean => random(100) < inAHundred;

function anyRunner(moves: readonly string[], random: Random): string {
  const runs = moves.filter((move) => move !== 'hold');
  return runs[random(runs.length)] ?? 'hold';
}
