/*
 * An arithmetic coder for bits whose probabilities are known to both sides (the one of LZMA, with probabilities of
 * fifteen bits). It computes with whole numbers alone, so that every machine makes the same bytes.
 */

export const PROBABILITY_BITS = 15;
const TOP = 2 ** 24;

/** Codes bits, each in a context: the writer is told the bit, the reader finds it. */
export interface BitCoder {
  /** The bit coded in this context; a reader pays no heed to `bit`. */
  code(context: number, bit: number): number;
}

export class BitWriter implements BitCoder {
  private bytes = new Uint8Array(1 << 12);
  private length = 0;
  private low = 0;
  private range = 0xffffffff;
  private cache = 0;
  private pending = 1;

  /** `zero` by context: how probable a 0 is, of 2^15. */
  constructor(private readonly zero: Uint16Array) {}

  code(context: number, bit: number): number {
    const bound = (this.range >>> PROBABILITY_BITS) * (this.zero[context] as number);
    if (bit === 0) {
      this.range = bound;
    } else {
      this.low += bound;
      this.range -= bound;
    }
    while (this.range < TOP) {
      this.range = (this.range << 8) >>> 0;
      this.shift();
    }
    return bit;
  }

  /** The bytes of all that was coded. Zeros at the end are left out: a reader adds them. */
  finish(): Uint8Array {
    for (let i = 0; i < 5; i++) this.shift();
    let { length } = this;
    while (length > 0 && this.bytes[length - 1] === 0) length--;
    // The first byte is always 0.
    return this.bytes.slice(Math.min(1, length), length);
  }

  private shift(): void {
    if (this.low < 0xff000000 || this.low > 0xffffffff) {
      const carry = this.low > 0xffffffff ? 1 : 0;
      let next = this.cache;
      do {
        this.put((next + carry) & 0xff);
        next = 0xff;
      } while (--this.pending > 0);
      this.cache = Math.floor(this.low / TOP) & 0xff;
    }
    this.pending++;
    this.low = (this.low % TOP) * 256;
  }

  private put(byte: number): void {
    if (this.length === this.bytes.length) {
      const longer = new Uint8Array(2 * this.bytes.length);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    this.bytes[this.length++] = byte;
  }
}

export class BitReader implements BitCoder {
  private range = 0xffffffff;
  private ahead = 0;
  private at = 0;

  constructor(
    private readonly zero: Uint16Array,
    private readonly bytes: Uint8Array,
  ) {
    for (let i = 0; i < 4; i++) this.ahead = ((this.ahead << 8) | this.next()) >>> 0;
  }

  code(context: number): number {
    const bound = (this.range >>> PROBABILITY_BITS) * (this.zero[context] as number);
    let bit = 0;
    if (this.ahead < bound) {
      this.range = bound;
    } else {
      this.ahead -= bound;
      this.range -= bound;
      bit = 1;
    }
    while (this.range < TOP) {
      this.range = (this.range << 8) >>> 0;
      this.ahead = ((this.ahead << 8) | this.next()) >>> 0;
    }
    return bit;
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }
}
