import type { ActionProgram, Actions, Leaf } from './action-program.ts';
import { BALANCES, type Balance, LEVEL, laterBalances } from './balance.ts';
import { CardIndex } from './card-index.ts';
import { type Horizon, later, NO_CARDS, type Timeline, type Untils } from './cards.ts';
import { type Clock, goesOn, type Moment } from './clock.ts';
import { IntMap, NONE } from './int-map.ts';

/** How long cards last, a red one of 0 minutes to the end; and whether those that ran out count again after half-time. */
export interface Lengths {
  readonly yellow: number;
  readonly red: number;
  readonly cardsReturn: boolean;
}

/** The cards of a format at every moment, and where actions lead among them. */
export class CardStates {
  private readonly numbers: ReadonlyMap<number, number>;
  /** By both moments, card and hand. */
  private readonly paths = new Map<number, Path>();

  constructor(
    readonly moments: readonly CardIndex[],
    private readonly lengths: Lengths,
  ) {
    this.numbers = new Map(moments.map(({ half, minute }, i) => [momentKey({ half, minute }), i]));
  }

  numberOf(moment: Moment): number {
    return this.numbers.get(momentKey(moment)) ?? -1;
  }

  /** The number of a moment. In a period that goes on and on it is the last moment that is told apart. */
  nearest({ half, minute }: Moment): number {
    const number = this.numberOf({ half, minute });
    return number >= 0 ? number : this.moments.findLastIndex((moment) => moment.half === half && moment.minute < minute);
  }

  /** Where a leaf of an action at the moment `from` leads, as the player with the hand then sees it. */
  path(from: number, card: Leaf['card'], to: number, keeps: boolean): Path {
    const key = ((from * MOST_MOMENTS + to) * CARD_NUMBERS + cardNumber(card)) * 2 + (keeps ? 1 : 0);
    const path = this.paths.get(key) ?? new Path(this.moments[from] as CardIndex, this.moments[to] as CardIndex, this.lengths, card, keeps);
    this.paths.set(key, path);
    return path;
  }

  /** Forgets how a moment led on, when it is not needed any more. */
  forget(from: number): void {
    for (const key of this.paths.keys()) if (Math.floor(key / (MOST_MOMENTS * CARD_NUMBERS * 2)) === from) this.paths.delete(key);
  }
}

/** A way from the cards at a moment to those at a later one. */
export class Path {
  /** The timeline there, by timeline here; -1 where nobody went yet. */
  private ends = new Int32Array();
  private readonly balances: Int32Array;
  private readonly untils: Untils;
  private readonly horizon: Pick<Horizon, 'earliest' | 'last'>;

  constructor(
    private readonly start: CardIndex,
    private readonly end: CardIndex,
    { yellow, red, cardsReturn }: Lengths,
    private readonly card: Leaf['card'],
    private readonly keeps: boolean,
  ) {
    this.balances = laterBalances(card, keeps);
    this.untils = { yellow: start.minute + yellow, red: red === 0 ? null : start.minute + red };
    // P4: a card that had run out before the last action of the first half does not come back.
    const goneBy = start.half < end.half && !cardsReturn ? start.minute : 0;
    this.horizon = { earliest: Math.max(end.horizon.earliest, goneBy), last: end.horizon.last };
  }

  timeline(id: number): number {
    const known = this.ends[id] ?? -1;
    return known >= 0 ? known : this.go(id);
  }

  balance(balance: Balance): Balance {
    return this.balances[balance] as Balance;
  }

  /** What stands for the cards after those of a state. */
  after(state: number): number {
    const { timelineOf, balanceOf } = this.start;
    return this.end.find(this.timeline(timelineOf[state] as number), this.balance(balanceOf[state] as Balance));
  }

  private go(id: number): number {
    const { start, end, ends } = this;
    if (ends.length <= id) {
      this.ends = new Int32Array(start.timelines.length).fill(-1);
      this.ends.set(ends);
    }
    const reached = end.id(later(start.timelines[id] as Timeline, this.card, this.untils, this.horizon, this.keeps));
    this.ends[id] = reached;
    return reached;
  }
}

/** More moments than any format has. */
const MOST_MOMENTS = 1000;

function momentKey({ half, minute }: Moment): number {
  return half * 1000 + minute;
}

/** No card, or that of a side and a colour. */
const CARD_NUMBERS = 5;

function cardNumber(card: Leaf['card']): number {
  return card ? (card.side === 'P' ? 1 : 2) + (card.colour === 'red' ? 2 : 0) : 0;
}

/** The moments of a clock with nothing told apart but matches without cards. */
export function emptyIndexes({ moments, restart, last }: Clock, { cardsReturn }: Lengths): CardIndex[] {
  return moments.map((moment) => {
    // In the first of two halves the clock may still go back to the start of the second.
    const again = moments.some((other) => other.half > moment.half);
    const from = again ? Math.min(moment.minute, restart) : moment.minute;
    return new CardIndex(moment, { earliest: cardsReturn ? from : moment.minute, last, from });
  });
}

/** Cards that are so much rarer than those told apart are not followed at all. */
const NEGLIGIBLE = 1e-3;

/**
 * Tells apart the cards that come up at a moment with at least the probability `rare` in a match of moves at random.
 * Answers with the probability of every state.
 */
export function tellApart(states: CardStates, { program }: Actions, rare: number): Float64Array[] {
  const { moments } = states;
  /** By moment: what comes there. */
  const pending = moments.map(() => new Pending());
  const weights: Float64Array[] = [];

  const ends: Leaf[][] = [];
  function spread(from: number, own: Float64Array): void {
    const index = moments[from] as CardIndex;
    /** Where the ends lead from here, by the cards in force. */
    const ways: Way[][] = [];
    for (let state = 0; state < index.size; state++) {
      const weight = own[state] as number;
      const cards = index.inForce(state);
      ends[cards] ??= endsAtRandom(program(cards));
      ways[cards] ??= ends[cards].flatMap((leaf) => waysOf(states, from, leaf));
      for (const { path, to, share } of ways[cards]) {
        const reached = weight * share;
        if (reached < rare * NEGLIGIBLE) continue;
        const id = path.timeline(index.timelineOf[state] as number);
        (pending[to] as Pending).add(id * BALANCES + path.balance(index.balanceOf[state] as Balance), reached);
      }
    }
  }

  (pending[0] as Pending).add((moments[0] as CardIndex).id(NO_CARDS) * BALANCES + LEVEL, 1);
  for (const [number, index] of moments.entries()) {
    const { keys, weights: reached } = pending[number] as Pending;
    pending[number] = new Pending();
    for (const [i, key] of keys.entries()) if ((reached[i] as number) >= rare) index.keep((key / BALANCES) | 0, key % BALANCES);
    const own = new Float64Array(index.size);
    for (const [i, key] of keys.entries()) {
      const weight = reached[i] as number;
      const found = index.find((key / BALANCES) | 0, key % BALANCES);
      // A state that is not told apart goes on as the states that stand for it.
      if (found >= 0) own[found] = (own[found] as number) + weight;
      else for (const { state, share } of index.blend(found)) own[state] = (own[state] as number) + weight * Math.abs(share);
    }
    index.settle();
    weights.push(own);
    spread(number, own);
  }
  return weights;
}

/** What comes to a moment, by timeline and balance, in the order in which it came first. */
class Pending {
  readonly keys: number[] = [];
  readonly weights: number[] = [];
  private readonly known = new IntMap();

  add(key: number, weight: number): void {
    const at = this.known.get(key);
    if (at !== NONE) {
      this.weights[at] = (this.weights[at] as number) + weight;
      return;
    }
    this.known.set(key, this.keys.push(key) - 1);
    this.weights.push(weight);
  }
}

/** The ends of an action with moves at random; points do not matter here, so ends that differ in nothing else are one. */
function endsAtRandom({ leaves, forks }: ActionProgram): Leaf[] {
  const ends = new Map<string, Leaf>();
  const add = ({ minutes, keeps, playedOn, card }: Leaf, p: number) => {
    const key = `${minutes}/${keeps}/${playedOn}/${cardNumber(card)}`;
    ends.set(key, { p: p + (ends.get(key)?.p ?? 0), lead: 0, minutes, keeps, playedOn, card });
  };
  for (const leaf of leaves) add(leaf, leaf.p);
  for (const { p, moves } of forks) for (const move of moves) for (const leaf of move.leaves) add(leaf, (p * leaf.p) / moves.length);
  return [...ends.values()];
}

/** Where a leaf leads from a moment, whatever the cards are. */
interface Way {
  readonly to: number;
  readonly path: Path;
  readonly share: number;
}

/** Where the clock goes after a leaf. Who begins a second half is open here, so both are counted alike. */
function waysOf(states: CardStates, from: number, { p, card, ...leaf }: Leaf): Way[] {
  const { half, minute, follows } = states.moments[from] as CardIndex;
  const way = (at: Moment, keeps: boolean, share: number): Way => {
    const to = states.numberOf(at);
    return { to, path: states.path(from, card, to, keeps), share };
  };
  if (goesOn(follows, leaf)) return [way({ half, minute: minute + leaf.minutes }, leaf.keeps, p)];
  if (follows.kind !== 'half-time') return [];
  return [follows.keeps.P, follows.keeps.Q].map((keeps) => way(follows.at, keeps, 0.5 * p));
}
