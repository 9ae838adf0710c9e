import type { OptionValues } from '@pocket-stadium/kernel';
import type { HalfGame, InningsState } from './half-graph.ts';

/** Outs and bases, where a new batter stands in. */
export interface Situation {
  readonly outs: number;
  readonly bases: number;
}

/** A choice within a half-inning, the score left out of account. */
export interface ChoiceSituation extends Situation {
  readonly choice: string;
  readonly balls?: number;
  readonly strikes?: number;
  readonly hit?: string;
  /** Men on base who have stolen since the pitch. */
  readonly tried?: number;
}

/** A game of innings that can be solved, and where a new batter stands in. */
export interface SolvableInnings<S extends InningsState = InningsState> extends HalfGame<S> {
  /** The options that a solution depends on, where some say no more than who sits where. */
  format?(options: OptionValues): OptionValues;
  situation(state: S): Situation | null;
  /** What a choice depends on, where there are choices. */
  choice?(state: S): ChoiceSituation;
}

/** Men on base are a number below this. */
export const BASES = 8;
