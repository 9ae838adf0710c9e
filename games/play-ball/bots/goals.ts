import { type Cell, NOWHERE } from '../../_hex/rules/index.ts';
import {
  bitHigh,
  bitLow,
  CELL_BITS,
  CELL_MASK,
  type Field,
  lineAhead,
  mayPass,
  moveFrom,
  SCORES,
  type Trio,
  trioHigh,
  trioLow,
} from '../rules/index.ts';
import type { Ground } from './ground.ts';

/** Directions to try, those towards the goals first. */
const DIRECTIONS = [0, 1, 5, 2, 4, 3] as const;
const NOBODY = -1;
/** The answer where the ball is not with the team: then nobody of the team has to hold it. */
const NOT_OURS = 3;

/**
 * Whether a goal can be scored in a turn, without listing the turn's ends: some ten times faster.
 * Passes are free, so it looks at the set of those who may hold the ball (bit i: the i-th of the
 * team), and the last move is tried from cells in line with a goal alone.
 */
export class Goals {
  /** The cells on which an opponent would have spoilt the goal found last. */
  freeLow = 0;
  freeHigh = 0;
  /** The cells on which the goal found last needed an opponent. */
  heldLow = 0;
  heldHigh = 0;

  private readonly field: Field;
  private readonly aims: ReturnType<Ground['aims']>;
  /** The cells next to a goal: without anybody there no move scores. */
  private readonly door = new Uint8Array(1 << CELL_BITS);
  private readonly doorsLow: number = 0;
  private readonly doorsHigh: number = 0;

  private readonly occupied = new Uint8Array(1 << CELL_BITS);
  private occupiedLow = 0;
  private occupiedHigh = 0;
  private theirsLow = 0;
  private theirsHigh = 0;
  private ball: Cell = 0;

  constructor(ground: Ground) {
    this.field = ground.field;
    this.aims = ground.aims();
    for (const [cell, steps] of ground.toGoal.entries()) {
      if (steps !== 1) continue;
      this.door[cell] = 1;
      this.doorsLow |= bitLow(cell);
      this.doorsHigh |= bitHigh(cell);
    }
  }

  /** Whether the team that plays from the bottom can score with so many moves. */
  canScore(mine: Trio, theirs: Trio, ball: Cell, moves: number): boolean {
    const { occupied } = this;
    const [a, b, c] = [mine >> (2 * CELL_BITS), (mine >> CELL_BITS) & CELL_MASK, mine & CELL_MASK];
    const [x, y, z] = [theirs >> (2 * CELL_BITS), (theirs >> CELL_BITS) & CELL_MASK, theirs & CELL_MASK];
    this.theirsLow = trioLow(theirs);
    this.theirsHigh = trioHigh(theirs);
    this.occupiedLow = this.theirsLow | trioLow(mine);
    this.occupiedHigh = this.theirsHigh | trioHigh(mine);
    occupied[a] = occupied[b] = occupied[c] = occupied[x] = occupied[y] = occupied[z] = 1;
    this.ball = ball;
    this.freeLow = this.freeHigh = this.heldLow = this.heldHigh = 0;
    const holders = ball === a ? 1 : ball === b ? 2 : ball === c ? 4 : 0;
    let found = NOBODY;
    // Short ways are tried first: they depend on fewer cells.
    for (let left = 1; left <= moves && found === NOBODY; left++) found = this.seek(a, b, c, holders, left);
    occupied[a] = occupied[b] = occupied[c] = occupied[x] = occupied[y] = occupied[z] = 0;
    return found !== NOBODY;
  }

  /** A goal with just so many moves: who of `given` had to hold the ball, or `NOBODY` if there is none. */
  private seek(a: Cell, b: Cell, c: Cell, given: number, left: number): number {
    const { field, occupiedLow, occupiedHigh } = this;
    const holders = given === 0 || given === 7 ? given : this.passAround(a, b, c, given);
    const open = ((occupiedLow & this.doorsLow) | (occupiedHigh & this.doorsHigh)) !== 0;
    if (left === 1 && !open) return NOBODY;
    for (let i = 0; i < 3; i++) {
      const from = i === 0 ? a : i === 1 ? b : c;
      if (left > 1) {
        for (let k = 0; k < 6; k++) {
          const found = this.tryMove(a, b, c, given, holders, i, DIRECTIONS[k] as number, left, !open && left === 2);
          if (found !== NOBODY) return found;
        }
        continue;
      }
      const aims = this.aims[from] as (typeof this.aims)[number];
      for (let k = 0; k < aims.length; k++) {
        const { direction, goal } = aims[k] as (typeof aims)[number];
        const line = (from << CELL_BITS) | goal;
        const gaps = ((field.betweenLow[line] as number) & ~occupiedLow) | ((field.betweenHigh[line] as number) & ~occupiedHigh);
        if (gaps !== 0) continue;
        const found = this.tryMove(a, b, c, given, holders, i, direction, 1, false);
        if (found !== NOBODY) return found;
      }
    }
    return NOBODY;
  }

  /** One move of the i-th, whoever of `holders` has the ball, and what follows. */
  private tryMove(
    a: Cell,
    b: Cell,
    c: Cell,
    given: number,
    holders: number,
    i: number,
    direction: number,
    left: number,
    toDoor: boolean,
  ): number {
    const { field, occupied } = this;
    const from = i === 0 ? a : i === 1 ? b : c;
    let to: Cell = NOWHERE;
    let after = 0;
    for (let j = 0; j < 3; j++) {
      if (holders !== 0 && ((holders >> j) & 1) === 0) continue;
      const ball = holders === 0 ? this.ball : j === 0 ? a : j === 1 ? b : c;
      const moved = moveFrom(field, occupied, ball, 0, from, direction);
      if (moved < 0) continue;
      to = moved & CELL_MASK;
      if (moved & SCORES) {
        this.note(from, direction, to);
        return holders === 0 ? NOT_OURS : this.passedFrom(a, b, c, given, j);
      }
      if (((moved >> CELL_BITS) & CELL_MASK) === to) after |= 1 << i;
      else if (holders !== 0) after |= 1 << j;
      if (holders === 0) break;
    }
    if (to === NOWHERE || left === 1 || (toDoor && this.door[to] === 0) || (to === from && after === holders)) return NOBODY;

    const { occupiedLow, occupiedHigh } = this;
    occupied[from] = 0;
    occupied[to] = 1;
    this.occupiedLow = (occupiedLow & ~bitLow(from)) | bitLow(to);
    this.occupiedHigh = (occupiedHigh & ~bitHigh(from)) | bitHigh(to);
    const found = this.seek(i === 0 ? to : a, i === 1 ? to : b, i === 2 ? to : c, after, left - 1);
    occupied[to] = 0;
    occupied[from] = 1;
    this.occupiedLow = occupiedLow;
    this.occupiedHigh = occupiedHigh;
    if (found === NOBODY) return NOBODY;
    this.note(from, direction, to);
    if (holders === 0) return NOT_OURS;
    return this.passedFrom(a, b, c, given, found === i ? this.gaveTo(a, b, c, holders, from, direction, to) : found);
  }

  /** Who of `holders` had the ball that the one who moved has now. */
  private gaveTo(a: Cell, b: Cell, c: Cell, holders: number, from: Cell, direction: number, to: Cell): number {
    for (let j = 0; j < 3; j++) {
      if (((holders >> j) & 1) === 0) continue;
      const moved = moveFrom(this.field, this.occupied, j === 0 ? a : j === 1 ? b : c, 0, from, direction);
      if (moved >= 0 && ((moved >> CELL_BITS) & CELL_MASK) === to) return j;
    }
    throw new Error('nobody had the ball');
  }

  /** Everybody the ball can be with after passes. */
  private passAround(a: Cell, b: Cell, c: Cell, given: number): number {
    const { field, theirsLow, theirsHigh } = this;
    const ab = mayPass(field, theirsLow, theirsHigh, a, b) ? 3 : 0;
    const bc = mayPass(field, theirsLow, theirsHigh, b, c) ? 6 : 0;
    const ac = mayPass(field, theirsLow, theirsHigh, a, c) ? 5 : 0;
    let holders = given;
    for (let round = 0; round < 2; round++) {
      if (holders & ab) holders |= ab;
      if (holders & bc) holders |= bc;
      if (holders & ac) holders |= ac;
    }
    return holders;
  }

  /** Who of `given` passed, so that the j-th holds the ball; notes the lines of the passes. */
  private passedFrom(a: Cell, b: Cell, c: Cell, given: number, j: number): number {
    if ((given >> j) & 1) return j;
    const cells = [a, b, c];
    const to = cells[j] as Cell;
    for (let from = 0; from < 3; from++) if ((given >> from) & 1 && this.notePass(cells[from] as Cell, to)) return from;
    for (let from = 0; from < 3; from++) {
      const by = 3 - from - j;
      if ((given >> from) & 1 && this.mayPass(cells[by] as Cell, to) && this.notePass(cells[from] as Cell, cells[by] as Cell)) {
        this.notePass(cells[by] as Cell, to);
        return from;
      }
    }
    throw new Error('no way to pass');
  }

  private mayPass(from: Cell, to: Cell): boolean {
    return mayPass(this.field, this.theirsLow, this.theirsHigh, from, to);
  }

  private notePass(from: Cell, to: Cell): boolean {
    if (!this.mayPass(from, to)) return false;
    const line = (from << CELL_BITS) | to;
    this.freeLow |= this.field.betweenLow[line] as number;
    this.freeHigh |= this.field.betweenHigh[line] as number;
    return true;
  }

  /** Where the move needs opponents, and where it needs none. */
  private note(from: Cell, direction: number, to: Cell): void {
    if (to !== from) {
      this.freeLow |= bitLow(to);
      this.freeHigh |= bitHigh(to);
    }
    for (const cell of lineAhead(this.field, this.occupied, from, direction)) {
      this.heldLow |= this.theirsLow & bitLow(cell);
      this.heldHigh |= this.theirsHigh & bitHigh(cell);
    }
  }
}
