import type { Fact, Outcome, Setup, Words } from '@pocket-stadium/kernel';

/** Figures that add up, by key: `AB`, `H`, `tries`. */
export type Counts = Readonly<Record<string, number>>;

/** A figure that people keep: a count itself, or one worked out from counts. */
export interface StatColumn {
  readonly key: string;
  /** A name as short as the head of a column. */
  readonly label: Words;
  readonly name: Words;
  /** How it is worked out; absent, it is the count of its key. Null where there is nothing to divide by. */
  readonly of?: (counts: Counts) => number | null;
  /** How many digits stand after the point: `.312` has three. */
  readonly digits?: number;
  /**
   * What its chances are counted in, as the key of a count: `AB` for an average. Without `spread` each chance is a
   * success or none.
   */
  readonly per?: string;
  /** What a chance brings and how far that spreads, from everybody's counts. */
  readonly spread?: (pool: Counts) => { readonly mean: number; readonly variance: number };
  /** Whether a list of leaders is kept for it. */
  readonly leaders?: true;
}

/** What one player of a line-up did in a match. `slot` is the index in the line-up, from 0. */
export interface PlayerBox {
  readonly slot: number;
  readonly counts: Counts;
}

/** What one side did in a match. */
export interface SideBox {
  readonly side: number;
  /** The figure that decides. */
  readonly score: number;
  /** Runs by inning, points by half; `null` where it was not played, `x` where it was not begun. Empty where a game has none. */
  readonly line: readonly (number | null | 'x')[];
  readonly counts: Counts;
  /** Empty where a game knows nobody on a side. */
  readonly players: readonly PlayerBox[];
}

/** A line of the play by play; the sentence is told from its facts. */
export interface PlayLine {
  /** The moment of the match: `3` for the third inning, or a minute. */
  readonly when: string;
  readonly side: number;
  /** The player at bat, where there is one. */
  readonly slot?: number;
  readonly facts: readonly Fact[];
  /** The score by side after it. */
  readonly score: readonly number[];
  readonly scored: number;
}

/** All that is kept of one match. */
export interface Box {
  /** The sides in the order of the board: the one that bats first on top. */
  readonly sides: readonly SideBox[];
  readonly plays: readonly PlayLine[];
}

/** A match as its statistics are made from: nothing but what happened. */
export interface BoxMatch {
  readonly setup: Setup;
  readonly factsByEntry: readonly (readonly Fact[])[];
  readonly outcome: Outcome | null;
}

/** A match for the open data of baseball: who batted first, and one line an event, as Retrosheet writes them. */
export interface EventLine {
  readonly inning: number;
  /** The side at bat. */
  readonly side: number;
  readonly slot: number;
  /** Balls and strikes when it happened; absent where the game has no count. */
  readonly count?: readonly [number, number];
  readonly pitches: string;
  readonly event: string;
}

/** What a match is worth. */
export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Points on top, as some leagues give them: for so many of a figure, and for losing by a little. */
export interface Bonus {
  /** A count of the game's box score. */
  readonly figure: string;
  readonly least: number;
  readonly losingBy: number;
}

/** The season part of a game. */
export interface SeasonPart {
  /** How many players of a line-up take turns; 0 where a game knows nobody on a side. */
  readonly lineup: number;
  /** What leagues of the sport count, where it is not two for a win. The points on top are an option. */
  readonly points?: Points;
  readonly bonus?: Bonus;
  readonly players: readonly StatColumn[];
  readonly teams: readonly StatColumn[];
  /** The count of a team that decides a match. */
  readonly decides: string;
  /** The counts that people write beside a score when no throw is known. */
  readonly typed?: readonly string[];
  box(match: BoxMatch, lineups: readonly [number, number]): Box;
  /** The events of a match of two sides, where a game has batters and outs. */
  events?(match: BoxMatch): readonly EventLine[];
}
