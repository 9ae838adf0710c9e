import type { Cell } from '../../_hex/rules/grid.ts';
import { CELL_BITS, type Field, type Team } from './field.ts';
import { PART_SEPARATOR } from './notation.ts';
import { BOUNCE, JUMP, kindOf, makePartBook, PASS, type PartBook, type PartCode, partCode, STEP } from './part-codes.ts';
import type { Position } from './position.ts';
import { bitHigh, bitLow, CELL_MASK, mayPass, moveFrom, SCORES } from './single-moves.ts';
import { type End, packTrio, replaceInTrio } from './turn-generator.ts';

/** One turn for a result: its text, and where it ends; `null` for a goal. */
export interface ListedTurn {
  readonly text: string;
  readonly end: End | null;
}

const FIRST_CAPACITY = 4096;
/** More than all moves and passes from one situation. */
const MOST_PARTS = 32;
const SCORED = -1;

/**
 * One turn for each distinct result: the one with the fewest parts, then the first by text (K7).
 * Goals are one result. Parts are tried in the order of their texts, and what was reached first is
 * followed up first, so the first way found to an end is the one wanted.
 */
export class Listing {
  private readonly book: PartBook;
  private readonly occupied = new Uint8Array(1 << CELL_BITS);

  /** What was reached, in the order in which it was. */
  private at = new Int32Array(FIRST_CAPACITY);
  private used = new Uint8Array(FIRST_CAPACITY);
  private texts: string[] = [];
  private tail = 0;
  /** Open addressing on `at`: the latest of the same situation, which used the fewest moves; plus one. */
  private table = new Int32Array(2 * FIRST_CAPACITY);

  /** The parts from one situation, in the order of their texts. */
  private readonly parts = new Int32Array(MOST_PARTS);
  private readonly results = new Int32Array(MOST_PARTS);
  private count = 0;

  constructor(readonly field: Field) {
    this.book = makePartBook(field);
  }

  list(position: Position): ListedTurn[] {
    const { turn: team, moves, ball, cells } = position;
    const opponents = cells[team === 0 ? 1 : 0];
    const low = opponents.reduce((bits, cell) => bits | bitLow(cell), 0);
    const high = opponents.reduce((bits, cell) => bits | bitHigh(cell), 0);
    for (const cell of opponents) this.occupied[cell] = 1;

    this.table.fill(0);
    this.tail = 0;
    this.texts = [];
    this.reach((packTrio(cells[team]) << CELL_BITS) | ball, 0, '');
    const listed: ListedTurn[] = [];
    let goal = false;
    for (let i = 0; i < this.tail; i++) {
      const used = this.used[i] as number;
      this.gather(team, this.at[i] as End, low, high, used < moves);
      const before = i === 0 ? '' : this.texts[i] + PART_SEPARATOR;
      for (let k = 0; k < this.count; k++) {
        const part = this.parts[k] as PartCode;
        const end = this.results[k] as End;
        if (end === SCORED && goal) continue;
        const text = before + this.book.texts[part];
        if (end === SCORED) {
          goal = true;
          listed.push({ text, end: null });
        } else if (this.reach(end, kindOf(part) === PASS ? used : used + 1, text) && this.canEnd(end)) {
          listed.push({ text, end });
        }
      }
    }
    for (const cell of opponents) this.occupied[cell] = 0;
    return listed;
  }

  /** Every pass, and where a move is left every move, from one situation. */
  private gather(team: Team, at: End, low: number, high: number, mayMove: boolean): void {
    const { field, occupied } = this;
    const { neighbours } = field.grid;
    const ball = at & CELL_MASK;
    const trio = at >> CELL_BITS;
    this.count = 0;
    for (let shift = 12; shift >= 0; shift -= 6) {
      const cell = (trio >> shift) & CELL_MASK;
      if (cell !== ball && this.holds(trio, ball) && mayPass(field, low, high, ball, cell)) {
        this.add(partCode(PASS, ball, cell), (at ^ ball) | cell);
      }
      occupied[cell] = 1;
    }
    for (let shift = 12; shift >= 0 && mayMove; shift -= 6) {
      const from = (trio >> shift) & CELL_MASK;
      for (let direction = 0; direction < 6; direction++) {
        const moved = moveFrom(field, occupied, ball, team, from, direction);
        if (moved < 0) continue;
        const to = moved & CELL_MASK;
        const beside = neighbours[from * 6 + direction] as Cell;
        const part = to === from ? partCode(BOUNCE, from, beside) : partCode(to === beside ? STEP : JUMP, from, to);
        const ballAfter = (moved >> CELL_BITS) & CELL_MASK;
        this.add(part, moved & SCORES ? SCORED : (replaceInTrio(trio, from, to) << CELL_BITS) | ballAfter);
      }
    }
    for (let shift = 12; shift >= 0; shift -= 6) occupied[(trio >> shift) & CELL_MASK] = 0;
  }

  private holds(trio: number, ball: Cell): boolean {
    return ball === trio >> 12 || ball === ((trio >> 6) & CELL_MASK) || ball === (trio & CELL_MASK);
  }

  private add(part: PartCode, result: End): void {
    const { parts, results } = this;
    const { ranks } = this.book;
    const rank = ranks[part] as number;
    let k = this.count++;
    for (; k > 0 && (ranks[parts[k - 1] as PartCode] as number) > rank; k--) {
      parts[k] = parts[k - 1] as PartCode;
      results[k] = results[k - 1] as End;
    }
    parts[k] = part;
    results[k] = result;
  }

  /** Notes a situation unless it was reached with no more moves used; whether it is a new one. */
  private reach(at: End, used: number, text: string): boolean {
    const slot = this.slotOf(at);
    const known = (this.table[slot] as number) - 1;
    if (known >= 0 && (this.used[known] as number) <= used) return false;
    this.at[this.tail] = at;
    this.used[this.tail] = used;
    this.texts.push(text);
    this.table[slot] = ++this.tail;
    if (this.tail === this.at.length) this.grow();
    return known < 0;
  }

  private slotOf(at: End): number {
    const mask = this.table.length - 1;
    let slot = (Math.imul(at, 0x9e3779b1) >>> 12) & mask;
    for (;;) {
      const known = this.table[slot] as number;
      if (known === 0 || this.at[known - 1] === at) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    const { at, used, tail } = this;
    this.at = new Int32Array(2 * at.length);
    this.at.set(at);
    this.used = new Uint8Array(2 * at.length);
    this.used.set(used);
    this.table = new Int32Array(4 * at.length);
    for (let i = 0; i < tail; i++) this.table[this.slotOf(at[i] as End)] = i + 1;
  }

  private canEnd(end: End): boolean {
    const { point } = this.field;
    return ((point[end >> 18] as number) | (point[(end >> 12) & CELL_MASK] as number) | (point[(end >> 6) & CELL_MASK] as number)) === 0;
  }
}
