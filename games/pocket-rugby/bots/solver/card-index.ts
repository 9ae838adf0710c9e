import { BALANCES, type Balance, LEVEL, nearerLevel } from './balance.ts';
import { type Horizon, inForceAt, NO_CARDS, type Timeline, timelineKey, withoutOne } from './cards.ts';
import type { Follows, Moment } from './clock.ts';

/** States with shares that sum to 1. */
export type Blend = readonly { readonly state: number; readonly share: number }[];

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
  /** By timeline, then balance: the state, or -1. */
  private readonly states: (Int16Array | Int32Array | null)[] = [];
  private readonly blends = new Map<number, Blend>();
  private readonly drops: ({ readonly id: number; readonly cost: number }[] | undefined)[] = [];

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
    // The most frequent by far, and the first.
    if (timeline === NO_CARDS && this.timelines.length > 0) return 0;
    const key = timelineKey(timeline);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.timelines.length);
    this.states.push(null);
    return this.timelines.push(timeline) - 1;
  }

  keep(id: number, balance: Balance): void {
    const row = this.states[id] ?? new Int32Array(BALANCES).fill(-1);
    this.states[id] = row;
    if (row[balance] !== -1) return;
    row[balance] = this.timelineOf.push(id) - 1;
    this.balanceOf.push(balance);
  }

  inForce(state: number): number {
    return inForceAt(this.timelines[this.timelineOf[state] as number] as Timeline, this.minute);
  }

  stateOf(id: number, balance: Balance): number {
    return this.states[id]?.[balance] ?? -1;
  }

  /** The state itself, or those that stand for it. */
  find(id: number, balance: Balance): Blend {
    const key = id * BALANCES + balance;
    const known = this.blends.get(key);
    if (known) return known;
    const state = this.stateOf(id, balance);
    const blend = state >= 0 ? [{ state, share: 1 }] : this.standIns(id, balance);
    this.blends.set(key, blend);
    return blend;
  }

  /**
   * Two cards too many are worth what each of them is worth without the other, where that can be looked up; or else
   * the one that matters least is left out.
   */
  private standIns(id: number, balance: Balance): Blend {
    const ways = this.simpler(id, balance);
    for (const [i, first] of ways.entries()) {
      const one = this.stateOf(first.id, first.balance);
      if (first.cost > HARMLESS || one < 0) continue;
      const after = this.simpler(first.id, first.balance);
      for (const second of ways.slice(i + 1)) {
        const two = this.stateOf(second.id, second.balance);
        if (second.cost > HARMLESS || two < 0) continue;
        const both = after.find((way) => this.simpler(second.id, second.balance).some((other) => same(way, other)));
        const rest = both ? this.stateOf(both.id, both.balance) : -1;
        if (rest >= 0) {
          return [
            { state: one, share: 1 },
            { state: two, share: 1 },
            { state: rest, share: -1 },
          ];
        }
      }
    }
    const [cheapest] = ways;
    return cheapest ? this.find(cheapest.id, cheapest.balance) : [{ state: 0, share: 1 }];
  }

  /** Every way to make cards simpler by one thing, the cheapest first; none for no cards. */
  private simpler(id: number, balance: Balance): { id: number; balance: Balance; cost: number }[] {
    const { minute, horizon } = this;
    const drops =
      this.drops[id] ??
      withoutOne(this.timelines[id] as Timeline, minute, horizon).map(({ timeline, cost }) => ({ id: this.id(timeline), cost }));
    this.drops[id] = drops;
    const ways = drops.map((drop) => ({ id: drop.id, balance, cost: drop.cost }));
    for (const nearer of nearerLevel(balance, horizon.last - minute + 1)) ways.push({ id, balance: nearer.balance, cost: nearer.cost });
    return ways.sort((a, b) => a.cost - b.cost);
  }
}

/** Simplifications that cost more are made only when there is no other left. */
const HARMLESS = 0.4;

function same(a: { id: number; balance: Balance }, b: { id: number; balance: Balance }): boolean {
  return a.id === b.id && a.balance === b.balance;
}
