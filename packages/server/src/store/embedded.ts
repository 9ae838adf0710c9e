import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { DATABASE_FILE } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** The embedded database of a folder, made or brought up to date. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sqlite = new Database(join(folder, DATABASE_FILE));
  sqlite.exec('pragma journal_mode = wal');
  sqlite.exec('pragma synchronous = full');
  // The same pages of the log are written again and again: fold them back into the file less often.
  sqlite.exec('pragma wal_autocheckpoint = 8000');
  sqlite.exec('pragma busy_timeout = 5000');
  sqlite.exec('pragma foreign_keys = on');

  // Kysely prepares every query anew; there are few of them, and preparing costs more than running.
  const prepared = new Map<string, Statement>();
  const prepare = (sql: string) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = sqlite.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  const read = (pragma: string) => sqlite.prepare(`pragma ${pragma}`).get() as Record<string, unknown>;

  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close: () => {} } }) });
  await migrate(db as unknown as Kysely<never>);
  return {
    db,
    shared: false,
    durability: { journal: String(read('journal_mode').journal_mode), synchronous: Number(read('synchronous').synchronous) },
    async close() {
      await db.destroy();
      prepared.clear();
      // One file is left: a backup is a copy of the folder.
      sqlite.exec('pragma wal_checkpoint(truncate)');
      sqlite.close();
    },
  };
}
