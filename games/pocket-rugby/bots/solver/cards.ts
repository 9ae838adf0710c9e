import { inForce, type PocketRugbyState } from '../../rules/index.ts';
import { type Leaf, MOST_CARDS } from './action-program.ts';

/** The cards that count, or will, against tries, seen from the player with the hand. */
export interface Timeline {
  /** The last minutes of the yellow cards that may still count, the first to run out first. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly ownReds: number;
  readonly othersReds: number;
}
export const NO_CARDS: Timeline = { own: [], others: [], ownReds: 0, othersReds: 0 };

/** When cards are looked at again: `earliest` is the lowest minute still to come, `last` the highest. */
export interface Horizon {
  readonly earliest: number;
  readonly last: number;
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
  const { yellowUntil, red } = inForce({ yellowUntil: own, yellow: own.length, red: ownReds }, minute);
  return Math.min(MOST_CARDS, yellowUntil.length + red);
}

/** A timeline as it stands at a later moment, with a card given by a leaf; a yellow one counts until `until`. */
export function later(timeline: Timeline, card: Leaf['card'], until: number, { earliest, last }: Horizon, keeps: boolean): Timeline {
  let { own, others, ownReds, othersReds } = timeline;
  if (card?.colour === 'yellow') {
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

/** Without cards that have run out; what lies beyond the end of the match is all the same. */
function relevant(untils: readonly number[], earliest: number, last: number): readonly number[] {
  return untils.filter((until) => until >= earliest).map((until) => Math.min(until, last));
}

/** One card less, and roughly what leaving it out may cost in probability of winning. */
export interface Simpler {
  readonly timeline: Timeline;
  readonly cost: number;
}

/** What a card in force is worth a minute. */
const A_MINUTE = 0.003;

/** Every timeline with one card less, the one that costs least first. */
export function withoutOne(timeline: Timeline, minute: number, { last }: Horizon): Simpler[] {
  const { own, others, ownReds, othersReds } = timeline;
  const ways: Simpler[] = [];
  for (const until of new Set(own)) {
    ways.push({ timeline: { ...timeline, own: without(own, until) }, cost: A_MINUTE * (until - minute + 1) });
  }
  for (const until of new Set(others)) {
    ways.push({ timeline: { ...timeline, others: without(others, until) }, cost: A_MINUTE * (until - minute + 1) });
  }
  const rest = last - minute + 1;
  if (ownReds > 0) ways.push({ timeline: { ...timeline, ownReds: ownReds - 1 }, cost: A_MINUTE * rest });
  if (othersReds > 0) ways.push({ timeline: { ...timeline, othersReds: othersReds - 1 }, cost: A_MINUTE * rest });
  return ways.sort((a, b) => a.cost - b.cost);
}

function without(untils: readonly number[], until: number): number[] {
  const at = untils.indexOf(until);
  return untils.filter((_, i) => i !== at);
}

/** The timeline of a state in which an action starts. */
export function timelineOf({ cards, hand }: PocketRugbyState, horizon: Horizon): Timeline {
  const [own, others] = hand === 0 ? cards : [cards[1], cards[0]];
  if (own.yellowUntil.length + others.yellowUntil.length + own.red + others.red === 0) return NO_CARDS;
  const sorted = (untils: readonly number[]) => [...untils].sort((a, b) => a - b);
  const timeline = { own: sorted(own.yellowUntil), others: sorted(others.yellowUntil), ownReds: own.red, othersReds: others.red };
  return later(timeline, null, 0, horizon, true);
}
