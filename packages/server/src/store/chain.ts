import { hash } from 'node:crypto';
import type { Db, EntryRow } from './schema.ts';

/** Characters of a checksum: 48 bits, enough to notice damage. It proves nothing against somebody who can write the database. */
const LENGTH = 8;

/** The checksum of an entry, which goes on from the one of the entry before it; an empty text stands before the first. */
export function sumOf(before: string, { match_id, n, key, at, spent, data }: Omit<EntryRow, 'sum'>): string {
  return hash('sha256', `${before} ${match_id} ${n} ${key} ${at} ${spent} ${data}`, 'base64url').slice(0, LENGTH);
}

/** Rows that follow an entry whose checksum is `before`, each with its own. */
export function chained(rows: readonly Omit<EntryRow, 'sum'>[], before = ''): EntryRow[] {
  let last = before;
  return rows.map((row) => {
    last = sumOf(last, row);
    return { ...row, sum: last };
  });
}

/** Reads checksums on, entry by entry. */
export class Chain {
  /** The checksum of the latest entry. */
  sum = '';
  /** How many entries were read. */
  length = 0;
  /** Up to this entry a stored checksum agrees. Entries that are older than checksums have none; a later checksum covers them. */
  private sure = 0;

  /** The number of the first entry that may be wrong; null when the row is what comes next. */
  next(row: EntryRow): number | null {
    const sum = sumOf(this.sum, row);
    const known = row.sum ?? null;
    if (row.n !== this.length + 1 || (known !== null && known !== sum)) return this.sure + 1;
    this.length = row.n;
    this.sum = sum;
    if (known !== null) this.sure = row.n;
    return null;
  }

  /** An entry was stored whose checksum was just made from here. */
  wrote({ n, sum }: { readonly n: number; readonly sum: string }): void {
    this.length = n;
    this.sum = sum;
    this.sure = n;
  }

  /** Whether the latest entries are covered by no checksum yet. */
  get open(): boolean {
    return this.sure < this.length;
  }
}

/** Seals a match that was written without checksums, in whole or at its end: one at the latest entry covers all before it. */
export async function seal(db: Db, match: string, { length, sum }: Chain): Promise<void> {
  await db.updateTable('entries').set({ sum }).where('match_id', '=', match).where('n', '=', length).where('sum', 'is', null).execute();
}

/** The rows up to the first that is damaged, and which one that is. */
export function soundPart(rows: readonly EntryRow[]): {
  readonly sound: readonly EntryRow[];
  readonly damagedAt: number | null;
  readonly chain: Chain;
} {
  const chain = new Chain();
  for (const row of rows) {
    const damagedAt = chain.next(row);
    if (damagedAt !== null) return { sound: rows.slice(0, damagedAt - 1), damagedAt, chain };
  }
  return { sound: rows, damagedAt: null, chain };
}
