import { PART_SEPARATOR } from './notation.ts';
import { type PartCode, partBookOf } from './part-codes.ts';
import { opponentCells, ownCells, type Position } from './position.ts';
import { packTrio } from './trio.ts';
import type { TurnGenerator } from './turn-generator.ts';

/** The list of moves: one turn for each distinct end, the best way there (K7). All goals are one end. */
export function listTurns(generator: TurnGenerator, position: Position): string[] {
  const count = generateList(generator, position);
  const texts = Array.from({ length: count }, (_, end) => turnText(generator, generator.partsTo(end)));
  return generator.goal ? texts.toSpliced(generator.goalAt, 0, turnText(generator, generator.partsToGoal())) : texts;
}

/** Fills `generator` with the ends in the order of the list, and says how many there are. */
export function generateList(generator: TurnGenerator, position: Position): number {
  const { turn, ball, moves } = position;
  return generator.generateInOrder(turn, packTrio(ownCells(position)), packTrio(opponentCells(position)), ball, moves);
}

export function turnText({ field }: TurnGenerator, parts: readonly PartCode[]): string {
  const { texts } = partBookOf(field);
  return parts.map((part) => texts[part]).join(PART_SEPARATOR);
}
