import { packPawns } from './pawns.ts';
import { legsAllowed, type RunyState } from './state.ts';
import type { TurnGenerator } from './turn-generator.ts';

/** The list of moves: one turn for each distinct result, the one with the fewest legs, then the first by text. */
export function listTurns(generator: TurnGenerator, state: RunyState): string[] {
  return Array.from({ length: generateList(generator, state) }, (_, index) => generator.textOf(index));
}

/** Finds the results of the turns after the throw, and says how many there are. */
export function generateList(generator: TurnGenerator, state: RunyState): number {
  const [a = 1, b = 1] = state.dice ?? [];
  return generator.generate(packPawns(state.pawns), state.turn, a, b, legsAllowed(state), state.frame.secondLegMust);
}
