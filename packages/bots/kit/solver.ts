import { type Lang, type OptionValues, type Refused, refuse, type Words } from '@pocket-stadium/kernel';
import type { Oracle } from './oracle.ts';

/** Hears of the work done, from 0 to 1. */
export type Report = (done: number) => void;

/** The headline figures of a format. */
export interface Figures {
  /** Plain data, as `--json` prints it. */
  readonly data: object;
  /** How many decimals of a figure are certain, by its name. */
  decimals(name: string): number;
  /** The same as a person reads it, a line each. */
  told(lang: Lang): readonly string[];
}

/** A game that is solved. Solutions that were worked out or taken are remembered by the game's own code. */
export interface Solver {
  /** Works the solution of a format out in full; answers with what is to be kept of it. */
  solve(options: OptionValues, report?: Report): Promise<Uint8Array>;
  /** Makes a solution known that was kept; refuses what is none of this format. */
  take(options: OptionValues, bytes: Uint8Array): Refused | null;
  /** Whether figures need the whole solution, so that it is worth working out and keeping first. */
  readonly figuresNeedSolution: boolean;
  figures(options: OptionValues, report?: Report): Figures;
  /** Who knows what a match is worth, from the solution at hand. */
  oracle(options: OptionValues, seats: number): Oracle;
}

const NOT_A_SOLUTION: Words = {
  fr: 'Ce fichier n’est pas une table de ce jeu avec ces options, ou il est d’une autre version.',
  en: 'This file is not a table of this game with these options, or it is of another version.',
};

export const notASolution = (): Refused => refuse('not-a-table', NOT_A_SOLUTION);

/** Figures with a fixed number of decimals, in the manner of a language. */
export function decimalsIn(lang: Lang): (value: number, digits: number) => string {
  return (value, digits) => value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
