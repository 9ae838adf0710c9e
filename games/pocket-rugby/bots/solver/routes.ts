import type { Leaf } from './action-program.ts';
import type { Blend } from './card-index.ts';
import type { Values } from './rows.ts';

/** Where leaves with the same clock, hand and card lead, with the states after the one that is worked out now. */
export interface Route {
  readonly values: Values;
  readonly to: number;
  readonly keeps: boolean;
  readonly card: Leaf['card'];
  state: number;
  blend: Blend;
}

/** The routes of the leaves at a moment: leaves that differ in points alone share one. */
export class Routes {
  private readonly byLeaf = new Map<Leaf, Route>();
  private readonly byEnd = new Map<string, Route>();

  constructor(private readonly make: (leaf: Leaf) => Route) {}

  of(leaf: Leaf): Route {
    const known = this.byLeaf.get(leaf);
    if (known) return known;
    const { minutes, keeps, playedOn, card } = leaf;
    const end = `${minutes}/${keeps}/${playedOn}/${card?.side}/${card?.colour}`;
    const route = this.byEnd.get(end) ?? this.make(leaf);
    this.byEnd.set(end, route);
    this.byLeaf.set(leaf, route);
    return route;
  }
}
