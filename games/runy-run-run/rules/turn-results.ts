import type { LegCode } from './leg-codes.ts';

export const NO_LEG = 0;
const FIRST_CAPACITY = 1024;

/** The distinct results of a turn, each two words and the best legs that lead to it. */
export class Results {
  count = 0;
  low = new Int32Array(FIRST_CAPACITY);
  high = new Int32Array(FIRST_CAPACITY);
  first = new Int32Array(FIRST_CAPACITY);
  second = new Int32Array(FIRST_CAPACITY);
  /** Open addressing: the index of a result, plus one. */
  private table = new Int32Array(2 * FIRST_CAPACITY);

  clear(): void {
    this.count = 0;
    this.table.fill(0);
  }

  /** Keeps a result of a single leg, whether another leg leads to the same or not. */
  append(low: number, high: number, leg: LegCode): void {
    const index = this.count++;
    this.low[index] = low;
    this.high[index] = high;
    this.first[index] = leg;
    this.second[index] = NO_LEG;
    if (this.count === this.low.length) this.grow();
  }

  /** Keeps a result, or better legs to one that is known. */
  note(low: number, high: number, first: LegCode, second: LegCode): void {
    const slot = this.slotOf(low, high);
    const known = (this.table[slot] as number) - 1;
    if (known >= 0) {
      if (!this.precedes(first, second, known)) return;
      this.first[known] = first;
      this.second[known] = second;
      return;
    }
    const index = this.count++;
    this.low[index] = low;
    this.high[index] = high;
    this.first[index] = first;
    this.second[index] = second;
    this.table[slot] = index + 1;
    if (this.count === this.low.length) this.grow();
  }

  /** Fewer legs come first, then the first by text. */
  private precedes(first: LegCode, second: LegCode, known: number): boolean {
    const knownSecond = this.second[known] as LegCode;
    if ((second === NO_LEG) !== (knownSecond === NO_LEG)) return second === NO_LEG;
    const knownFirst = this.first[known] as LegCode;
    return first < knownFirst || (first === knownFirst && second < knownSecond);
  }

  private slotOf(low: number, high: number): number {
    const mask = this.table.length - 1;
    let slot = ((Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77)) >>> 12) & mask;
    for (;;) {
      const known = (this.table[slot] as number) - 1;
      if (known < 0 || (this.low[known] === low && this.high[known] === high)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private grow(): void {
    this.low = twice(this.low);
    this.high = twice(this.high);
    this.first = twice(this.first);
    this.second = twice(this.second);
    this.table = new Int32Array(2 * this.low.length);
    for (let i = 0; i < this.count; i++) this.table[this.slotOf(this.low[i] as number, this.high[i] as number)] = i + 1;
  }
}

function twice(words: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * words.length);
  grown.set(words);
  return grown;
}
