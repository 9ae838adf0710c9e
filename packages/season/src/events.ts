import type { OptionValues } from '@pocket-stadium/kernel';
import type { Bonus, Points } from '../kit/index.ts';
import type { Player, Team } from './team.ts';

/** How a season is paired. */
export type Schedule =
  | { readonly kind: 'round-robin'; readonly times: 1 | 2 }
  | { readonly kind: 'swiss'; readonly rounds: number }
  | { readonly kind: 'knock-out'; readonly thirdPlace: boolean }
  /** Anybody may challenge an entrant who stands up to `reach` rungs above. */
  | { readonly kind: 'ladder'; readonly reach: number };
export const SCHEDULES = ['round-robin', 'swiss', 'knock-out', 'ladder'] as const;

/** What breaks a tie on points, in the order in which a season states them. */
export const TIE_BREAKS = ['head-to-head', 'wins', 'difference', 'scored', 'buchholz', 'sonneborn'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface SeasonSetup {
  readonly title: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly schedule: Schedule;
  readonly points: Points;
  readonly bonus?: Bonus;
  readonly tieBreaks: readonly TieBreak[];
}

export const FEWEST_ENTRANTS = 2;
export const MOST_ENTRANTS = 40;

/** Who takes part. */
export interface Entrant {
  readonly id: string;
  readonly team: Team;
  /** The level, where a bot plays for the team. */
  readonly bot?: string;
  /** From 1; entrants without one follow in the order in which they came. */
  readonly seed?: number;
  /** Points granted to somebody who comes late, for the rounds missed. */
  readonly granted?: number;
}

export const WAYS = ['device', 'real-dice', 'online', 'bots', 'typed', 'walkover'] as const;
/** How a match was played, or that it was not. */
export type Way = (typeof WAYS)[number];
export type Winner = 'home' | 'away' | 'draw';

/** What is known of one match. */
export interface MatchResult {
  readonly how: Way;
  readonly winner: Winner;
  /** The figure that decides, home first. */
  readonly score: readonly [number, number];
  /** Who goes on after a draw of a knock-out. */
  readonly advances?: 'home' | 'away';
  /** The whole match, in either form of a record. */
  readonly record?: string;
  /** The side of the record that home plays; 0 unless it says otherwise. */
  readonly homeSide?: 0 | 1;
  /** A line score as it was typed, home first; `null` for an inning that was not played. */
  readonly line?: readonly [readonly (number | null)[], readonly (number | null)[]];
  /** Totals as they were typed (`H`, `E`, `tries`), home first. */
  readonly totals?: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  /** The line-ups of the day, home first, where they are not those of the teams. */
  readonly lineups?: readonly [readonly Player[], readonly Player[]];
  /** The match on a server, where it can be looked at. */
  readonly match?: string;
}

export interface Pair {
  readonly home: string;
  readonly away: string;
}

/** What may happen in a season. */
export type EventBody =
  | { readonly type: 'created'; readonly setup: SeasonSetup }
  | { readonly type: 'retitled'; readonly title: string }
  | { readonly type: 'entered'; readonly entrant: Entrant }
  /** Another name, other people, another line-up for the matches to come. */
  | { readonly type: 'team-changed'; readonly entrant: string; readonly team: Team; readonly bot?: string; readonly note?: string }
  /** Somebody else plays from now on, or a bot of the level `bot`. The entrant keeps its line; `name` is what it is called then. */
  | { readonly type: 'replaced'; readonly entrant: string; readonly name?: string; readonly bot?: string; readonly note?: string }
  | { readonly type: 'withdrew'; readonly entrant: string; readonly note?: string }
  | { readonly type: 'returned'; readonly entrant: string; readonly note?: string }
  /** A round is paired; with `adds` more matches are added to it. */
  | {
      readonly type: 'paired';
      readonly round: number;
      readonly fixtures: readonly Pair[];
      readonly byes: readonly string[];
      readonly adds?: true;
    }
  /** The matches of a round that nobody has played are taken away, to be paired anew. */
  | { readonly type: 'unpaired'; readonly round: number; readonly note?: string }
  | { readonly type: 'result'; readonly fixture: string; readonly result: MatchResult }
  /** Another result than the event `of` said, or none; everybody sees both, and why. */
  | {
      readonly type: 'corrected';
      readonly fixture: string;
      readonly of: string;
      readonly result: MatchResult | null;
      readonly note: string;
    }
  /** Every name of an entrant that was written until then gives way to `as`. Nothing else changes an earlier event. */
  | { readonly type: 'forgotten'; readonly entrant: string; readonly as: string }
  | { readonly type: 'paused'; readonly paused: boolean }
  | { readonly type: 'noted'; readonly text: string };
export const EVENT_TYPES = [
  'created',
  'retitled',
  'entered',
  'team-changed',
  'replaced',
  'withdrew',
  'returned',
  'paired',
  'unpaired',
  'result',
  'corrected',
  'forgotten',
  'paused',
  'noted',
] as const satisfies readonly EventBody['type'][];

/** Who wrote an event, and when: `n` is one more than any event its writer knew. */
export interface Stamp {
  readonly id: string;
  readonly n: number;
  readonly by?: string;
  /** An instant, `2026-11-18T20:15:00Z`. */
  readonly at?: string;
}
export type SeasonEvent = Stamp & EventBody;

/** A season is its events and nothing else: what was said stays said. In the order of `n`, then of the id. */
export interface SeasonLog {
  readonly id: string;
  readonly events: readonly SeasonEvent[];
}

/** The name of a match within its season: the same for whoever pairs the same two in the same round. */
export const fixtureId = (round: number, { home, away }: Pair): string => `${round}:${home}:${away}`;
