/** Solutions are worked out once; a few formats at a time are remembered. */
const MOST_REMEMBERED = 6;

/** The latest few of what was worked out. */
export class Remembered<T> {
  private readonly known = new Map<string, T>();

  get(key: string): T | undefined {
    return this.known.get(key);
  }

  set(key: string, value: T): T {
    this.known.delete(key);
    this.known.set(key, value);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_REMEMBERED && oldest !== undefined) this.known.delete(oldest);
    return value;
  }
}
