import type { CompiledQuery } from 'kysely';
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
    stored[0] = (await insert(db, db, rows)) === 1;
    return stored;
  }
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < rows.length; ) {
      const piece = rows.slice(from, from + largestPiece(rows.length - from));
      if ((await insert(tx, db, piece)) < piece.length) await markRefused(tx, piece, stored, from);
      from += piece.length;
    }
  });
  return stored;
}

const LARGEST_PIECE = 128;

function largestPiece(rows: number): number {
  return rows >= LARGEST_PIECE ? LARGEST_PIECE : 2 ** Math.floor(Math.log2(rows));
}

/** Statements by their number of rows: building one costs more than running it. */
const statements = new WeakMap<Db, Map<number, CompiledQuery>>();

function statement(db: Db, rows: readonly EntryRow[]): CompiledQuery {
  const known = statements.get(db) ?? new Map<number, CompiledQuery>();
  statements.set(db, known);
  const compiled = known.get(rows.length) ?? compile(db, rows);
  known.set(rows.length, compiled);
  return { ...compiled, parameters: rows.flatMap(values) };
}

function compile(db: Db, rows: readonly EntryRow[]): CompiledQuery {
  const inOrder = rows.map(({ match_id, n, key, at, spent, data }) => ({ match_id, n, key, at, spent, data }));
  return db
    .insertInto('entries')
    .values(inOrder)
    .onConflict((conflict) => conflict.doNothing())
    .compile();
}

/** In the order of `compile`. */
const values = ({ match_id, n, key, at, spent, data }: EntryRow) => [match_id, n, key, at, spent, data];

async function insert(db: Db, statementsOf: Db, rows: readonly EntryRow[]): Promise<number> {
  const { numAffectedRows = 0n } = await db.executeQuery(statement(statementsOf, rows));
  return Number(numAffectedRows);
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
