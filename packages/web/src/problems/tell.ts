import type { Puzzle } from '@pocket-stadium/bots';
import { type Game, type Move, moveName } from '@pocket-stadium/kernel';
import { lang, say } from '../../kit/lang.svelte.ts';
import * as numbers from '../../words/after.ts';
import * as w from '../../words/problems.ts';
import type { Tried } from './attempt.svelte.ts';

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
export function worthOf(game: Game, chance: number, estimated = false): string {
  const certain = { 0: w.loses, 0.5: w.draws, 1: w.wins }[chance];
  return game.about.decidedBy === 'skill' && certain && !estimated ? say(certain) : percentOf(chance);
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

export function worthRows(game: Game, puzzle: Puzzle, tried: readonly Tried[]): WorthRow[] {
  const chosen = tried.map(({ move }) => move);
  const best = puzzle.choices[0]?.chance;
  const rows: WorthRow[] = puzzle.choices.map(({ move, chance }) => ({
    name: nameOf(game, move),
    chance,
    best: chance === best,
    yours: chosen.includes(move),
  }));
  // A choice that is not listed was judged when it was made.
  const more = puzzle.others === undefined ? tried.filter(({ move }) => puzzle.choices.every((choice) => choice.move !== move)) : [];
  for (const { move, chance, right, unknown } of more) {
    if (!unknown) rows.push({ name: nameOf(game, move), chance, best: right, yours: true });
  }
  if (puzzle.others === undefined) return rows;
  return [...rows, { name: say(puzzle.others === null ? w.others_worse : w.others), chance: puzzle.others, best: false, yours: false }];
}
