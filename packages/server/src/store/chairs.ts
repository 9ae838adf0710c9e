import type { Db, Tx } from './schema.ts';

/** Who sits at a table, by guest: found without reading every table. */
export async function tablesOf(db: Db, guest: string): Promise<string[]> {
  const seated = await db.selectFrom('chairs').select('table_id as id').where('guest_id', '=', guest).execute();
  const played = await db.selectFrom('sittings').select('table_id as id').where('guest_id', '=', guest).execute();
  return [...new Set([...seated, ...played].map(({ id }) => id))];
}

/** The guests that a table's data name. */
export function guestsIn(data: string): string[] {
  const { seats = [] } = JSON.parse(data) as { seats?: readonly { readonly holder?: { readonly guest?: string | null } }[] };
  return [...new Set(seats.flatMap(({ holder }) => (typeof holder?.guest === 'string' ? [holder.guest] : [])))];
}

/** Notes who sits at a table. A guest who got up stays noted, and is looked for once in vain. */
export async function noteChairs(db: Db | Tx, table: string, guests: readonly string[]): Promise<void> {
  if (guests.length === 0) return;
  await db
    .insertInto('chairs')
    .values(guests.map((guest_id) => ({ guest_id, table_id: table })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const PAGE = 500;
/** Milliseconds before the last look that are looked at again: clocks of nodes differ. */
const AGAIN = 86_400_000;
const NOTED = 'chairs-noted';

/** Notes who sits at tables that nodes of the release before have changed meanwhile, and at all of them the first time. */
export async function noteOldChairs(db: Db, now: number): Promise<void> {
  const noted = await db.selectFrom('meta').select('value').where('name', '=', NOTED).executeTakeFirst();
  const since = Number(noted?.value ?? 0) - AGAIN;
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'data'])
      .where('updated', '>', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, data } of rows) await noteChairs(db, id, guestsIn(data));
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.id ?? '';
    await new Promise(setImmediate);
  }
  await db
    .insertInto('meta')
    .values({ name: NOTED, value: String(now) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now) }))
    .execute();
}
