import type { Game } from '@pocket-stadium/kernel';
import type { DiceBaseballState } from '../rules/dice-game.ts';
import { BASES, type SolvableInnings } from './solvable.ts';

/** The half-inning of a dice-baseball game: outs and bases are all that matters. */
export function diceHalf(game: Game<DiceBaseballState>): SolvableInnings<DiceBaseballState> {
  return {
    game,
    key: ({ outs, bases }) => outs * BASES + bases,
    batterUp: () => true,
    situation: ({ outs, bases }) => ({ outs, bases }),
  };
}
