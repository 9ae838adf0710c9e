import type { ActionProgram, Leaf } from './action-program.ts';
import { BALANCES, type Balance, LEVEL, laterBalance } from './balance.ts';
import { type Blend, CardIndex } from './card-index.ts';
import { later, NO_CARDS, type Timeline } from './cards.ts';
import { type Clock, goesOn, type Moment } from './clock.ts';

/** How long cards last, a red one of 0 minutes to the end; and whether those that ran out count again after half-time. */
export interface Lengths {
  readonly yellow: number;
  readonly red: number;
  readonly cardsReturn: boolean;
}

/** The cards of a format at every moment, and where actions lead among them. */
export class CardStates {
  private readonly numbers: ReadonlyMap<number, number>;
  /** By both moments, card and hand: the timeline there, by timeline here; -1 where nobody went yet. */
  private readonly paths = new Map<number, Int32Array>();

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

  /** The timeline after a leaf of an action at the moment `from`, as the player with the hand then sees it. */
  path(from: number, id: number, card: Leaf['card'], to: number, keeps: boolean): number {
    const start = this.moments[from] as CardIndex;
    const way = ((from * MOST_MOMENTS + to) * 5 + cardNumber(card)) * 2 + (keeps ? 1 : 0);
    let ends = this.paths.get(way);
    if (!ends || ends.length <= id) {
      const longer = new Int32Array(start.timelines.length).fill(-1);
      longer.set(ends ?? []);
      ends = longer;
      this.paths.set(way, ends);
    }
    const known = ends[id] as number;
    if (known >= 0) return known;
    const end = this.moments[to] as CardIndex;
    const { yellow, red, cardsReturn } = this.lengths;
    const untils = { yellow: start.minute + yellow, red: red === 0 ? null : start.minute + red };
    // P4: a card that had run out before the last action of the first half does not come back.
    const goneBy = start.half < end.half && !cardsReturn ? start.minute : 0;
    const horizon = { earliest: Math.max(end.horizon.earliest, goneBy), last: end.horizon.last };
    const reached = end.id(later(start.timelines[id] as Timeline, card, untils, horizon, keeps));
    ends[id] = reached;
    return reached;
  }

  /** The states after a leaf. */
  after(from: number, state: number, card: Leaf['card'], to: number, keeps: boolean): Blend {
    const { timelineOf, balanceOf } = this.moments[from] as CardIndex;
    const id = this.path(from, timelineOf[state] as number, card, to, keeps);
    return (this.moments[to] as CardIndex).find(id, laterBalance(balanceOf[state] as Balance, card, keeps));
  }

  /** Forgets how a moment led on, when it is not needed any more. */
  forget(from: number): void {
    for (const way of this.paths.keys()) if (Math.floor(way / (MOST_MOMENTS * 10)) === from) this.paths.delete(way);
  }
}

/** More moments than any format has. */
const MOST_MOMENTS = 1000;

function momentKey({ half, minute }: Moment): number {
  return half * 1000 + minute;
}

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
export function tellApart(states: CardStates, programs: readonly ActionProgram[], rare: number): Float64Array[] {
  const { moments } = states;
  /** By moment: what comes there, by timeline and balance. */
  const pending = moments.map(() => new Map<number, number>());
  const weights: Float64Array[] = [];
  const add = (to: number, id: number, balance: Balance, weight: number) => {
    const row = pending[to] as Map<number, number>;
    const key = id * BALANCES + balance;
    row.set(key, weight + (row.get(key) ?? 0));
  };

  const ends = programs.map(endsAtRandom);
  function spread(from: number, own: Float64Array): void {
    const index = moments[from] as CardIndex;
    /** Where the ends lead from here, by the cards in force. */
    const ways: Way[][] = [];
    for (let state = 0; state < index.size; state++) {
      const weight = own[state] as number;
      const cards = index.inForce(state);
      ways[cards] ??= (ends[cards] as Leaf[]).flatMap((leaf) => waysOf(states, index, leaf));
      for (const { card, to, keeps, share } of ways[cards]) {
        const reached = weight * share;
        if (reached < rare * NEGLIGIBLE) continue;
        const id = states.path(from, index.timelineOf[state] as number, card, to, keeps);
        add(to, id, laterBalance(index.balanceOf[state] as Balance, card, keeps), reached);
      }
    }
  }

  add(0, (moments[0] as CardIndex).id(NO_CARDS), LEVEL, 1);
  for (const [number, index] of moments.entries()) {
    const rows = pending[number] as Map<number, number>;
    for (const [key, weight] of rows) if (weight >= rare) index.keep(Math.floor(key / BALANCES), key % BALANCES);
    const own = new Float64Array(index.size);
    for (const [key, weight] of rows) {
      // A state that is not told apart goes on as the states that stand for it.
      for (const { state, share } of index.find(Math.floor(key / BALANCES), key % BALANCES))
        own[state] = (own[state] as number) + weight * Math.abs(share);
    }
    rows.clear();
    index.settle();
    weights.push(own);
    spread(number, own);
  }
  return weights;
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
  readonly card: Leaf['card'];
  readonly keeps: boolean;
  readonly share: number;
}

/** Where the clock goes after a leaf. Who begins a second half is open here, so both are counted alike. */
function waysOf(states: CardStates, { half, minute, follows }: CardIndex, { p, card, ...leaf }: Leaf): Way[] {
  if (goesOn(follows, leaf)) return [{ to: states.numberOf({ half, minute: minute + leaf.minutes }), card, keeps: leaf.keeps, share: p }];
  if (follows.kind !== 'half-time') return [];
  const to = states.numberOf(follows.at);
  return [follows.keeps.P, follows.keeps.Q].map((keeps) => ({ to, card, keeps, share: 0.5 * p }));
}
