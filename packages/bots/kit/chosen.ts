import type { Game, Move, Step } from '@pocket-stadium/kernel';

/** The step of a move that is known to be legal. */
export function chosen<S>(game: Game<S>, state: S, move: Move): Step<S> {
  const step = game.choose(state, move);
  if (!step.ok) throw new Error(`${move}: ${step.problem.message.en}`);
  return step;
}
