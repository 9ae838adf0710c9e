import type { Outcome, RollOff, Seat } from '@pocket-stadium/kernel';
import type { Bases } from '../../_baseball/rules/diamond.ts';
import type { Frame, Standing } from '../../_baseball/rules/innings.ts';
import type { BasicPlay, InPlay, StealDuel } from './chart.ts';

/** What does not change during a match; all its states share it. */
export interface DiceAndRunFrame extends Frame {
  readonly advanced: boolean;
  readonly basicTable: readonly BasicPlay[];
  readonly stealDuel: StealDuel;
  /** Every runner may try after a pitch, not one alone (D8). */
  readonly stealEach: boolean;
  readonly stealAfterFoul: boolean;
  /** The defence may react to every ball in play, not to hits alone (D6). */
  readonly reactInPlay: boolean;
  /** The seats of the two teams. */
  readonly teams: Teams;
}
export type Teams = readonly [readonly Seat[], readonly Seat[]];

/** The faces of a pitch that is still hidden; `null` in a copy of the match that may not see them. */
export type Pitch = readonly number[] | null;

/** `seat` faced the pitch and speaks for the runners (D9); on the bases `tried` are those who have stolen since (D8). */
export interface Stealing {
  readonly seat: Seat;
  readonly tried: Bases;
}

/** What is awaited. */
export type Phase =
  | { readonly at: 'roll-off'; readonly rollOff: RollOff }
  | { readonly at: 'bat' }
  | { readonly at: 'pitch' }
  | { readonly at: 'decide' | 'swing'; readonly pitch: Pitch }
  | { readonly at: 'answer' | 'reaction'; readonly pitch: Pitch; readonly hit: InPlay }
  | ({ readonly at: 'steal' } & Stealing)
  | ({ readonly at: 'steal-runner'; readonly from: 1 | 2 | 3 } & Stealing)
  | ({ readonly at: 'steal-defence'; readonly from: 1 | 2 | 3; readonly die: number } & Stealing)
  | { readonly at: 'over'; readonly outcome: Outcome };

export const BAT: Phase = { at: 'bat' };
export const PITCH: Phase = { at: 'pitch' };

export interface DiceAndRunState {
  readonly frame: DiceAndRunFrame;
  /** Sides are teams: 0 home, 1 visitors. */
  readonly standing: Standing;
  /** Runs of the half-inning under way. */
  readonly scored: number;
  readonly outs: number;
  readonly bases: Bases;
  readonly balls: number;
  readonly strikes: number;
  /** Whose turn at bat it is, or will be, in each team: index in `frame.teams`. */
  readonly batters: readonly [number, number];
  readonly phase: Phase;
}

/** The team of a seat: as the option `teams` has it, else every other seat (D0). 0 is home, 1 the visitors. */
export function teamOf(seat: Seat, { teams }: { readonly teams?: unknown }): 0 | 1 {
  if (typeof teams === 'string') return teams[seat] === 'V' ? 1 : 0;
  return (seat % 2) as 0 | 1;
}

export function makeTeams(count: number, options: { readonly teams?: unknown }): Teams {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return [seats.filter((seat) => teamOf(seat, options) === 0), seats.filter((seat) => teamOf(seat, options) === 1)];
}

/** The seat at bat. */
export function batter({ frame, standing, batters }: DiceAndRunState): Seat {
  const side = standing.side as 0 | 1;
  return frame.teams[side][batters[side]] as Seat;
}

/** The defending team's seats. */
export function defence({ frame, standing }: DiceAndRunState): readonly Seat[] {
  return frame.teams[(1 - standing.side) as 0 | 1];
}

/** The pitching seat: each team is in the field once an inning, and its seats take turns at it (D9). */
export function pitcher(state: DiceAndRunState): Seat {
  const seats = defence(state);
  return seats[(state.standing.inning - 1) % seats.length] as Seat;
}

/** The same position, with something else awaited. */
export function withPhase(state: DiceAndRunState, phase: Phase): DiceAndRunState {
  const { frame, standing, scored, outs, bases, balls, strikes, batters } = state;
  return { frame, standing, scored, outs, bases, balls, strikes, batters, phase };
}
