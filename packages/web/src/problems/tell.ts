import type { Puzzle } from '@pocket-stadium/bots';
import { type Game, type Move, moveName } from '@pocket-stadium/kernel';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as numbers from '../../words/after.ts';
import * as w from '../../words/problems.ts';

/** A number with a tenth. */
export function decimalOf(value: number): string {
  const tenths = Math.round(value * 10);
  return say(numbers.decimal, { whole: Math.floor(tenths / 10), tenths: tenths % 10 });
}

/** A chance to a tenth of a percent. */
export function percentOf(chance: number): string {
  return say(numbers.percent, { value: decimalOf(100 * chance) });
}

/** What a choice is worth: for certain in a game without dice, else as a chance. */
export function worthOf(game: Game, chance: number): string {
  if (game.about.decidedBy !== 'skill') return percentOf(chance);
  return chance === 1 ? say(w.wins) : chance === 0 ? say(w.loses) : say(w.draws);
}

/** What a choice is called. */
export const nameOf = (game: Game, move: Move): string => moveName(game, move)[lang.current];

/** A row of what each choice is worth. */
export interface WorthRow {
  readonly name: string;
  readonly chance: number | null;
  readonly best: boolean;
  readonly yours: boolean;
}

export function worthRows(game: Game, puzzle: Puzzle, chosen: readonly Move[]): WorthRow[] {
  const best = puzzle.choices[0]?.chance;
  const rows = puzzle.choices.map(({ move, chance }) => ({
    name: nameOf(game, move),
    chance,
    best: chance === best,
    yours: chosen.includes(move),
  }));
  if (puzzle.others === undefined) return rows;
  return [...rows, { name: say(puzzle.others === null ? w.others_worse : w.others), chance: puzzle.others, best: false, yours: false }];
}
