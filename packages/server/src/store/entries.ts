import type { CompiledQuery } from 'kysely';
import type { Db, EntryRow } from './schema.ts';

/** How many rows are read in one turn of the event loop: the embedded database keeps it until it is done. */
const PAGE = 500;

/** The entries of a match, or those after number `have`. */
export async function entriesOf(db: Db, match: string, have = 0): Promise<EntryRow[]> {
  const rows = await pageOf(db, match, have);
  for (let last = rows; last.length === PAGE; ) {
    await new Promise(setImmediate);
    last = await pageOf(db, match, rows.at(-1)?.n ?? 0);
    rows.push(...last);
  }
  return rows;
}

const pageOf = (db: Db, match: string, have: number): Promise<EntryRow[]> =>
  db
    .selectFrom('entries')
    .select(['match_id', 'n', 'key', 'at', 'spent', 'data', 'sum'])
    .where('match_id', '=', match)
    .where('n', '>', have)
    .orderBy('n')
    .limit(PAGE)
    .execute();

/** How many rows one statement may have. */
const PIECE = 128;

/**
 * Stores entries of any number of matches in one commit and says which were stored: one whose number was
 * already taken in its match is not. A statement is a transaction of its own: nothing is left open by a node that
 * is stopped in between.
 */
export async function appendEntries(db: Db, rows: readonly EntryRow[]): Promise<readonly boolean[]> {
  if (rows.length <= PIECE) return appendPiece(db, db, rows);
  return db.transaction().execute(async (tx) => {
    const stored: boolean[] = [];
    for (let from = 0; from < rows.length; from += PIECE) stored.push(...(await appendPiece(tx, db, rows.slice(from, from + PIECE))));
    return stored;
  });
}

async function appendPiece(db: Db, statementsOf: Db, rows: readonly EntryRow[]): Promise<readonly boolean[]> {
  const { numAffectedRows = 0n } = await db.executeQuery(statement(statementsOf, rows));
  const stored = rows.map(() => true);
  if (Number(numAffectedRows) < rows.length) for (const [i, row] of rows.entries()) stored[i] = await isThere(db, row);
  return stored;
}

/** Statements by their number of rows: building one costs more than running it. */
const statements = new WeakMap<Db, Map<number, CompiledQuery>>();

function statement(db: Db, rows: readonly EntryRow[]): CompiledQuery {
  const known = statements.get(db) ?? new Map<number, CompiledQuery>();
  statements.set(db, known);
  const compiled = known.get(rows.length) ?? compile(db, rows);
  known.set(rows.length, compiled);
  return { ...compiled, parameters: valuesOf(rows) };
}

function compile(db: Db, rows: readonly EntryRow[]): CompiledQuery {
  const inOrder = rows.map(({ match_id, n, key, at, spent, data, sum }) => ({ match_id, n, key, at, spent, data, sum }));
  return db
    .insertInto('entries')
    .values(inOrder)
    .onConflict((conflict) => conflict.doNothing())
    .compile();
}

/** The values in the order of `compile`. */
function valuesOf(rows: readonly EntryRow[]): unknown[] {
  const values: unknown[] = [];
  for (const { match_id, n, key, at, spent, data, sum } of rows) values.push(match_id, n, key, at, spent, data, sum);
  return values;
}

/**
 * A row was stored if what stands under its number is its own. Two rows of one batch cannot be the same: a room has
 * one entry under way at a time. A key that two nodes were asked with stands for the same request.
 */
async function isThere(db: Db, row: EntryRow): Promise<boolean> {
  const { match_id, n, key, at, data } = row;
  const there = await db
    .selectFrom('entries')
    .select(['key', 'at', 'data'])
    .where('match_id', '=', match_id)
    .where('n', '=', n)
    .executeTakeFirst();
  return there?.key === key && Number(there.at) === at && there.data === data;
}
