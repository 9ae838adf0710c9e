import type { Outcome, RollOff, Seat } from '@pocket-stadium/kernel';

/** What does not change during a match; all its states share it. */
export interface PocketRugbyFrame {
  readonly minutes: number;
  readonly halves: number;
  readonly yellowMinutes: number;
  /** 0 means to the end of the match. */
  readonly redMinutes: number;
  /** At the last minute a period goes on as long as actions end in playing on (P3). */
  readonly playsOn: boolean;
  /** Before the second version of the rules a card that had run out counted again when the clock went back (P4). */
  readonly cardsReturn: boolean;
}

export type Pair<T> = readonly [T, T];

/** The cards a seat has received. */
export interface SeatCards {
  /** The last minute of each card that can still be in force. */
  readonly yellowUntil: readonly number[];
  readonly redUntil: readonly number[];
  readonly yellow: number;
  readonly red: number;
}

/** The cards of a seat that count at a minute. */
export interface CardsInForce {
  /** The last minute at which each yellow card counts. */
  readonly yellowUntil: readonly number[];
  readonly red: number;
}

/** What is awaited. P is the player with the hand, Q the other. */
export type Phase =
  | { readonly at: 'roll-off'; readonly rollOff: RollOff }
  | { readonly at: 'action' }
  /** Two dice for the colour of a card (P8: before the choice that follows). */
  | { readonly at: 'card'; readonly seat: Seat; readonly before: 'penalty-conceded' | 'penalty-try' | 'penalty-won' }
  /** P conceded a penalty: Q kicks or plays. */
  | { readonly at: 'penalty-conceded' }
  | { readonly at: 'kick-duel-q' }
  | { readonly at: 'kick-duel-p'; readonly die: number }
  /** P won a penalty whose other die is `x` (P5). */
  | { readonly at: 'penalty-won'; readonly x: number }
  | { readonly at: 'penalty-kick'; readonly x: number }
  | { readonly at: 'drop-or-fifty22' }
  | { readonly at: 'charge-down' }
  /** P is countered: the duel, and the video if it is level. */
  | { readonly at: 'counter-duel-q' }
  | { readonly at: 'counter-duel-p'; readonly die: number }
  | { readonly at: 'counter-video' }
  | { readonly at: 'video' }
  /** `seat` scored a try and converts it against a number. */
  | { readonly at: 'conversion'; readonly seat: Seat; readonly against: number }
  | { readonly at: 'over'; readonly outcome: Outcome };

export const ACTION: Phase = { at: 'action' };

export interface PocketRugbyState {
  readonly frame: PocketRugbyFrame;
  /** From 1. */
  readonly half: number;
  readonly minute: number;
  readonly hand: Seat;
  readonly score: Pair<number>;
  readonly cards: Pair<SeatCards>;
  /** Who has the hand when the second half starts; null when none is to come. */
  readonly secondHalf: Seat | null;
  readonly phase: Phase;
}

/** The last minute of a card that lasts to the end. */
export const TO_THE_END = 9999;

export const NO_CARDS: SeatCards = { yellowUntil: [], redUntil: [], yellow: 0, red: 0 };
const NOTHING_IN_FORCE: CardsInForce = { yellowUntil: [], red: 0 };

export const other = (seat: Seat): Seat => 1 - seat;

/** The last nominal minute of a period (P2). */
export const lastMinute = ({ minutes, halves }: PocketRugbyFrame, half: number): number => (minutes / halves) * half;

/** A seat's cards that count at a minute (P4). */
export function inForce({ yellowUntil, redUntil }: SeatCards, minute: number): CardsInForce {
  if (redUntil.length === 0 && yellowUntil.length === 0) return NOTHING_IN_FORCE;
  return { yellowUntil: yellowUntil.filter((until) => minute <= until), red: redUntil.filter((until) => minute <= until).length };
}

/** How many of a seat's cards count at a minute. */
export function countInForce({ yellowUntil, redUntil }: SeatCards, minute: number): number {
  let count = 0;
  for (const until of redUntil) if (minute <= until) count++;
  for (const until of yellowUntil) if (minute <= until) count++;
  return count;
}

export function withPhase(state: PocketRugbyState, phase: Phase): PocketRugbyState {
  const { frame, half, minute, hand, score, cards, secondHalf } = state;
  return { frame, half, minute, hand, score, cards, secondHalf, phase };
}
