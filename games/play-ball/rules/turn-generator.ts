import type { Cell } from '../../_hex/rules/grid.ts';
import { CELL_BITS, CELL_MASK, type Field, type Team } from './field.ts';
import { PART_SEPARATOR } from './notation.ts';
import { isPass, moveCode, type PartCode, partBookOf, passCode } from './part-codes.ts';
import { mayPass, moveFrom, SCORES } from './single-moves.ts';
import { type End, isHeld, joinEnd, type Trio, trioHigh, trioLow, unpackTrio } from './trio.ts';
import { barredAfter, mayEnd } from './turn-end.ts';

/*
 * All turns are made here: for the list of moves, for the grammar and for the bots. The opponents do not move, so a
 * situation within a turn is an `End`. From a situation every single part is made, and the situations that parts lead
 * to are followed up in the same way. The bots want all ends, fast: situations are followed up by the number of moves,
 * and nobody asks for the way. The list of moves wants the best way to each end (K7): situations are followed up by the
 * number of parts, and in the order of their texts.
 */

/** In `results` it stands for a part that scores. */
export const GOAL = -1;

/** A number above all parts that can be made in one situation. */
const MOST_PARTS = 32;
const NO_PART = -1;
const FIRST_CAPACITY = 2048;
/** An entry of the hash table is a situation of 24 bits and, above, the search it belongs to. */
const SEARCH_SHIFT = 24;
const LAST_SEARCH = 127;
/** `enough` is asked each time so many situations were followed up (a power of two). */
const ASKED_AFTER = 4;

/** A generator of turns on one field. It has its own memory: the next search overwrites the last answer. */
export class TurnGenerator {
  /** Where the turn can end, at the first `count` indexes. Goals are not among them. */
  ends = new Int32Array(FIRST_CAPACITY);
  count = 0;
  /** Whether a goal can be scored. */
  goal = false;
  /** After `generateInOrder`: how many ends come before the goal. */
  goalAt = 0;

  /** After `gather`: the parts that can be made, and what each leads to, at the first `partCount` indexes. */
  readonly parts = new Int32Array(MOST_PARTS);
  readonly results = new Int32Array(MOST_PARTS);
  partCount = 0;

  private readonly occupied = new Uint8Array(1 << CELL_BITS);
  private team: Team = 0;
  private theirs: Trio = 0;
  private low = 0;
  private high = 0;
  /** Whether parts are gathered, instead of being followed up at once. */
  private gathers = false;

  /** The situations reached. In order of parts, one comes again when fewer moves lead there. */
  private reached = new Int32Array(FIRST_CAPACITY);
  private tail = 0;
  private table = new Int32Array(2 * FIRST_CAPACITY);
  private search = 0;
  /** How many of the situations reached were looked at for `ends`. */
  private collected = 0;

  /**
   * These are filled in order of parts only. By situation: moves used, the last part of the way, the index of the
   * situation before.
   */
  private used = new Uint8Array(FIRST_CAPACITY);
  private lastPart = new Int32Array(FIRST_CAPACITY);
  private before = new Int32Array(FIRST_CAPACITY);
  /** By slot of the hash table: the index of its situation. By end: the same. */
  private slotIndex = new Int32Array(2 * FIRST_CAPACITY);
  private endIndex = new Int32Array(FIRST_CAPACITY);
  /** By index: the way there as a text, if somebody has asked. */
  private texts: string[] = [];
  private partTexts: readonly string[] = [];
  private goalFrom = 0;
  private goalPart: PartCode = NO_PART;

  constructor(readonly field: Field) {}

  /**
   * Finds all distinct ends of a turn of `team` with so many moves left, and says how many there are. `start` is what
   * must have changed at the end (K6), if the turn did not begin here. `enough` is asked now and then, with the index
   * in `ends` where those begin that came since; where it says so, or a goal was found, the rest is left out.
   */
  generate(
    team: Team,
    mine: Trio,
    theirs: Trio,
    ball: Cell,
    moves: number,
    start: End = (mine << CELL_BITS) | ball,
    enough: ((from: number) => boolean) | null = null,
  ): number {
    this.begin(team, theirs, false);
    this.reach((mine << CELL_BITS) | ball);
    this.passFrom(0);
    let from = 0;
    let done = enough !== null && this.ask(enough, start);
    for (let left = moves; left > 0 && !done; left--) {
      const to = this.tail;
      for (let i = from; i < to && !done; i++) {
        this.moveAll(this.reached[i] as End, left === 1);
        if (enough !== null && (i & (ASKED_AFTER - 1)) === 0) done = this.ask(enough, start);
      }
      this.passFrom(to);
      from = to;
    }
    this.leave();
    return this.collect(start);
  }

  private ask(enough: (from: number) => boolean, start: End): boolean {
    if (this.goal) return true;
    const from = this.count;
    return this.collect(start) > from && enough(from);
  }

  /** The same ends in the order of the list of moves: the fewest parts first, then by text (K7). The ways to them are kept. */
  generateInOrder(team: Team, mine: Trio, theirs: Trio, ball: Cell, moves: number): number {
    const { ranks, texts } = partBookOf(this.field);
    const start = (mine << CELL_BITS) | ball;
    this.begin(team, theirs, true);
    this.texts = [];
    this.partTexts = texts;
    this.slotIndex[this.reach(start)] = this.used[0] = 0;
    for (let i = 0; i < this.tail; i++) {
      this.makeRoom();
      this.gatherFrom(this.reached[i] as End, moves - (this.used[i] as number));
      this.sortParts(ranks);
      for (let k = 0; k < this.partCount; k++) this.followUp(i, this.parts[k] as PartCode, this.results[k] as End, start);
    }
    this.leave();
    return this.count;
  }

  /** Finds every single part from one situation: `parts` and `results`. */
  gather(team: Team, mine: Trio, theirs: Trio, ball: Cell, moves: number): number {
    this.begin(team, theirs, true);
    this.gatherFrom((mine << CELL_BITS) | ball, moves);
    this.leave();
    return this.partCount;
  }

  /** After `generateInOrder`: the turn that leads to an end. */
  textTo(end: number): string {
    return this.textOf(this.endIndex[end] as number);
  }

  /** After `generateInOrder`: the turn that scores. */
  textToGoal(): string {
    return this.follow(this.goalFrom, this.goalPart);
  }

  /** After `generateInOrder`: of how many parts the turn is made that leads to an end. */
  partsTo(end: number): number {
    return this.partsOf(this.endIndex[end] as number);
  }

  /** After `generateInOrder`: of how many parts the turn is made that scores. */
  partsToGoal(): number {
    return this.partsOf(this.goalFrom) + 1;
  }

  private textOf(index: number): string {
    if (index === 0) return '';
    const text = this.texts[index] ?? this.follow(this.before[index] as number, this.lastPart[index] as PartCode);
    this.texts[index] = text;
    return text;
  }

  private follow(before: number, part: PartCode): string {
    const text = this.partTexts[part] as string;
    return before === 0 ? text : this.textOf(before) + PART_SEPARATOR + text;
  }

  private partsOf(index: number): number {
    let parts = 0;
    for (let at = index; at > 0; at = this.before[at] as number) parts++;
    return parts;
  }

  /** Forgets the last answer and puts the opponents on the field. */
  private begin(team: Team, theirs: Trio, gathers: boolean): void {
    if (this.search === LAST_SEARCH) {
      this.table.fill(0);
      this.search = 0;
    }
    this.search++;
    this.gathers = gathers;
    this.goal = false;
    this.tail = this.count = this.collected = 0;
    this.goalPart = NO_PART;
    this.team = team;
    this.theirs = theirs;
    this.low = trioLow(theirs);
    this.high = trioHigh(theirs);
    this.occupy(theirs, 1);
  }

  private leave(): void {
    this.occupy(this.theirs, 0);
  }

  private occupy(trio: Trio, by: number): void {
    const { occupied } = this;
    occupied[trio >> (2 * CELL_BITS)] = by;
    occupied[(trio >> CELL_BITS) & CELL_MASK] = by;
    occupied[trio & CELL_MASK] = by;
  }

  private gatherFrom(at: End, moves: number): void {
    this.partCount = 0;
    if (isHeld(at)) this.passAll(at);
    if (moves > 0) this.gatherMoves(at);
  }

  /** Makes every pass from what was reached since an index, and every pass from there. */
  private passFrom(index: number): void {
    for (let i = index; i < this.tail; i++) {
      const at = this.reached[i] as End;
      if (isHeld(at)) this.passAll(at);
    }
  }

  /** Makes every pass from where somebody holds the ball. */
  private passAll(at: End): void {
    const { field, low, high } = this;
    const ball = at & CELL_MASK;
    const a = at >> (3 * CELL_BITS);
    const b = (at >> (2 * CELL_BITS)) & CELL_MASK;
    const c = (at >> CELL_BITS) & CELL_MASK;
    const cells = at ^ ball;
    if (ball !== a && mayPass(field, low, high, ball, a)) this.passed(ball, a, cells | a);
    if (ball !== b && mayPass(field, low, high, ball, b)) this.passed(ball, b, cells | b);
    if (ball !== c && mayPass(field, low, high, ball, c)) this.passed(ball, c, cells | c);
  }

  private passed(from: Cell, to: Cell, result: End): void {
    if (this.gathers) this.add(passCode(from, to), result);
    else this.reach(result);
  }

  /** Makes every move. After the last one nobody goes away again, so that those that leave somebody where nobody may stay lead nowhere. */
  private moveAll(at: End, last: boolean): void {
    const { field, occupied, team } = this;
    const barred = barredAfter(field, last);
    const ball = at & CELL_MASK;
    const a = at >> (3 * CELL_BITS);
    const b = (at >> (2 * CELL_BITS)) & CELL_MASK;
    const c = (at >> CELL_BITS) & CELL_MASK;
    occupied[a] = occupied[b] = occupied[c] = 1;
    for (let i = 0; i < 3; i++) {
      const from = i === 0 ? a : i === 1 ? b : c;
      const first = i === 0 ? b : a;
      const second = i === 2 ? b : c;
      const others = (barred[first] as number) | (barred[second] as number);
      for (let direction = 0; direction < 6; direction++) {
        const moved = moveFrom(field, occupied, ball, team, from, direction);
        if (moved < 0) continue;
        if (moved & SCORES) this.goal = true;
        else if (((barred[moved & CELL_MASK] as number) | others) === 0) this.reach(joinEnd(moved, first, second));
      }
    }
    occupied[a] = occupied[b] = occupied[c] = 0;
  }

  /** Gathers every move. A loop of its own: one more question in the loop above would cost the bots a twentieth. */
  private gatherMoves(at: End): void {
    const { occupied } = this;
    const [a, b, c] = unpackTrio(at >> CELL_BITS);
    occupied[a] = occupied[b] = occupied[c] = 1;
    this.gatherMovesOf(a, b, c, at & CELL_MASK);
    this.gatherMovesOf(b, a, c, at & CELL_MASK);
    this.gatherMovesOf(c, a, b, at & CELL_MASK);
    occupied[a] = occupied[b] = occupied[c] = 0;
  }

  private gatherMovesOf(from: Cell, first: Cell, second: Cell, ball: Cell): void {
    for (let direction = 0; direction < 6; direction++) {
      const moved = moveFrom(this.field, this.occupied, ball, this.team, from, direction);
      if (moved < 0) continue;
      if (moved & SCORES) this.goal = true;
      this.add(moveCode(this.field, from, direction, moved & CELL_MASK), moved & SCORES ? GOAL : joinEnd(moved, first, second));
    }
  }

  private add(part: PartCode, result: End): void {
    this.parts[this.partCount] = part;
    this.results[this.partCount++] = result;
  }

  private sortParts(ranks: Int16Array): void {
    const { parts, results, partCount } = this;
    for (let i = 1; i < partCount; i++) {
      const part = parts[i] as PartCode;
      const result = results[i] as End;
      const rank = ranks[part] as number;
      let k = i;
      for (; k > 0 && (ranks[parts[k - 1] as PartCode] as number) > rank; k--) {
        parts[k] = parts[k - 1] as PartCode;
        results[k] = results[k - 1] as End;
      }
      parts[k] = part;
      results[k] = result;
    }
  }

  /** Notes a situation unless it is known. Answers its slot in the hash table, which holds until more room is made. */
  private reach(at: End): number {
    const { table } = this;
    const mask = table.length - 1;
    const entry = at | (this.search << SEARCH_SHIFT);
    let slot = (Math.imul(at, 0x9e3779b1) >>> 12) & mask;
    for (;;) {
      const found = table[slot] as number;
      if (found === entry) return slot;
      if (found >> SEARCH_SHIFT !== this.search) break;
      slot = (slot + 1) & mask;
    }
    table[slot] = entry;
    this.reached[this.tail++] = at;
    if (this.tail === this.reached.length) this.makeRoom();
    return slot;
  }

  private collect(start: End): number {
    const { field, reached, tail, ends } = this;
    let { count } = this;
    for (let i = this.collected; i < tail; i++) {
      const at = reached[i] as End;
      if (mayEnd(field, start, at)) ends[count++] = at;
    }
    this.collected = tail;
    this.count = count;
    return count;
  }

  /** In order of parts: notes what a part leads to, if it is new or if fewer moves lead there. */
  private followUp(from: number, part: PartCode, result: End, start: End): void {
    if (result === GOAL) {
      if (this.goalPart === NO_PART) this.noteGoal(from, part);
      return;
    }
    const used = (this.used[from] as number) + (isPass(part) ? 0 : 1);
    const index = this.tail;
    const slot = this.reach(result);
    const known = this.tail === index;
    if (known && (this.used[this.slotIndex[slot] as number] as number) <= used) return;
    if (known) this.reached[this.tail++] = result;
    this.slotIndex[slot] = index;
    this.used[index] = used;
    this.lastPart[index] = part;
    this.before[index] = from;
    if (known || !mayEnd(this.field, start, result)) return;
    this.endIndex[this.count] = index;
    this.ends[this.count++] = result;
  }

  private noteGoal(from: number, part: PartCode): void {
    this.goalAt = this.count;
    this.goalFrom = from;
    this.goalPart = part;
  }

  /** Makes sure that there is room for whatever one situation leads to. */
  private makeRoom(): void {
    if (this.tail + MOST_PARTS <= this.reached.length) return;
    this.reached = twice(this.reached);
    this.ends = twice(this.ends);
    this.endIndex = twice(this.endIndex);
    this.lastPart = twice(this.lastPart);
    this.before = twice(this.before);
    this.used = Uint8Array.from({ length: this.reached.length }, (_, i) => this.used[i] ?? 0);
    this.table = new Int32Array(2 * this.reached.length);
    this.slotIndex = new Int32Array(2 * this.reached.length);
    this.enterAgain();
  }

  /** Enters all situations in a new hash table. Of the same situation the last counts, which used the fewest moves. */
  private enterAgain(): void {
    const { reached, tail } = this;
    this.tail = 0;
    for (let i = 0; i < tail; i++) {
      const at = reached[i] as End;
      this.slotIndex[this.reach(at)] = i;
      // A situation that comes again keeps its index.
      reached[i] = at;
      this.tail = i + 1;
    }
  }
}

function twice(words: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * words.length);
  grown.set(words);
  return grown;
}
