import type { Cell } from '../../_hex/rules/index.ts';
import type { TurnGenerator } from '../rules/index.ts';
import { type Colour, freeCount, HUNTER, PAWNS, type PackedPawns, PREY } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { Reaches } from './reaches.ts';
import { chanceOf } from './throws.ts';
import { CAPTURE_VALUE, DANGER_COST, ESCAPE_COST, RELEASE_VALUE, WIN_VALUE } from './turn-values.ts';

/**
 * Rates turns at a glance: captures, releases, pawns in danger of capture and prisoners in danger of release, as they
 * look before the turn. It is fast enough to play whole games in a moment.
 */
export class Quick {
  private readonly turns: TurnGenerator;
  private readonly hunter: Reaches;
  private readonly prey: Reaches;

  constructor({ board, ahead }: Ground) {
    this.turns = ahead;
    this.hunter = new Reaches(board);
    this.prey = new Reaches(board);
  }

  /** Looks at a position for a turn of `colour`. After that `rate` can be asked of what the turn leads to. */
  look(pawns: PackedPawns, colour: Colour): void {
    this.hunter.look(pawns, HUNTER[colour]);
    this.prey.look(pawns, PREY[colour]);
  }

  rate(before: PackedPawns, colour: Colour, after: PackedPawns): number {
    const { hunter, prey } = this;
    const hunted = PREY[colour];
    const free = freeCount(after, colour);
    const left = freeCount(after, hunted);
    let danger = 0;
    for (let i = 0; i < free; i++) danger += chanceOf(hunter.cells[after[colour * PAWNS + i] as Cell] as number);
    let freed = 0;
    for (let i = left; i < PAWNS; i++) freed += chanceOf(prey.cells[after[hunted * PAWNS + i] as Cell] as number);
    const captured = freeCount(before, hunted) - left;
    const released = free - freeCount(before, colour);
    const gained = CAPTURE_VALUE * captured + RELEASE_VALUE * released + (left === 0 ? WIN_VALUE : 0);
    return gained - DANGER_COST * danger - ESCAPE_COST * freed;
  }

  /** Plays a throw at a glance: `into` is the position after it. */
  play(pawns: PackedPawns, colour: Colour, dieA: number, dieB: number, into: PackedPawns): void {
    const { turns } = this;
    const count = turns.generate(pawns, colour, dieA, dieB);
    if (count === 0) {
      into.set(pawns);
      return;
    }
    this.look(pawns, colour);
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      turns.result(i, into);
      const rate = this.rate(pawns, colour, into);
      if (rate > highest) {
        highest = rate;
        best = i;
      }
    }
    turns.result(best, into);
  }
}
