/** Pieces of work begun in one turn of the event loop. */
const MOST = 32;

/**
 * A thousand requests, or notices from other nodes, that arrive together would keep everybody else waiting: they are
 * begun some at a time, in the order in which they came, with a turn of the event loop in between.
 */
export class Turns {
  private waiting: (() => void)[] = [];
  private begun = 0;

  take(work: () => void): void {
    if (this.begun === 0) setImmediate(() => this.next());
    if (this.begun++ < MOST) work();
    else this.waiting.push(work);
  }

  private next(): void {
    const some = this.waiting.splice(0, MOST);
    // Those who come while others wait get in line.
    this.begun = this.waiting.length > 0 ? MOST : some.length;
    if (this.begun > 0) setImmediate(() => this.next());
    for (const work of some) work();
  }
}

/** Those of this process: it has one event loop. */
export const turns = new Turns();
