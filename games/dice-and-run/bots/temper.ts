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

/** A player who goes by temper alone. */
export function player({ swings, reacts, steals }: Temper): Bot<DiceAndRunState> {
  return {
    choose(game, seen, _seat, _budget, random) {
      switch (seen.phase.at) {
        case 'decide':
          return often(swings[seen.strikes as 0 | 1 | 2], random) ? 'swing' : 'take';
        case 'answer':
          return often(reacts, random) ? 'react' : 'accept';
        default:
          return often(steals, random) ? anyRunner(game.moves(seen), random) : 'hold';
      }
    },
  };
}

const often = (inAHundred: number, random: Random): boolean => random(100) < inAHundred;

function anyRunner(moves: readonly string[], random: Random): string {
  const runs = moves.filter((move) => move !== 'hold');
  return runs[random(runs.length)] ?? 'hold';
}
