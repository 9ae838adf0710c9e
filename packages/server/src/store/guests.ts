import type { Header } from '@pocket-stadium/kernel';
import type { Db, GuestRow, Tx } from './schema.ts';

/** What stands in place of the name of a forgotten guest. */
export const FORGOTTEN = '—';

export const insertGuest = (db: Db, guest: GuestRow) => db.insertInto('guests').values(guest).execute();

export const findGuest = (db: Db, id: string): Promise<GuestRow | undefined> =>
  db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();

export const renameGuest = (db: Db, id: string, name: string) => db.updateTable('guests').set({ name }).where('id', '=', id).execute();

export const sittingsOf = (db: Db, guest: string) =>
  db
    .selectFrom('sittings')
    .innerJoin('tables', 'tables.id', 'sittings.table_id')
    .select(['sittings.table_id', 'sittings.match_id', 'sittings.seat', 'tables.game', 'tables.status', 'tables.updated'])
    .where('sittings.guest_id', '=', guest)
    .orderBy('tables.updated', 'desc')
    .limit(100)
    .execute();

/** Gives a guest another name in every record. */
export async function nameInRecords(tx: Tx, guest: string, name: string): Promise<void> {
  const sittings = await tx.selectFrom('sittings').select(['match_id', 'seat']).where('guest_id', '=', guest).execute();
  for (const { match_id, seat } of sittings) {
    const row = await tx.selectFrom('matches').select('header').where('id', '=', match_id).executeTakeFirst();
    if (!row?.header) continue;
    const header = JSON.parse(row.header) as Header;
    const seats = header.seats.map((held, i) => (i === seat ? { ...held, name } : held));
    await tx
      .updateTable('matches')
      .set({ header: JSON.stringify({ ...header, seats }) })
      .where('id', '=', match_id)
      .execute();
  }
}

/** Removes a guest: the name leaves every record, the records stay. */
export async function forgetGuest(db: Db, guest: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await nameInRecords(tx, guest, FORGOTTEN);
    await tx.deleteFrom('chairs').where('guest_id', '=', guest).execute();
    await tx.deleteFrom('sittings').where('guest_id', '=', guest).execute();
    await tx.deleteFrom('visits').where('guest_id', '=', guest).execute();
    await tx.deleteFrom('guests').where('id', '=', guest).execute();
  });
}
