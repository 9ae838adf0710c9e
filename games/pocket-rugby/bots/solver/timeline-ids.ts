import type { Timeline } from './cards.ts';
import { IntMap, NONE } from './int-map.ts';

/**
 * Timelines by number, in the order in which they came. They are found along a tree, one card after the other, without
 * making a text of each.
 */
export class TimelineIds {
  private readonly steps = new IntMap();
  /** By node of the tree: the timeline that ends there, or -1. */
  private readonly ids: number[] = [-1];
  private count = 0;

  of({ own, others, ownReds, othersReds }: Timeline): number {
    let node = this.step(this.step(0, ownReds), othersReds);
    for (let i = 0; i < own.length; i++) node = this.step(node, 1 + (own[i] as number));
    node = this.step(node, 0);
    for (let i = 0; i < others.length; i++) node = this.step(node, 1 + (others[i] as number));
    if (this.ids[node] === -1) this.ids[node] = this.count++;
    return this.ids[node] as number;
  }

  clear(): void {
    this.steps.clear();
    this.ids.length = 1;
    this.count = 0;
  }

  private step(from: number, by: number): number {
    const key = from * MOST_MINUTES + by;
    const known = this.steps.get(key);
    if (known !== NONE) return known;
    const node = this.ids.push(-1) - 1;
    this.steps.set(key, node);
    return node;
  }
}

/** Matches with all that is added to them are shorter. */
const MOST_MINUTES = 256;
