import type { LastStep } from '@pocket-stadium/web/kit/board.ts';
import type { RunyFact, RunyState } from '../rules/index.ts';

/** The dice on the board, and which of them are used. */
export interface Dice {
  readonly dice: readonly number[];
  readonly used: readonly boolean[];
}

/** The dice of the turn under way, or of the one just shown. */
export function diceOf(base: RunyState, last: LastStep<RunyState, RunyFact> | null, parts: readonly RunyFact[]): Dice {
  const shown = base.dice ? parts : (last?.facts ?? []);
  const dice = base.dice ?? last?.before.dice ?? [];
  const left = shown.flatMap((fact) => ('die' in fact ? [fact.die] : []));
  const used = dice.map((die) => {
    const index = left.indexOf(die);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return { dice, used };
}
