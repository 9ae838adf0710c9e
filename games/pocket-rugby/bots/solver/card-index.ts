import { BALANCES, type Balance, LEVEL, nearerLevel } from './balance.ts';
import { type Horizon, inForceAt, NO_CARDS, type Timeline, withoutOne } from './cards.ts';
import type { Follows, Moment } from './clock.ts';
import { IntMap, NONE } from './int-map.ts';
import { TimelineIds } from './timeline-ids.ts';

interface Stand {
  readonly state: number;
  readonly share: number;
}

/** States with shares that sum to 1. */
export type Blend = readonly Stand[];

/** The cards that are told apart at a moment: states are timelines with balances. */
export class CardIndex implements Moment {
  readonly half: number;
  readonly minute: number;
  readonly follows: Follows;
  /** Timelines by number, kept or only met. */
  readonly timelines: Timeline[] = [];
  /** By state: its timeline and its balance. */
  readonly timelineOf: number[] = [];
  readonly balanceOf: Balance[] = [];
  private readonly ids = new TimelineIds();
  /** By timeline and balance: the state itself, or below 0 which of `blends` stands for it where it is not told apart. */
  private readonly stands = new IntMap();
  private readonly blends: Blend[] = [];
  private readonly drops: ({ readonly id: number; readonly cost: number }[] | undefined)[] = [];
  /** By balance. */
  private readonly nearer: ReturnType<typeof nearerLevel>[] = [];
  /** By timeline: how many of the cards of the player with the hand count; -1 where nobody asked yet. */
  private readonly counting: number[] = [];

  constructor(
    { half, minute, follows }: Moment & { readonly follows: Follows },
    readonly horizon: Horizon,
  ) {
    this.half = half;
    this.minute = minute;
    this.follows = follows;
    this.keep(this.id(NO_CARDS), LEVEL);
  }

  get size(): number {
    return this.timelineOf.length;
  }

  id(timeline: Timeline): number {
    // No cards is the most frequent timeline by far, and the first.
    if (timeline === NO_CARDS && this.timelines.length > 0) return 0;
    const id = this.ids.of(timeline);
    if (id === this.timelines.length) {
      this.timelines.push(timeline);
      this.counting.push(-1);
    }
    return id;
  }

  keep(id: number, balance: Balance): void {
    if (this.kept(id, balance) >= 0) return;
    const state = this.timelineOf.push(id) - 1;
    this.balanceOf.push(balance);
    this.stands.set(id * BALANCES + balance, state);
  }

  /** Nearly everything that is met has been asked for: the few ways that are still needed are looked for again. */
  settle(): void {
    this.drops.length = 0;
  }

  /** Nothing leads here any more: what was told apart is let go. */
  forget(): void {
    for (const list of [this.timelines, this.timelineOf, this.balanceOf, this.blends, this.drops, this.counting]) list.length = 0;
    this.ids.clear();
    this.stands.clear();
  }

  inForce(state: number): number {
    const id = this.timelineOf[state] as number;
    if (this.counting[id] === -1) this.counting[id] = inForceAt(this.timelines[id] as Timeline, this.minute);
    return this.counting[id] as number;
  }

  /** The state itself, or below 0 the number of those that stand for it: what `blend` answers with. */
  find(id: number, balance: Balance): number {
    const key = id * BALANCES + balance;
    const known = this.stands.get(key);
    if (known !== NONE) return known;
    const found = this.standIns(id, balance);
    this.stands.set(key, found);
    return found;
  }

  blend(found: number): Blend {
    return found >= 0 ? [{ state: found, share: 1 }] : (this.blends[-1 - found] as Blend);
  }

  /** The state itself; -1 where it is not told apart. */
  private kept(id: number, balance: Balance): number {
    const state = this.stands.get(id * BALANCES + balance);
    return state >= 0 && this.timelineOf[state] === id && this.balanceOf[state] === balance ? state : -1;
  }

  /**
   * Two cards too many are worth what each is worth without the other, where that can be looked up. Otherwise the one
   * that matters least is left out.
   */
  private standIns(id: number, balance: Balance): number {
    const ways = this.simpler(id, balance);
    const harmless = ways.filter((way) => way.cost <= HARMLESS && this.kept(way.id, way.balance) >= 0);
    const after: Way[][] = [];
    const simplerThan = (i: number): Way[] => {
      const { id, balance } = harmless[i] as Way;
      after[i] ??= this.simpler(id, balance);
      return after[i];
    };
    for (const [i, first] of harmless.entries()) {
      for (let j = i + 1; j < harmless.length; j++) {
        const others = simplerThan(j);
        const both = simplerThan(i).find((way) => others.some((other) => same(way, other)));
        const rest = both ? this.kept(both.id, both.balance) : -1;
        if (rest < 0) continue;
        const [one, other] = [first, harmless[j] as Way].map((way) => ({ state: this.kept(way.id, way.balance), share: 1 }));
        return -this.blends.push([one as Stand, other as Stand, { state: rest, share: -1 }]);
      }
    }
    const [cheapest] = ways;
    return cheapest ? this.find(cheapest.id, cheapest.balance) : 0;
  }

  /** Every way to make cards simpler by one thing, the cheapest first; none for no cards. */
  private simpler(id: number, balance: Balance): Way[] {
    const { horizon } = this;
    let drops = this.drops[id];
    if (!drops) {
      drops = withoutOne(this.timelines[id] as Timeline, horizon).map(({ timeline, cost }) => ({ id: this.id(timeline), cost }));
      this.drops[id] = drops;
    }
    let nearer = this.nearer[balance];
    if (!nearer) {
      nearer = nearerLevel(balance, horizon.last - horizon.from + 1);
      this.nearer[balance] = nearer;
    }
    const ways: Way[] = [];
    let at = 0;
    const takeNearer = (below: number): void => {
      for (let way = nearer[at]; way && way.cost < below; way = nearer[++at]) ways.push({ id, balance: way.balance, cost: way.cost });
    };
    for (const drop of drops) {
      takeNearer(drop.cost);
      ways.push({ id: drop.id, balance, cost: drop.cost });
    }
    takeNearer(Number.POSITIVE_INFINITY);
    return ways;
  }
}

type Nearer = ReturnType<typeof nearerLevel>[number];
/** Cards that are simpler by one thing, and what that costs. */
interface Way extends Nearer {
  readonly id: number;
}

/** Simplifications that cost more are made only when there is no other left. */
const HARMLESS = 0.4;

function same(a: { id: number; balance: Balance }, b: { id: number; balance: Balance }): boolean {
  return a.id === b.id && a.balance === b.balance;
}
