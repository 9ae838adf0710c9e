import { type Applied, appliedIn, type Fact, type Game, type Happened, type OptionValues } from '@pocket-stadium/kernel';

/** The latest throw that a chart reads: its line, what it led to, and what had happened before it. */
export interface ThrownLine extends Applied {
  /** The number of its entry. */
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly before: readonly Fact[];
}

/** The line of the latest throw, or of the hidden dice that were shown last; it stays until dice are thrown again. */
export function thrownLine(game: Game, steps: readonly Happened[], options: OptionValues, seats: number): ThrownLine | null {
  if (!game.outlook) return null;
  for (let index = steps.length - 1; index >= 0; index--) {
    const { entry, facts, number } = steps[index] as Happened;
    if (entry.type !== 'roll' && !facts.some((fact) => 'faces' in fact)) continue;
    const applied = appliedIn(game, steps[index - 1]?.state ?? game.start(options, seats), entry, facts);
    if (applied) return { ...applied, number, facts, before: steps.slice(0, index).flatMap((step) => step.facts) };
    if (entry.type === 'roll') return null;
  }
  return null;
}
