import { type Fact, type Game, type GlossaryEntry, shortTerm, type Words } from '@pocket-stadium/kernel';
import type { BoardModule, StampChoice, Tone } from '../../kit/board.ts';

/** The glossary's entry for the first of these facts that has one. */
function entryFor(game: Game, facts: readonly Fact[]): GlossaryEntry | null {
  for (const { code } of facts) {
    const entry = game.words.glossary.find(({ codes }) => codes.includes(code));
    if (entry) return entry;
  }
  return null;
}

/** A stamp, and the entry that explains it. */
export interface Stamped {
  readonly text: Words;
  readonly tone: Tone;
  readonly entry: GlossaryEntry | null;
}

/** The stamp of a step: of the fact that the board finds most telling, in the glossary's words. */
export function stampFor(game: Game, board: BoardModule, facts: readonly Fact[]): Stamped | null {
  const choice: StampChoice | null = board.stamp ? board.stamp(facts) : { facts, tone: 'red' };
  if (!choice) return null;
  const entry = entryFor(game, choice.facts ?? facts);
  const text = choice.text ?? (entry && shortTerm(entry.term));
  return text ? { text, tone: choice.tone, entry } : null;
}
