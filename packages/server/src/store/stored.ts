import { sql } from 'kysely';
import { isPostgresDb } from './migrations.ts';
import type { Db } from './schema.ts';

/** How much is stored; bytes as the database itself counts them. */
export async function countStored(db: Db): Promise<{ tables: number; guests: number; matches: number; bytes: number }> {
  const count = async (table: 'tables' | 'guests' | 'matches') => {
    const row = await db.selectFrom(table).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
    return Number(row.n);
  };
  return { tables: await count('tables'), guests: await count('guests'), matches: await count('matches'), bytes: await bytesOf(db) };
}

async function bytesOf(db: Db): Promise<number> {
  const asked = isPostgresDb(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const { rows } = await asked.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
