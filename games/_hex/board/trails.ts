import type { Fact } from '@pocket-stadium/kernel';

/** The way that something went in the turn before, for a line on the board. */
export interface Trail {
  readonly side: number;
  readonly from: string;
  readonly to: string;
  readonly pass: boolean;
}

/** The codes of the facts that leave a line. */
export interface TrailCodes {
  readonly moves: readonly string[];
  readonly passes: readonly string[];
  /** Facts after which a new position begins: older lines are not drawn. */
  readonly ends: readonly string[];
}

/** The lines of the latest turns, for each of the last `turns` seats that moved. */
export function lastTrails(facts: readonly Fact[], { moves, passes, ends }: TrailCodes, turns: number): readonly Trail[] {
  const trails: Trail[] = [];
  const seats = new Set<number>();
  for (const fact of facts.toReversed()) {
    if (ends.includes(fact.code)) break;
    const pass = passes.includes(fact.code);
    if (!(pass || moves.includes(fact.code)) || fact.seat === undefined) continue;
    if (!seats.has(fact.seat) && seats.size === turns) break;
    seats.add(fact.seat);
    const { from, to } = fact as Fact & { readonly from?: string; readonly to?: string };
    if (from !== undefined && to !== undefined && from !== to) trails.unshift({ side: fact.seat, from, to, pass });
  }
  return trails;
}
