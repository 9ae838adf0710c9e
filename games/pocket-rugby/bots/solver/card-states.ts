import type { ActionProgram, Leaf } from './action-program.ts';
import { BALANCES, type Balance, LEVEL, laterBalance } from './balance.ts';
import { type Blend, CardIndex } from './card-index.ts';
import { later, NO_CARDS, type Timeline } from './cards.ts';
import type { Clock, Follows, Moment } from './clock.ts';

/** The cards of a format at every moment, and where actions lead among them. */
export class CardStates {
  private readonly numbers: ReadonlyMap<number, number>;
  /** By moment that follows: the timelines there, by timeline, card and hand. */
  private readonly paths = new Map<number, Map<number, number>>();

  constructor(
    readonly moments: readonly CardIndex[],
    private readonly yellowMinutes: number,
  ) {
    this.numbers = new Map(moments.map(({ half, minute }, i) => [momentKey({ half, minute }), i]));
  }

  numberOf(moment: Moment): number {
    return this.numbers.get(momentKey(moment)) ?? -1;
  }

  /** The timeline after a leaf of an action at the moment `from`, as the player with the hand then sees it. */
  path(from: number, id: number, card: Leaf['card'], to: number, keeps: boolean): number {
    const pair = from * 1000 + to;
    const paths = this.paths.get(pair) ?? new Map<number, number>();
    if (paths.size === 0) this.paths.set(pair, paths);
    const key = (id * 5 + cardNumber(card)) * 2 + (keeps ? 1 : 0);
    const known = paths.get(key);
    if (known !== undefined) return known;
    const start = this.moments[from] as CardIndex;
    const end = this.moments[to] as CardIndex;
    const until = start.minute + this.yellowMinutes;
    const reached = end.id(later(start.timelines[id] as Timeline, card, until, end.horizon, keeps));
    paths.set(key, reached);
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
    for (const pair of this.paths.keys()) if (Math.floor(pair / 1000) === from) this.paths.delete(pair);
  }
}

function momentKey({ half, minute }: Moment): number {
  return half * 1000 + minute;
}

function cardNumber(card: Leaf['card']): number {
  return card ? (card.side === 'P' ? 1 : 2) + (card.colour === 'red' ? 2 : 0) : 0;
}

/** The moments of a clock with nothing told apart but matches without cards. */
export function emptyIndexes(clock: Clock): CardIndex[] {
  const restart = Math.min(...clock.moments.flatMap(({ follows }) => (follows.kind === 'half-time' ? [follows.at.minute] : [])));
  return clock.moments.map((moment) => {
    // In the first of two halves the clock may still go back to the start of the second.
    const again = clock.moments.some((other) => other.half > moment.half);
    const earliest = again ? Math.min(moment.minute, restart) : moment.minute;
    return new CardIndex(moment, { earliest, last: clock.last });
  });
}

/** So much rarer than what is told apart, cards are not followed at all. */
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
  function spread(from: number, state: number, weight: number): void {
    const index = moments[from] as CardIndex;
    for (const leaf of ends[index.inForce(state)] ?? []) {
      for (const { to, keeps, share } of targets(index, index.follows, leaf)) {
        const reached = weight * leaf.p * share;
        if (reached < rare * NEGLIGIBLE) continue;
        const number = states.numberOf(to);
        const id = states.path(from, index.timelineOf[state] as number, leaf.card, number, keeps);
        add(number, id, laterBalance(index.balanceOf[state] as Balance, leaf.card, keeps), reached);
      }
    }
  }

  add(0, (moments[0] as CardIndex).id(NO_CARDS), LEVEL, 1);
  for (const [number, index] of moments.entries()) {
    const rows = pending[number] as Map<number, number>;
    for (const [key, weight] of rows) if (weight >= rare) index.keep(Math.floor(key / BALANCES), key % BALANCES);
    const own = new Float64Array(index.size);
    for (const [key, weight] of rows) {
      // Of what is not told apart the part that goes on is what stands for it.
      for (const { state, share } of index.find(Math.floor(key / BALANCES), key % BALANCES))
        own[state] = (own[state] as number) + weight * Math.abs(share);
    }
    rows.clear();
    weights.push(own);
    if (index.follows.kind !== 'full-time') for (let state = 0; state < index.size; state++) spread(number, state, own[state] as number);
  }
  return weights;
}

/** The ends of an action with moves at random; points do not matter here, so ends that differ in nothing else are one. */
function endsAtRandom({ leaves, forks }: ActionProgram): Leaf[] {
  const ends = new Map<string, Leaf>();
  const add = ({ minutes, keeps, card }: Leaf, p: number) => {
    const key = `${minutes}/${keeps}/${cardNumber(card)}`;
    ends.set(key, { p: p + (ends.get(key)?.p ?? 0), lead: 0, minutes, keeps, card });
  };
  for (const leaf of leaves) add(leaf, leaf.p);
  for (const { p, moves } of forks) for (const move of moves) for (const leaf of move.leaves) add(leaf, (p * leaf.p) / moves.length);
  return [...ends.values()];
}

/** Where the clock goes after a leaf; who begins a second half is open here, so both are counted alike. */
function targets({ half, minute }: Moment, follows: Follows, leaf: Leaf): { to: Moment; keeps: boolean; share: number }[] {
  if (follows.kind === 'on') return [{ to: { half, minute: minute + leaf.minutes }, keeps: leaf.keeps, share: 1 }];
  if (follows.kind === 'full-time') return [];
  return [follows.keeps.P, follows.keeps.Q].map((keeps) => ({ to: follows.at, keeps, share: 0.5 }));
}
