import type { Random } from '@pocket-stadium/kernel';
import { type Colour, freeCount, HUNTER, PAWNS, type PackedPawns, PREY } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { chanceOf } from './throws.ts';
import { gains } from './turn-list.ts';
import { CAPTURE_VALUE, DANGER_COST, ESCAPE_COST, RELEASE_VALUE, WIN_VALUE } from './turn-values.ts';

/** Weighs a turn by itself: captures, releases, its pawns in danger and its prisoners in danger of release, over the 36 throws. */
export class Weigher {
  constructor(
    private readonly ground: Ground,
    private readonly dangerCost = DANGER_COST,
  ) {}

  /** What a turn is worth. Where it turns out to be less than `enough`, any value below that. */
  value(before: PackedPawns, colour: Colour, after: PackedPawns, enough = Number.NEGATIVE_INFINITY): number {
    const prey = PREY[colour];
    const left = freeCount(after, prey);
    if (left === 0) return WIN_VALUE;
    const { captures, releases } = gains(before, colour, after);
    const gained = CAPTURE_VALUE * captures + RELEASE_VALUE * releases;
    if (gained < enough) return gained;
    const { arrivals } = this.ground;
    arrivals.lay(after);
    let danger = 0;
    const free = freeCount(after, colour);
    for (let i = 0; i < free && gained - this.dangerCost * danger >= enough; i++) danger += chanceOf(arrivals.captures(HUNTER[colour], i));
    const kept = gained - this.dangerCost * danger;
    return left === PAWNS || kept < enough ? kept : kept - ESCAPE_COST * chanceOf(arrivals.releases(prey));
  }

  /** Plays a throw: `into` is the position after it. Among turns worth the same it draws one. */
  play(pawns: PackedPawns, colour: Colour, dice: readonly [number, number], random: Random, into: PackedPawns): void {
    const { ahead } = this.ground;
    const count = ahead.generate(pawns, colour, ...dice);
    let chosen = -1;
    let highest = Number.NEGATIVE_INFINITY;
    let alike = 0;
    for (let i = 0; i < count; i++) {
      ahead.result(i, into);
      const value = this.value(pawns, colour, into, highest);
      if (value > highest) {
        highest = value;
        chosen = i;
        alike = 1;
      } else if (value === highest && random(++alike) === 0) chosen = i;
    }
    if (chosen < 0) into.set(pawns);
    else ahead.result(chosen, into);
  }
}
