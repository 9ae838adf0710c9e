import type { Cell } from '../../_hex/rules/grid.ts';
import { CELL_BITS, type Field, type Team } from './field.ts';
import { bitHigh, bitLow, CELL_MASK, mayPass, moveFrom, SCORES } from './single-moves.ts';

/*
 * Every position a turn can end in, fast: for search, for counting, and for asking whether a turn
 * can be ended at all. A team is packed in 18 bits (its three cells in order, six bits each); a
 * team and the ball in 24.
 */

/** Three cells in ascending order, packed. */
export type Trio = number;
/** A trio and the ball: `trio << 6 | ball`. What a turn can change. */
export type End = number;

export function packTrio(cells: readonly Cell[]): Trio {
  const [a, b, c] = cells as readonly [Cell, Cell, Cell];
  return a < b ? insert(c, a, b) : insert(c, b, a);
}

export function unpackTrio(packed: Trio): [Cell, Cell, Cell] {
  return [packed >> 12, (packed >> 6) & CELL_MASK, packed & CELL_MASK];
}

/** The trio with one of its cells exchanged. */
export function replaceInTrio(packed: Trio, from: Cell, to: Cell): Trio {
  const a = packed >> 12;
  const b = (packed >> 6) & CELL_MASK;
  const c = packed & CELL_MASK;
  return from === a ? insert(to, b, c) : from === b ? insert(to, a, c) : insert(to, a, b);
}

function insert(cell: Cell, first: Cell, second: Cell): Trio {
  return cell < first ? trio(cell, first, second) : cell < second ? trio(first, cell, second) : trio(first, second, cell);
}

function trio(a: Cell, b: Cell, c: Cell): Trio {
  return (a << 12) | (b << 6) | c;
}

/** The table of what was reached holds the packed 24 bits and, above, the call they belong to. */
const KEY_BITS = 24;
const FIRST_CAPACITY = 4096;

/** A generator of turns on one field, with its own memory: the next call overwrites the last answer. */
export class Turns {
  /** Where the turn can end, in the first `count` places. Goals are not among them. */
  ends = new Int32Array(FIRST_CAPACITY / 2);
  count = 0;
  /** Whether a goal can be scored. */
  goal = false;

  private reached = new Int32Array(FIRST_CAPACITY / 2);
  private table = new Int32Array(FIRST_CAPACITY);
  private tail = 0;
  private call = 0;
  private readonly occupied: Uint8Array;

  constructor(readonly field: Field) {
    this.occupied = new Uint8Array(1 << CELL_BITS);
  }

  /**
   * All distinct ends of a turn of `team` with `moves` left. `start` is what must have changed at
   * the end (K6), if the turn did not begin here.
   */
  generate(team: Team, mine: Trio, theirs: Trio, ball: Cell, moves: number, start: End = (mine << CELL_BITS) | ball): number {
    const { occupied } = this;
    const [x, y, z] = [theirs >> 12, (theirs >> 6) & CELL_MASK, theirs & CELL_MASK];
    const low = bitLow(x) | bitLow(y) | bitLow(z);
    const high = bitHigh(x) | bitHigh(y) | bitHigh(z);
    occupied[x] = occupied[y] = occupied[z] = 1;

    this.nextCall();
    this.goal = false;
    this.tail = 0;
    this.reach((mine << CELL_BITS) | ball);
    this.passAround(0, low, high);
    let from = 0;
    for (let left = moves; left > 0; left--) {
      const to = this.tail;
      for (let i = from; i < to; i++) this.moveAll(team, this.reached[i] as End);
      this.passAround(to, low, high);
      from = to;
    }
    occupied[x] = occupied[y] = occupied[z] = 0;
    return this.collect(start);
  }

  /** Every move of every playballer. */
  private moveAll(team: Team, at: End): void {
    const { field, occupied } = this;
    const ball = at & CELL_MASK;
    const a = at >> 18;
    const b = (at >> 12) & CELL_MASK;
    const c = (at >> 6) & CELL_MASK;
    occupied[a] = occupied[b] = occupied[c] = 1;
    for (let i = 0; i < 3; i++) {
      const from = i === 0 ? a : i === 1 ? b : c;
      const first = i === 0 ? b : a;
      const second = i === 2 ? b : c;
      for (let direction = 0; direction < 6; direction++) {
        const moved = moveFrom(field, occupied, ball, team, from, direction);
        if (moved < 0) continue;
        if (moved & SCORES) {
          this.goal = true;
          continue;
        }
        const to = moved & CELL_MASK;
        this.reach((insert(to, first, second) << CELL_BITS) | (moved >> CELL_BITS));
      }
    }
    occupied[a] = occupied[b] = occupied[c] = 0;
  }

  /** Every pass from what was reached since index `from`, and every pass from there. */
  private passAround(from: number, low: number, high: number): void {
    const { field } = this;
    for (let i = from; i < this.tail; i++) {
      const at = this.reached[i] as End;
      const ball = at & CELL_MASK;
      const a = at >> 18;
      const b = (at >> 12) & CELL_MASK;
      const c = (at >> 6) & CELL_MASK;
      if (ball !== a && ball !== b && ball !== c) continue;
      const cells = at ^ ball;
      if (ball !== a && mayPass(field, low, high, ball, a)) this.reach(cells | a);
      if (ball !== b && mayPass(field, low, high, ball, b)) this.reach(cells | b);
      if (ball !== c && mayPass(field, low, high, ball, c)) this.reach(cells | c);
    }
  }

  private reach(at: End): void {
    const { table } = this;
    const mask = table.length - 1;
    const entry = at | (this.call << KEY_BITS);
    let slot = (Math.imul(at, 0x9e3779b1) >>> 12) & mask;
    for (;;) {
      const found = table[slot] as number;
      if (found === entry) return;
      if (found >> KEY_BITS !== this.call) break;
      slot = (slot + 1) & mask;
    }
    table[slot] = entry;
    this.reached[this.tail++] = at;
    if (this.tail === this.reached.length) this.grow();
  }

  /** What nobody stands on a point in, and what is not as it was at the start. */
  private collect(start: End): number {
    const { reached, tail, ends } = this;
    const { point } = this.field;
    let count = 0;
    for (let i = 0; i < tail; i++) {
      const at = reached[i] as End;
      const barred = (point[at >> 18] as number) | (point[(at >> 12) & CELL_MASK] as number) | (point[(at >> 6) & CELL_MASK] as number);
      if (barred === 0 && at !== start) ends[count++] = at;
    }
    this.count = count;
    return count;
  }

  private nextCall(): void {
    // Calls are told apart by seven bits: after the last, the table is cleared.
    if (this.call === 127) {
      this.table.fill(0);
      this.call = 0;
    }
    this.call++;
  }

  private grow(): void {
    const { reached, tail } = this;
    this.reached = new Int32Array(2 * reached.length);
    this.ends = new Int32Array(2 * reached.length);
    this.table = new Int32Array(4 * reached.length);
    this.tail = 0;
    for (let i = 0; i < tail; i++) this.reach(reached[i] as End);
  }
}
