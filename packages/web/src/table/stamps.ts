import type { Fact, Game, GlossaryEntry } from '@pocket-stadium/rules';
import type { BoardModule, StampWords } from '../boards/contract.ts';

/** The glossary's entry for the first fact that has one. */
export function entryFor(game: Game, facts: readonly Fact[]): GlossaryEntry | null {
  for (const { code } of facts) {
    const entry = game.words.glossary.find(({ codes }) => codes.includes(code));
    if (entry) return entry;
  }
  return null;
}

/** The stamp of a step: the board's, else the glossary's term without what stands in brackets. */
export function stampFor(game: Game, board: BoardModule, facts: readonly Fact[]): StampWords | null {
  if (board.stamp) return board.stamp(facts);
  const entry = entryFor(game, facts);
  if (!entry) return null;
  const short = (text: string) => text.replace(/\s*\(.*\)$/, '');
  return { text: { fr: short(entry.term.fr), en: short(entry.term.en) }, tone: 'red' };
}
