/** Pieces of work begun in one turn of the event loop. */
const MOST = 32;

/**
 * A thousand requests, or news from other nodes, that arrive together would keep everybody else waiting. They are begun
 * some at a time, in the order in which they came, with a turn of the event loop in between.
 */
export class Pacing {
  private waiting: (() => void)[] = [];
  private begun = 0;

  constructor(private readonly most = MOST) {}

  take(work: () => void): void {
    if (this.begun === 0) setImmediate(() => this.next());
    if (this.begun++ < this.most) work();
    else this.waiting.push(work);
  }

  private next(): void {
    const some = this.waiting.splice(0, this.most);
    // Work that comes while other work waits gets in line.
    this.begun = this.waiting.length > 0 ? this.most : some.length;
    if (this.begun > 0) setImmediate(() => this.next());
    for (const work of some) work();
  }
}

/** This process has one event loop, so one pacing. */
export const pacing = new Pacing();

/** Bodies that take milliseconds to check are checked one in a turn. */
export const largeBodies = new Pacing(1);
