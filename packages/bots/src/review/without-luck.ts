import { type Play, type Seat, sideOf } from '@pocket-stadium/kernel';
import type { Estimate } from '../arena/interval.ts';
import type { Review, ReviewEntry } from './review.ts';

/**
 * One match of a side, with its luck and without. `choosing` is `winning` less what the dice gave, which is
 * `start - cost + gained`: nobody's dice gave anything on average, so over many matches both have the same mean.
 */
export interface SidePoints {
  readonly side: number;
  /** One of its seats: all of them share the result. */
  readonly seat: Seat;
  /** The side's share of the match: 1 for a win. */
  readonly winning: number;
  readonly choosing: number;
  /** What the side could expect before anybody chose or threw anything. Its choices and those of others made `choosing` of it. */
  readonly start: number;
  /** How many choices the side made, and what they gave away in all. */
  readonly decisions: number;
  readonly cost: number;
  /** What one of its choices gave away, with the interval; null where nothing was chosen. */
  readonly error: Estimate | null;
  /** The points for choosing, with an interval as wide as so few choices make it; null where nobody chose. */
  readonly interval: Estimate | null;
}

/** The points of every side of a match that is over. */
export function sidePoints({ game, header }: Play, { entries, totals }: Review): SidePoints[] {
  const sides = header.seats.map((_, seat) => sideOf(game, seat, header.options));
  return [...new Set(sides)].map((side): SidePoints => {
    const seat = sides.indexOf(side);
    const { start = 0, cost = 0, gained = 0, end = 0 } = totals[seat] ?? {};
    const made = entries.filter(({ type }) => type === 'move');
    const isOwn = (entry: ReviewEntry) => entry.seat !== undefined && sides[entry.seat] === side;
    const own = made.filter(isOwn).map((entry) => entry.cost?.[seat] ?? 0);
    const others = made.filter((entry) => !isOwn(entry)).map((entry) => entry.cost?.[seat] ?? 0);
    const choosing = start - cost + gained;
    const half = Z * Math.sqrt(own.length * variance(own) + others.length * variance(others));
    return {
      ...{ side, seat, winning: end, choosing, start, decisions: own.length, cost: sum(own) },
      error: own.length > 0 ? estimateMean(own) : null,
      interval: made.length > 0 ? { mean: choosing, low: choosing - half, high: choosing + half } : null,
    };
  });
}

/** A review with the points of every side, once the match is over. */
export interface ReviewWithPoints extends Review {
  readonly points?: readonly SidePoints[];
}

export function withPoints(play: Play, review: Review): ReviewWithPoints {
  return play.over ? { ...review, points: sidePoints(play, review) } : review;
}

/** What is kept of a match for a rating of somebody's choices. */
export type RatedMatch = Pick<SidePoints, 'winning' | 'choosing' | 'decisions' | 'cost'> &
  Partial<Pick<SidePoints, 'start'>> & { /** Whether the values are estimates. */ readonly estimated?: boolean };

/** How somebody plays, from several matches: figures from 0 to 1 with 95 % intervals. */
export interface ChoiceRating {
  readonly matches: number;
  readonly winning: Estimate;
  readonly choosing: Estimate;
  /** What one choice gives away. */
  readonly error: Estimate;
}

/** The rating of choices over matches in which something was chosen; null where there is none. */
export function rateChoices(matches: readonly RatedMatch[]): ChoiceRating | null {
  const rated = matches.filter(({ decisions }) => decisions > 0);
  if (rated.length === 0) return null;
  return {
    matches: rated.length,
    winning: estimateMean(rated.map(({ winning }) => winning)),
    choosing: estimateMean(rated.map(({ choosing }) => choosing)),
    error: errorOf(rated),
  };
}

/** What is given away per choice. Choices of one match are not independent, so the interval goes by matches. */
function errorOf(rated: readonly RatedMatch[]): Estimate {
  const decisions = sum(rated.map((match) => match.decisions));
  const mean = sum(rated.map(({ cost }) => cost)) / decisions;
  const { low, high } = estimateMean(rated.map(({ cost, decisions: made }) => cost - mean * made));
  const each = decisions / rated.length;
  // One match alone has no interval.
  return { mean, low: rated.length > 1 ? Math.max(0, mean + low / each) : low, high: mean + high / each };
}

const Z = 1.959964;

/** A mean with its 95 % interval (Student's); one value alone says nothing about how far it may be off. */
export function estimateMean(values: readonly number[]): Estimate {
  const mean = sum(values) / values.length;
  if (values.length < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const half = student(values.length - 1) * Math.sqrt(variance(values) / values.length);
  return { mean, low: mean - half, high: mean + half };
}

/** How many matches tell somebody apart from 1/2 nine times of ten, where each says `mean` and strays by `spread`. */
export function matchesToTell(mean: number, spread: number): number {
  const NINE_OF_TEN = 1.281552;
  return Math.ceil((((Z + NINE_OF_TEN) * spread) / Math.abs(mean - 0.5)) ** 2);
}

/** Student's 97.5 % quantile; the exact ones for few, then an expansion that is off by less than 0.002. */
function student(freedom: number): number {
  const few = [12.706, 4.303, 3.182, 2.776, 2.571];
  const exact = few[freedom - 1];
  if (exact !== undefined) return exact;
  return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The variance of where the values come from; 0 where one value alone does not tell. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}
