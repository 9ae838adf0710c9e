import type { Move, OptionValues, Result, Words } from '@pocket-stadium/kernel';
import type { FindSolution } from './solution-file.ts';

/** What best play of both sides leads to, for the side to play or the side that makes a turn: won, lost, drawn (endless). */
export interface Verdict {
  readonly value: 'W' | 'L' | 'D';
  /** Turns of both sides until the goal, this one counted; null where there is no goal, or where nobody asked. */
  readonly depth: number | null;
}

/** A turn, and what it leads to for the side that makes it. */
export interface JudgedTurn extends Verdict {
  readonly move: Move;
}

export interface Judgement extends Verdict {
  readonly turns: readonly JudgedTurn[];
}

/** Every position of a game, from a file of which pieces are read. */
export interface Book<S = unknown> {
  /** The formats that differ, the usual one first. */
  readonly starts: readonly { readonly names: Words; readonly options: OptionValues }[];
  /** What the file of a format is called. */
  fileName(options: OptionValues): string;
  /** The options that a state was begun with, as far as a solution depends on them. */
  optionsOf(state: S): OptionValues;
  /** Makes the solution of a format known where the host has it, and answers whether it is. */
  ready(options: OptionValues, find: FindSolution): Promise<boolean>;
  /** What a state is worth, from the solution at hand. */
  verdict(state: S): Promise<Result<Verdict>>;
  /**
   * What a state and every turn is worth, from the solution at hand. The distances of losing turns take longest, and
   * can be left out.
   */
  judge(state: S, distances?: boolean): Promise<Result<Judgement>>;
  /** The turn that gives nothing away: the quickest goal, a draw with traps, the longest resistance. */
  best(state: S): Promise<Result<Move>>;
}
