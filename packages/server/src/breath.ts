/** Entries of a log that are read, folded or written in one turn of the event loop. */
const SLICE = 32;

/** Lets everybody else have a turn now and then during long work: `await breath.taken()` after each small piece. */
export class Breath {
  private pieces = 0;

  taken(): Promise<void> | void {
    if (++this.pieces % SLICE === 0) return new Promise(setImmediate);
  }
}
