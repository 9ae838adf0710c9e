import type { Cell } from '../../_hex/rules/index.ts';
import { type Colour, freeCount, HUNTER, PAWNS, type PackedPawns, PREY, type Turns } from '../rules/index.ts';
import type { Terrain } from './ground.ts';
import { Reaches } from './reaches.ts';
import { chanceOf } from './throws.ts';

/** What a turn is worth at a glance, in captures. */
const CAPTURE = 1;
const RELEASE = 0.8;
/** For each pawn and prisoner, times the chance of losing it to the next throw. */
const DANGER = 0.6;
const ESCAPE = 0.3;
/** The game is won. */
const ALL = 1000;

/**
 * Rates turns at a glance: captures, releases, pawns in danger of capture and prisoners in danger of
 * release, as they look before the turn. Fast enough to play whole games in a moment.
 */
export class Quick {
  private readonly turns: Turns;
  private readonly hunter: Reaches;
  private readonly prey: Reaches;

  constructor({ board, ahead }: Terrain) {
    this.turns = ahead;
    this.hunter = new Reaches(board);
    this.prey = new Reaches(board);
  }

  /** Has the eyes for a turn of `colour`: then `rate` can be asked of what it leads to. */
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
    return CAPTURE * captured + RELEASE * released + (left === 0 ? ALL : 0) - DANGER * danger - ESCAPE * freed;
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
