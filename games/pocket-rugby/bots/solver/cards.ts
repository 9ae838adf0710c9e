import { type PocketRugbyState, TO_THE_END } from '../../rules/index.ts';
import { type Leaf, MOST_CARDS } from './action-program.ts';

/** The cards that count, or will, against tries, seen from the player with the hand. */
export interface Timeline {
  /** The last minutes of the cards that may still count and will run out, in the order in which they run out. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  /** Red cards that last to the end. */
  readonly ownReds: number;
  readonly othersReds: number;
}
export const NO_CARDS: Timeline = { own: [], others: [], ownReds: 0, othersReds: 0 };

/**
 * When cards are looked at again: those whose last minute is before `earliest` have run out, and `last` is the highest
 * minute still to come. `from` is the lowest one: in added time of the first half the clock will go back, which makes
 * cards longer.
 */
export interface Horizon {
  readonly earliest: number;
  readonly last: number;
  readonly from: number;
}

/** The last minutes of cards given now; null where a red one lasts to the end. */
export interface Untils {
  readonly yellow: number;
  readonly red: number | null;
}

export function timelineKey({ own, others, ownReds, othersReds }: Timeline): string {
  return `${own.join(' ')}|${others.join(' ')}|${ownReds}|${othersReds}`;
}

export function parseTimeline(key: string): Timeline {
  const [own = '', others = '', ownReds = '', othersReds = ''] = key.split('|');
  const untils = (text: string) => (text === '' ? [] : text.split(' ').map(Number));
  return { own: untils(own), others: untils(others), ownReds: Number(ownReds), othersReds: Number(othersReds) };
}

/** How many of the cards of the player with the hand count at a minute. */
export function inForceAt({ own, ownReds }: Timeline, minute: number): number {
  return Math.min(MOST_CARDS, ownReds + own.filter((until) => minute <= until).length);
}

/** A timeline as it stands at a later moment, with a card given by a leaf. */
export function later(
  timeline: Timeline,
  card: Leaf['card'],
  untils: Untils,
  { earliest, last }: Pick<Horizon, 'earliest' | 'last'>,
  keeps: boolean,
): Timeline {
  let { own, others, ownReds, othersReds } = timeline;
  const until = card && untils[card.colour];
  if (card && until !== null) {
    if (card.side === 'P') own = [...own, until];
    else others = [...others, until];
  } else if (card) {
    if (card.side === 'P') ownReds++;
    else othersReds++;
  }
  own = relevant(own, earliest, last);
  others = relevant(others, earliest, last);
  ownReds = Math.min(ownReds, MOST_CARDS);
  othersReds = Math.min(othersReds, MOST_CARDS);
  return keeps ? { own, others, ownReds, othersReds } : { own: others, others: own, ownReds: othersReds, othersReds: ownReds };
}

/** The cards that have not run out. Minutes beyond the end of the match are all the same. */
function relevant(untils: readonly number[], earliest: number, last: number): readonly number[] {
  if (areRelevant(untils, earliest, last)) return untils;
  const left = untils.filter((until) => until >= earliest).map((until) => Math.min(until, last));
  // The latest card need not run out last: the clock went back at half-time, and reds may be longer than yellows.
  return left.length > 1 ? left.sort((a, b) => a - b) : left;
}

/** Whether cards stay as they are: most do. */
function areRelevant(untils: readonly number[], earliest: number, last: number): boolean {
  let before = earliest;
  for (let i = 0; i < untils.length; i++) {
    const until = untils[i] as number;
    if (until < before || until > last) return false;
    before = until;
  }
  return true;
}

/** One card less, and roughly what leaving it out may cost in probability of winning. */
export interface Simpler {
  readonly timeline: Timeline;
  readonly cost: number;
}

/** What a card in force is worth a minute. */
const A_MINUTE = 0.003;

/** Every timeline with one card less, the one that costs least first. */
export function withoutOne(timeline: Timeline, { from, last }: Horizon): Simpler[] {
  const { own, others, ownReds, othersReds } = timeline;
  const cost = (until: number) => A_MINUTE * Math.max(1, until - from + 1);
  const ways: Simpler[] = [];
  for (const until of new Set(own)) {
    ways.push({ timeline: { ...timeline, own: without(own, until) }, cost: cost(until) });
  }
  for (const until of new Set(others)) {
    ways.push({ timeline: { ...timeline, others: without(others, until) }, cost: cost(until) });
  }
  if (ownReds > 0) ways.push({ timeline: { ...timeline, ownReds: ownReds - 1 }, cost: cost(last) });
  if (othersReds > 0) ways.push({ timeline: { ...timeline, othersReds: othersReds - 1 }, cost: cost(last) });
  return ways.sort((a, b) => a.cost - b.cost);
}

function without(untils: readonly number[], until: number): number[] {
  const at = untils.indexOf(until);
  return untils.filter((_, i) => i !== at);
}

const NONE_GIVEN: Untils = { yellow: 0, red: null };

/** The timeline of a state in which an action starts. */
export function timelineOf({ cards, hand }: PocketRugbyState, horizon: Horizon): Timeline {
  const [own, others] = hand === 0 ? cards : [cards[1], cards[0]];
  const counts = ({ yellowUntil, redUntil }: typeof own) => yellowUntil.length + redUntil.length;
  if (counts(own) + counts(others) === 0) return NO_CARDS;
  const running = ({ yellowUntil, redUntil }: typeof own) => [...yellowUntil, ...redUntil.filter((until) => until < TO_THE_END)];
  const lasting = ({ redUntil }: typeof own) => redUntil.filter((until) => until === TO_THE_END).length;
  const timeline = { own: running(own), others: running(others), ownReds: lasting(own), othersReds: lasting(others) };
  return later(timeline, null, NONE_GIVEN, horizon, true);
}
