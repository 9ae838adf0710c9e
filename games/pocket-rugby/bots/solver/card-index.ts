import { BALANCES, type Balance, LEVEL, nearerLevel } from './balance.ts';
import { type Horizon, inForceAt, NO_CARDS, type Timeline, timelineKey, withoutOne } from './cards.ts';
import type { Follows, Moment } from './clock.ts';

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
  private readonly ids = new Map<string, number>();
  /** By timeline and balance: the state itself, or what stands for it where it is not told apart. */
  private readonly blends = new Map<number, Blend>();
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
    const key = timelineKey(timeline);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.timelines.length);
    this.counting.push(-1);
    return this.timelines.push(timeline) - 1;
  }

  keep(id: number, balance: Balance): void {
    if (this.kept(id, balance)) return;
    const state = this.timelineOf.push(id) - 1;
    this.balanceOf.push(balance);
    this.blends.set(id * BALANCES + balance, [{ state, share: 1 }]);
  }

  /** Nearly everything that is met has been asked for: the few ways that are still needed are looked for again. */
  settle(): void {
    this.drops.length = 0;
  }

  /** Nothing leads here any more: what was told apart is let go. */
  forget(): void {
    for (const list of [this.timelines, this.timelineOf, this.balanceOf, this.drops, this.counting]) list.length = 0;
    this.ids.clear();
    this.blends.clear();
  }

  inForce(state: number): number {
    const id = this.timelineOf[state] as number;
    if (this.counting[id] === -1) this.counting[id] = inForceAt(this.timelines[id] as Timeline, this.minute);
    return this.counting[id] as number;
  }

  /** The state itself, or those that stand for it. */
  find(id: number, balance: Balance): Blend {
    const key = id * BALANCES + balance;
    const known = this.blends.get(key);
    if (known) return known;
    const blend = this.standIns(id, balance);
    this.blends.set(key, blend);
    return blend;
  }

  /** The state itself; null where it is not told apart. */
  private kept(id: number, balance: Balance): Stand | null {
    const first = this.blends.get(id * BALANCES + balance)?.[0];
    return first && this.timelineOf[first.state] === id && this.balanceOf[first.state] === balance ? first : null;
  }

  /**
   * Two cards too many are worth what each is worth without the other, where that can be looked up. Otherwise the one
   * that matters least is left out.
   */
  private standIns(id: number, balance: Balance): Blend {
    const ways = this.simpler(id, balance);
    const harmless = ways.filter((way) => way.cost <= HARMLESS && this.kept(way.id, way.balance));
    const after = harmless.length > 1 ? harmless.map((way) => this.simpler(way.id, way.balance)) : [];
    for (const [i, first] of harmless.entries()) {
      for (let j = i + 1; j < harmless.length; j++) {
        const both = after[i]?.find((way) => after[j]?.some((other) => same(way, other)));
        const rest = both && this.kept(both.id, both.balance);
        if (!rest) continue;
        const second = harmless[j] as Way;
        const [one, other] = [this.kept(first.id, first.balance), this.kept(second.id, second.balance)] as [Stand, Stand];
        return [one, other, { state: rest.state, share: -1 }];
      }
    }
    const [cheapest] = ways;
    return cheapest ? this.find(cheapest.id, cheapest.balance) : [{ state: 0, share: 1 }];
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
    for (const drop of drops) {
      for (; at < nearer.length && (nearer[at] as Nearer).cost < drop.cost; at++) ways.push({ id, ...(nearer[at] as Nearer) });
      ways.push({ id: drop.id, balance, cost: drop.cost });
    }
    for (; at < nearer.length; at++) ways.push({ id, ...(nearer[at] as Nearer) });
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
