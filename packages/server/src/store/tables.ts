import { guestsIn, noteChairs } from './chairs.ts';
import type { Db, MatchRow, TableRow, Tx } from './schema.ts';

export const findTable = (db: Db, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();

/** The one table that gathers or plays and whose id begins like this; null where there is none, or more than one. */
export async function openUnder(db: Db, beginning: string): Promise<string | null> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '>=', beginning.padEnd(32, '0'))
    .where('id', '<=', beginning.padEnd(32, 'f'))
    .where('status', 'in', ['gathering', 'playing'])
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** How often a table was changed; undefined when there is none. */
export async function revOf(db: Db, id: string): Promise<number | undefined> {
  return (await db.selectFrom('tables').select('rev').where('id', '=', id).executeTakeFirst())?.rev;
}

/** The tables that gather or are played at, those that changed last first. */
export const tablesUnderWay = (db: Db, most: number): Promise<TableRow[]> =>
  db
    .selectFrom('tables')
    .selectAll()
    .where('listed', 'in', [0, 1])
    .where('status', 'in', ['gathering', 'playing'])
    .orderBy('updated', 'desc')
    .limit(most)
    .execute();

export const findMatch = (db: Db, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();

/** False when the table exists already. */
export async function insertTable(db: Db, table: TableRow, also: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const result = await tx
      .insertInto('tables')
      .values(table)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(result.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await noteChairs(tx, table.id, guestsIn(table.data));
    await also(tx);
    return true;
  });
}

/** Makes change `rev`, together with what belongs to it; false when somebody else made that change. */
export async function updateTable(db: Db, table: TableRow, also: ((tx: Tx) => Promise<void>) | null): Promise<boolean> {
  if (!also) return changeTable(db, table);
  return db.transaction().execute(async (tx) => {
    const changed = await changeTable(tx, table);
    if (changed) await also(tx);
    return changed;
  });
}

async function changeTable(db: Db, { id, rev, created: _, ...set }: TableRow): Promise<boolean> {
  const result = await db
    .updateTable('tables')
    .set({ ...set, rev })
    .where('id', '=', id)
    .where('rev', '=', rev - 1)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** How far some tables and their matches are in the store. Those that another node changed differ. */
export async function marksOf(db: Db, tables: readonly string[], matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const asked = db.selectFrom('tables').select(['id', 'rev']).where('id', 'in', tables).execute();
  const counted = db
    .selectFrom('matches')
    .select(({ selectFrom }) => [
      'matches.id',
      selectFrom('entries')
        .whereRef('entries.match_id', '=', 'matches.id')
        .select(({ fn }) => fn.max('entries.n').as('n'))
        .as('n'),
    ])
    .where('matches.id', 'in', matches)
    .execute();
  const [revs, counts] = await Promise.all([asked, counted]);
  return new Map([...revs.map(({ id, rev }) => [id, rev] as const), ...counts.map(({ id, n }) => [id, n ?? 0] as const)]);
}

/** Public tables, the latest first: those that gather and those that can be watched. */
export function listTables(db: Db, status: string, game: string | undefined): Promise<TableRow[]> {
  const query = db.selectFrom('tables').selectAll().where('listed', '=', 1).where('status', '=', status);
  return (game === undefined ? query : query.where('game', '=', game)).orderBy('updated', 'desc').limit(50).execute();
}

/** How many rows one statement asks for by name. */
const NAMED = 200;

/** Public tables of those named, in their order. */
export async function tablesNamed(db: Db, status: string, game: string | undefined, ids: readonly string[]): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (let from = 0; from < ids.length; from += NAMED) {
    const named = ids.slice(from, from + NAMED);
    const query = db.selectFrom('tables').selectAll().where('id', 'in', named).where('listed', '=', 1).where('status', '=', status);
    const found = await (game === undefined ? query : query.where('game', '=', game)).execute();
    rows.push(...found.sort((a, b) => named.indexOf(a.id) - named.indexOf(b.id)));
  }
  return rows;
}

/**
 * Tables of the quick match that wait for somebody, of those named or of all where none is: the latest,
 * since older ones were left by those who waited, and of these the one that waits longest first.
 */
export async function waitingTables(db: Db, game: string, among: readonly string[] = []): Promise<TableRow[]> {
  const query = db.selectFrom('tables').selectAll().where('quick', '=', 1).where('status', '=', 'gathering').where('game', '=', game);
  const latest = await (among.length === 0 ? query : query.where('id', 'in', among)).orderBy('created', 'desc').limit(20).execute();
  return latest.reverse();
}

/** How many ids are read at a time. */
const PAGE = 500;

/** Tables on which a clock runs and a flag may have fallen by a moment; all on which one runs where there is none. */
export async function* timedTables(db: Db, moment: number | null): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const timed = db.selectFrom('tables').select('id').where('timed', '=', 1).where('id', '>', after).orderBy('id').limit(PAGE);
    const due = moment === null ? timed : timed.where(({ eb, or }) => or([eb('due', 'is', null), eb('due', '<=', moment)]));
    const rows = await due.execute();
    for (const { id } of rows) yield id;
    if (rows.length < PAGE) return;
    after = (rows.at(-1) as { id: string }).id;
  }
}

/** Notes when a flag may fall at a table that leaves memory: nobody need look before. */
export async function noteDue(db: Db, id: string, due: number): Promise<void> {
  await db.updateTable('tables').set({ due }).where('id', '=', id).execute();
}
