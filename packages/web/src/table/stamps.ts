import { type Fact, type Game, type GlossaryEntry, inEveryLang, type Words } from '@pocket-stadium/kernel';
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
  const told: StampChoice | null = board.stamp ? board.stamp(facts) : { facts, tone: 'red' };
  if (!told) return null;
  const entry = entryFor(game, told.facts ?? facts);
  const text = told.text ?? (entry && short(entry.term));
  return text ? { text, tone: told.tone, entry } : null;
}

/** Without what stands in brackets: the face, or the word in the other language. */
function short(term: Words): Words {
  return inEveryLang((lang) => term[lang].replace(/\s*\(.*\)$/, ''));
}
