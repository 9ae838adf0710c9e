import { PAGE } from './retention.ts';
import type { Db, SeasonLogRow, SeasonPersonRow, SeasonRow, SeasonTableRow, Tx } from './schema.ts';

export const findSeason = (db: Db, id: string): Promise<SeasonRow | undefined> =>
  db.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst();

/** Stores a season with its log, whole; false when there is one of this id. */
export async function insertSeason(db: Db | Tx, season: SeasonRow, log: readonly SeasonLogRow[]): Promise<boolean> {
  return together(db, async (tx) => {
    const result = await tx
      .insertInto('seasons')
      .values(season)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(result.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    await insertLog(tx, log);
    return true;
  });
}

/** Runs work in a transaction of its own, or in the one that is under way. */
const together = <T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work);

async function insertLog(tx: Tx, rows: readonly SeasonLogRow[]): Promise<number> {
  let inserted = 0;
  for (let from = 0; from < rows.length; from += PAGE) {
    const result = await tx
      .insertInto('season_log')
      .values(rows.slice(from, from + PAGE))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    inserted += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return inserted;
}

/** The log of a season, or what came after number `have`. */
export const seasonLog = (db: Db, id: string, have = 0): Promise<SeasonLogRow[]> =>
  db.selectFrom('season_log').selectAll().where('season_id', '=', id).where('n', '>', have).orderBy('n').execute();

/** Somebody else took a number or stored an event first. Nothing is stored, and it is decided anew. */
class Overtaken extends Error {}

/** Appends events under their numbers, and takes forgotten names out of older ones: all of it, or none and false. */
export async function appendToSeason(
  db: Db,
  id: string,
  rows: readonly SeasonLogRow[],
  unnamed: readonly SeasonLogRow[],
  at: number,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      const there = await tx.updateTable('seasons').set({ updated: at }).where('id', '=', id).executeTakeFirst();
      if (Number(there.numUpdatedRows) === 0 || (await insertLog(tx, rows)) < rows.length) throw new Overtaken();
      for (const { n, data } of unnamed)
        await tx.updateTable('season_log').set({ data }).where('season_id', '=', id).where('n', '=', n).execute();
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

export const tablesOfSeason = (db: Db, season: string): Promise<SeasonTableRow[]> =>
  db.selectFrom('season_tables').selectAll().where('season_id', '=', season).execute();

/** The fixture that is played at a table, if one is. */
export const fixtureAt = (db: Db, table: string): Promise<SeasonTableRow | undefined> =>
  db.selectFrom('season_tables').selectAll().where('table_id', '=', table).executeTakeFirst();

export async function noteSeasonTable(db: Db, row: SeasonTableRow): Promise<void> {
  await db
    .insertInto('season_tables')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const peopleOfSeason = (db: Db, season: string): Promise<SeasonPersonRow[]> =>
  db.selectFrom('season_people').selectAll().where('season_id', '=', season).execute();

/** Notes who plays for an entrant. The person who did before no longer does. */
export async function notePerson(db: Db, row: SeasonPersonRow): Promise<void> {
  await db
    .insertInto('season_people')
    .values(row)
    .onConflict((conflict) => conflict.columns(['season_id', 'entrant']).doUpdateSet({ guest_id: row.guest_id }))
    .execute();
}

/** Removes the person who plays for an entrant. */
export async function removePerson(db: Db, season: string, entrant: string): Promise<void> {
  await db.deleteFrom('season_people').where('season_id', '=', season).where('entrant', '=', entrant).execute();
}

/** Notes who entered a season under a name of their own. */
export async function noteEntrant(db: Db, row: SeasonPersonRow): Promise<void> {
  await db
    .insertInto('season_entrants')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const entrantsOfSeason = (db: Db, season: string): Promise<SeasonPersonRow[]> =>
  db.selectFrom('season_entrants').selectAll().where('season_id', '=', season).execute();

/** The seasons that a guest entered under a name of their own, and those in which they play for somebody. */
export async function seasonsOfGuest(db: Db, guest: string): Promise<{ entered: SeasonPersonRow[]; plays: SeasonPersonRow[] }> {
  const of = (table: 'season_entrants' | 'season_people') =>
    db.selectFrom(table).selectAll().where('guest_id', '=', guest).orderBy('season_id').orderBy('entrant').execute();
  return { entered: await of('season_entrants'), plays: await of('season_people') };
}

/** Removes a guest from all seasons. */
export async function removeGuestFromSeasons(db: Db, guest: string): Promise<void> {
  for (const from of ['season_people', 'season_entrants'] as const) await db.deleteFrom(from).where('guest_id', '=', guest).execute();
}

/** Renews the link of those who may change a season: the old one is shut. */
export async function renewSeasonLink(db: Db, id: string, links: number): Promise<void> {
  await db.updateTable('seasons').set({ links }).where('id', '=', id).execute();
}

/** Seasons to which nothing was added since a moment. */
export async function seasonsOlderThan(db: Db, moment: number): Promise<string[]> {
  const rows = await db.selectFrom('seasons').select('id').where('updated', '<', moment).orderBy('updated').limit(PAGE).execute();
  return rows.map(({ id }) => id);
}

/** Removes a season with all that belongs to it. Matches of tables have more than one owner, and go when their time has come. */
export async function removeSeason(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const from of ['season_log', 'season_tables', 'season_people', 'season_entrants'] as const)
      await tx.deleteFrom(from).where('season_id', '=', id).execute();
    await tx.deleteFrom('seasons').where('id', '=', id).execute();
  });
}
