import { opponentCells, ownCells, type Position } from './position.ts';
import { packTrio } from './trio.ts';
import type { TurnGenerator } from './turn-generator.ts';

/** The list of moves: one turn for each distinct end, the best way there (K7). All goals are one end. */
export function listTurns(generator: TurnGenerator, position: Position): string[] {
  const count = generateList(generator, position);
  const texts = Array.from({ length: count }, (_, end) => generator.textTo(end));
  if (generator.goal) texts.splice(generator.goalAt, 0, generator.textToGoal());
  return texts;
}

/** Finds the ends in the order of the list, and says how many there are. */
export function generateList(generator: TurnGenerator, position: Position): number {
  const { turn, ball, moves } = position;
  return generator.generateInOrder(turn, packTrio(ownCells(position)), packTrio(opponentCells(position)), ball, moves);
}
