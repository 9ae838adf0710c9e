import { type Lang, type OptionValues, type Refused, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/solver.ts';
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

/** A game that is solved. The game's own code remembers solutions that were worked out or taken. */
export interface Solver {
  /** Works the solution of a format out in full; answers with what is to be kept of it. */
  solve(options: OptionValues, report?: Report): Promise<Uint8Array>;
  /** Makes a kept solution known. Refuses one that is not of this format. */
  take(options: OptionValues, bytes: Uint8Array): Refused | null;
  /** Whether such a solution is known already, where it is too long to be read for every question. */
  holds?(options: OptionValues): boolean;
  /** Whether figures need the whole solution, so that it is worth working out and keeping first. */
  readonly figuresNeedSolution: boolean;
  figures(options: OptionValues, report?: Report): Figures;
  /** The oracle of a match, from the solution at hand. */
  oracle(options: OptionValues, seats: number): Oracle;
}

/** Works a solution out in Node, with threads and files. */
export interface Workshop {
  solve(options: OptionValues, tools: Tools): Promise<Uint8Array>;
}

export interface Tools {
  readonly threads: number;
  /** How many megabytes may be spent on remembering. */
  readonly memory: number;
  /** The folder for finished steps, so that work that was interrupted goes on. */
  readonly folder: string;
  readonly report: Report;
}

export const notASolution = (): Refused => refuse('not-a-table', w.not_a_solution);

/** Writes figures with a fixed number of decimals, in the manner of a language. */
export function decimalsIn(lang: Lang): (value: number, digits: number) => string {
  return (value, digits) => value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
