import type { Problem } from '@pocket-stadium/kernel';
import type { Entrant, MatchResult, SeasonEvent, SeasonSetup } from './events.ts';
import type { Player } from './team.ts';

/** Somebody left, and somebody else plays on the same line. */
export interface Replacement {
  readonly event: Extract<SeasonEvent, { type: 'replaced' }>;
  /** The round of the first match that whoever came has to play. */
  readonly from: number;
  /** What the entrant was called until then, and the level of the bot that played for it. */
  readonly name: string;
  readonly bot?: string;
}

/** An entrant as the season stands. */
export interface EntrantNow extends Entrant {
  /** The seed from 1. Everybody has one. */
  readonly seed: number;
  /** How many rounds were paired when they came: 0 for all who began. */
  readonly joined: number;
  /** The last round that was paired when the entrant left; null for those who are in. */
  readonly withdrawn: number | null;
  /** Who played before, the first first. */
  readonly replaced: readonly Replacement[];
}

/** A result somebody recorded, with who and when. */
export interface Recorded {
  readonly event: SeasonEvent;
  readonly result: MatchResult | null;
  /** Why it was corrected. */
  readonly note?: string;
  /** The line-ups of that day, home first. */
  readonly lineups: readonly [readonly Player[], readonly Player[]];
}

/** A match of the season. */
export interface Fixture {
  readonly id: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  /** What counts. */
  readonly result: MatchResult | null;
  /** Everything that was ever recorded, the first first, and the one that counts. */
  readonly history: readonly Recorded[];
  readonly inForce: Recorded | null;
  /** Different results that somebody else recorded at the same time. A correction settles it. */
  readonly contested: readonly Recorded[];
}

export interface Round {
  /** From 1. */
  readonly number: number;
  readonly fixtures: readonly Fixture[];
  /** Who has nobody to play. */
  readonly byes: readonly string[];
}

/** An event that has no effect, and why: it stays in the log. */
export interface Ignored {
  readonly event: SeasonEvent;
  readonly why: Problem;
}

/** A season as its events leave it. */
export interface SeasonState {
  readonly id: string;
  readonly setup: SeasonSetup;
  /** By seed. */
  readonly entrants: readonly EntrantNow[];
  readonly rounds: readonly Round[];
  /** Results of matches that are in no round (two people paired differently at once). */
  readonly unplaced: readonly Recorded[];
  readonly paused: boolean;
  readonly ignored: readonly Ignored[];
  readonly events: readonly SeasonEvent[];
}
