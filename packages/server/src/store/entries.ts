import type { Db, EntryRow } from './schema.ts';

export const entriesOf = (db: Db, match: string): Promise<EntryRow[]> =>
  db.selectFrom('entries').selectAll().where('match_id', '=', match).orderBy('n').execute();

/**
 * Stores entries of any number of matches in one commit and says which were stored: one whose number was
 * already taken in its match is not. The rows go in pieces of fixed sizes so that few statements serve every batch.
 */
export async function appendEntries(db: Db, rows: readonly EntryRow[]): Promise<readonly boolean[]> {
  const stored = rows.map(() => true);
  if (rows.length === 1) {
    stored[0] = (await insert(db, rows)) === 1;
    return stored;
  }
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < rows.length; ) {
      const piece = rows.slice(from, from + largestPiece(rows.length - from));
      if ((await insert(tx, piece)) < piece.length) await markRefused(tx, piece, stored, from);
      from += piece.length;
    }
  });
  return stored;
}

const LARGEST_PIECE = 128;

function largestPiece(rows: number): number {
  return rows >= LARGEST_PIECE ? LARGEST_PIECE : 2 ** Math.floor(Math.log2(rows));
}

async function insert(db: Db, rows: readonly EntryRow[]): Promise<number> {
  const result = await db
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

/** A row was stored if what stands under its number is its own. */
async function markRefused(db: Db, piece: readonly EntryRow[], stored: boolean[], from: number): Promise<void> {
  for (const [i, row] of piece.entries()) {
    const there = await db
      .selectFrom('entries')
      .select('key')
      .where('match_id', '=', row.match_id)
      .where('n', '=', row.n)
      .executeTakeFirst();
    // Two rows of one batch cannot be the same: a room has one entry under way at a time.
    stored[from + i] = there?.key === row.key;
  }
}
