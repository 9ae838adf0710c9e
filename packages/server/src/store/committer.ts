import { appendEntries } from './entries.ts';
import type { Db, EntryRow } from './schema.ts';

interface Waiting {
  readonly row: EntryRow;
  readonly done: (stored: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** How many entries one commit may have. */
const MOST = 256;
/** How many entries are answered in one turn of the event loop, which must be short. */
const ANSWERED = 32;

/**
 * Group commit: the entries of all tables that arrive while the disk is busy, or in the same turn of the event
 * loop, share one commit. Each promise is settled only when its entry is durable.
 */
export class Committer {
  private readonly waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  /** The commits made and the entries in them, for the metrics. */
  commits = 0;
  entries = 0;

  constructor(private readonly db: Db) {}

  /** True when stored; false when the number was taken. Rejects when the database fails. */
  append(row: EntryRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything handed in so far is settled. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise(setImmediate);
      const batch = this.waiting.splice(0, MOST);
      // The entries are stored in one order on every node: of two nodes that store the same entries one waits for the
      // other, never both.
      batch.sort((a, b) => (a.row.match_id < b.row.match_id ? -1 : 1));
      await this.commit(batch);
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await appendEntries(
        this.db,
        batch.map(({ row }) => row),
      );
      this.commits++;
      this.entries += batch.length;
      for (const [i, { done }] of batch.entries()) {
        if (i > 0 && i % ANSWERED === 0) await new Promise(setImmediate);
        done(stored[i] as boolean);
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}
