import type { Budget } from './bot.ts';

/** Looking at the clock costs as much as a node, so it is done once in so many nodes. */
const NODES_A_LOOK = 16;
/** The part of a time budget that is kept back for what follows the search. */
const KEPT_BACK_MS = 20;

/** Counts what a search looks at, until the budget is spent. */
export class Limit {
  nodes = 0;
  private looked = 0;
  private late = false;

  private constructor(
    private most: number,
    private deadline: number,
  ) {}

  /** `usual` is the budget in nodes where neither nodes nor time are named. */
  static of({ nodes, ms }: Budget, usual: number): Limit {
    const deadline = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + Math.max(ms / 2, ms - KEPT_BACK_MS);
    return new Limit(nodes ?? (ms === undefined ? usual : Number.POSITIVE_INFINITY), deadline);
  }

  spend(nodes: number): void {
    this.nodes += nodes;
  }

  get spent(): boolean {
    if (this.late || this.nodes >= this.most) return true;
    if (this.deadline !== Number.POSITIVE_INFINITY && this.nodes - this.looked >= NODES_A_LOOK) {
      this.looked = this.nodes;
      this.late = performance.now() >= this.deadline;
    }
    return this.late;
  }

  /** Does some work within a share of what is left. */
  within<T>(share: number, work: () => T): T {
    const { most, deadline } = this;
    this.most = this.nodes + (most - this.nodes) * share;
    if (deadline !== Number.POSITIVE_INFINITY) {
      const now = performance.now();
      this.deadline = now + (deadline - now) * share;
    }
    const done = work();
    this.most = most;
    this.deadline = deadline;
    this.late = false;
    return done;
  }
}
