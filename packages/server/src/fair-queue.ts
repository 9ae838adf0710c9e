interface Job {
  begin(): void;
}

/**
 * Work of many askers for few hands. Askers take turns, whatever each of them ordered before: one who orders a hundred
 * things waits for a hundred, and everybody else for one or two.
 */
export class FairQueue {
  /** The askers who wait, in the order of their turns. */
  private readonly waiting = new Map<string, Job[]>();
  private busy = 0;

  constructor(
    /** How many pieces of work may be under way at a time. */
    private readonly hands: number,
    /** How many pieces of work one asker may have waiting. */
    private readonly most: number,
  ) {}

  /** Does the work when its turn comes. Null when this asker has too much waiting already. */
  take<T>(asker: string, work: () => Promise<T>): Promise<T> | null {
    const mine = this.waiting.get(asker) ?? [];
    if (mine.length >= this.most) return null;
    return new Promise<T>((resolve, reject) => {
      const begin = () => {
        this.busy++;
        work()
          .then(resolve, reject)
          .finally(() => {
            this.busy--;
            this.next();
          });
      };
      mine.push({ begin });
      this.waiting.set(asker, mine);
      this.next();
    });
  }

  private next(): void {
    if (this.busy >= this.hands) return;
    const [first] = this.waiting;
    if (!first) return;
    const [asker, jobs] = first;
    const job = jobs.shift();
    // The asker goes to the end of the line, if there is more.
    this.waiting.delete(asker);
    if (jobs.length > 0) this.waiting.set(asker, jobs);
    job?.begin();
  }
}
