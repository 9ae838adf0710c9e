/** Whole numbers by whole numbers from 0 on, of 31 bits each. A Map of millions of them costs several times the memory. */
export class IntMap {
  private keys = new Int32Array(FIRST_SLOTS).fill(NO_KEY);
  private values = new Int32Array(FIRST_SLOTS);
  private size = 0;

  /** The value of a key; `NONE` where it has none. */
  get(key: number): number {
    const slot = this.slotOf(key);
    return this.keys[slot] === key ? (this.values[slot] as number) : NONE;
  }

  set(key: number, value: number): void {
    const slot = this.slotOf(key);
    if (this.keys[slot] !== key) {
      this.keys[slot] = key;
      this.size++;
    }
    this.values[slot] = value;
    if (this.size > this.keys.length / 2) this.grow();
  }

  clear(): void {
    this.keys = new Int32Array(FIRST_SLOTS).fill(NO_KEY);
    this.values = new Int32Array(FIRST_SLOTS);
    this.size = 0;
  }

  /** Where a key is, or would be. */
  private slotOf(key: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    let slot = (Math.imul(key, SPREAD) >>> 8) & mask;
    while (keys[slot] !== key && keys[slot] !== NO_KEY) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Int32Array(2 * keys.length).fill(NO_KEY);
    this.values = new Int32Array(2 * keys.length);
    for (const [i, key] of keys.entries()) {
      if (key === NO_KEY) continue;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.values[slot] = values[i] as number;
    }
  }
}

/** No value is as low as this one. */
export const NONE = -(2 ** 31);
const NO_KEY = -1;
/** A power of two, as its doubles are. */
const FIRST_SLOTS = 16;
/** The golden ratio in 32 bits: keys that follow one another fall far apart. */
const SPREAD = 0x9e3779b1;
