import { type BitCoder, PROBABILITY_BITS } from './range-coder.ts';

/*
 * How probable a 0 is in every context, fixed for a whole file. A probability is one byte: odds on
 * a ladder whose rungs are a factor apart. Only multiplications make it, so it is the same everywhere.
 */

const STEP = 1.09;
const HALF_STEP = Math.sqrt(STEP);
const MIDDLE = 128;
const WHOLE = 1 << PROBABILITY_BITS;

/** By rung: odds of a 1 against a 0. */
const ODDS = ladder();

function ladder(): Float64Array {
  const odds = new Float64Array(256);
  odds[MIDDLE] = 1;
  for (let rung = MIDDLE + 1; rung < 256; rung++) odds[rung] = (odds[rung - 1] as number) * STEP;
  for (let rung = MIDDLE - 1; rung >= 0; rung--) odds[rung] = (odds[rung + 1] as number) / STEP;
  return odds;
}

function zeroAt(rung: number): number {
  return Math.min(WHOLE - 1, Math.max(1, Math.round(WHOLE / (1 + (ODDS[rung] as number)))));
}

/** The rung nearest to so many zeros and ones. */
function rungFor(zeros: number, ones: number): number {
  let rung = 0;
  while (rung < 255 && zeros * (ODDS[rung] as number) * HALF_STEP < ones) rung++;
  return rung;
}

/** Counts what a writer would write. */
export class BitCounter implements BitCoder {
  readonly zeros: Float64Array;
  readonly ones: Float64Array;

  constructor(readonly contexts: number) {
    this.zeros = new Float64Array(contexts);
    this.ones = new Float64Array(contexts);
  }

  code(context: number, bit: number): number {
    const counts = bit === 0 ? this.zeros : this.ones;
    counts[context] = (counts[context] as number) + 1;
    return bit;
  }
}

/** Whether zeros and ones differ enough to be worth their bytes in the model: 16 is some two bytes saved, or more. */
function tells(zeros: number, ones: number): boolean {
  return (zeros - ones) * (zeros - ones) > 16 * (zeros + ones);
}

/** Writes the contexts that are worth it, each as the gap since the last one (seven bits a byte) and a rung. */
export function makeModel(zeros: Float64Array, ones: Float64Array): Uint8Array {
  const bytes: number[] = [];
  let last = -1;
  for (const [context, count] of zeros.entries()) {
    if (!tells(count, ones[context] as number)) continue;
    let gap = context - last;
    for (; gap > 127; gap = Math.floor(gap / 128)) bytes.push(128 | (gap % 128));
    bytes.push(gap, rungFor(count, ones[context] as number));
    last = context;
  }
  return Uint8Array.from(bytes);
}

/** The reverse of `makeModel`: how probable a 0 is; null where the bytes are no model. */
export function parseModel(bytes: Uint8Array, contexts: number): Uint16Array | null {
  const zero = new Uint16Array(contexts).fill(WHOLE / 2);
  let context = -1;
  for (let at = 0; at < bytes.length; ) {
    let gap = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0;
      gap += (byte & 127) * scale;
      if (byte < 128 || scale > contexts) break;
    }
    context += gap;
    if (gap === 0 || context >= contexts || at >= bytes.length) return null;
    zero[context] = zeroAt(bytes[at++] as number);
  }
  return zero;
}
