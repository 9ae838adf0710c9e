import type { Db, MatchRow, Tx } from './schema.ts';

/** How many rows one statement looks at. */
export const PAGE = 100;

/** Matches that ended before a moment. */
export const matchesEndedBefore = (db: Db, moment: number): Promise<Pick<MatchRow, 'id' | 'table_id'>[]> =>
  db.selectFrom('matches').select(['id', 'table_id']).where('ended', '<', moment).orderBy('ended').limit(PAGE).execute();

/** Matches without an end that were made before a moment, page by page. */
export const matchesOpenBefore = (db: Db, moment: number, after: string): Promise<Pick<MatchRow, 'id' | 'table_id' | 'created'>[]> =>
  db
    .selectFrom('matches')
    .select(['id', 'table_id', 'created'])
    .where('ended', 'is', null)
    .where('created', '<', moment)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute();

/** When the last entry of a match was stored; null when it has none. */
export async function lastEntryAt(db: Db, match: string): Promise<number | null> {
  const last = await db.selectFrom('entries').select('at').where('match_id', '=', match).orderBy('n', 'desc').limit(1).executeTakeFirst();
  return last ? Number(last.at) : null;
}

/** Guests who were made and last seen before a moment. */
export async function guestsNotSeenSince(db: Db, moment: number): Promise<string[]> {
  const rows = await db
    .selectFrom('guests')
    .leftJoin('visits', 'visits.guest_id', 'guests.id')
    .select('guests.id')
    .where('guests.created', '<', moment)
    .where(({ or, eb }) => or([eb('visits.seen', 'is', null), eb('visits.seen', '<', moment)]))
    .limit(PAGE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes a match with its log. What it counted stays. */
export async function removeMatch(tx: Tx, id: string): Promise<void> {
  for (const from of ['entries', 'endings', 'sittings'] as const) await tx.deleteFrom(from).where('match_id', '=', id).execute();
  await tx.deleteFrom('matches').where('id', '=', id).execute();
}

/** Removes a table and the match that is played there. Earlier matches go when their own time has come. */
export async function removeTable(db: Db, id: string, match: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await removeMatch(tx, match);
    await tx.deleteFrom('chairs').where('table_id', '=', id).execute();
    await tx.deleteFrom('tables').where('id', '=', id).execute();
  });
}
