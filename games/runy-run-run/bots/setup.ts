import type { Game, Move, Random } from '@pocket-stadium/kernel';
import type { RunyState } from '../rules/index.ts';

/** Any setup: over 10,000 quick games no cell of a camp made a difference of more than one win in a hundred. */
export function setUp(game: Game<RunyState>, view: RunyState, random: Random): Move {
  const setups = game.moves(view);
  return setups[random(setups.length)] as Move;
}
