import type { Db, SpokenCodeRow } from './schema.ts';

/** The code for what it opens, while it holds. Codes whose time is over go. */
export async function codeFor(db: Db, target: string, now: number): Promise<SpokenCodeRow | undefined> {
  await db.deleteFrom('spoken_codes').where('until', '<=', now).execute();
  return db.selectFrom('spoken_codes').selectAll().where('target', '=', target).executeTakeFirst();
}

/** Keeps a code; false when there is one like it, or another one opens the same. */
export async function keepCode(db: Db, row: SpokenCodeRow): Promise<boolean> {
  const result = await db
    .insertInto('spoken_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

export const findCode = (db: Db, code: string, now: number): Promise<SpokenCodeRow | undefined> =>
  db.selectFrom('spoken_codes').selectAll().where('code', '=', code).where('until', '>', now).executeTakeFirst();

/** Uses a code up; false when somebody else did. */
export async function useCode(db: Db, code: string): Promise<boolean> {
  const result = await db.deleteFrom('spoken_codes').where('code', '=', code).executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
