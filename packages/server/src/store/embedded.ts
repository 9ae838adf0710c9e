import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Words } from '@pocket-stadium/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import * as w from '../../words/store.ts';
import { DATABASE_FILE } from '../config.ts';
import type { OpenDatabase, Opening } from './database.ts';
import { lockFolder, secureFolder } from './folder.ts';
import { migrate } from './migrations.ts';
import { CannotOpen } from './refusal.ts';
import type { Tables } from './schema.ts';
import { asOutage } from './unavailable.ts';
import { checkWal } from './wal.ts';

type Sqlite = InstanceType<typeof Database>;
type Statement = ReturnType<Sqlite['prepare']>;

const DAMAGED_LOG: Words = w.damaged_log;
const NOT_A_DATABASE: Words = w.not_a_database;

/** The embedded database of a folder, made or brought up to date. */
export async function openEmbedded(folder: string, opening: Opening): Promise<OpenDatabase> {
  const lock = writable(folder, () => {
    secureFolder(folder);
    return opening.alone ? lockFolder(folder) : null;
  });
  try {
    return await openLocked(folder, opening, () => lock?.release());
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** What keeps a folder from being written to is said in words. */
function writable<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotOpen) throw error;
    throw new CannotOpen(w.unwritable, { folder, why: reasonOf(error) });
  }
}

/** The system's own word for it, where there is one: codes of the database mean nothing to people. */
function reasonOf(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /^E[A-Z]+$/.test(code) ? `${code}: ${message.replace(/^.*?: /, '')}` : message;
}

async function openLocked(folder: string, { alone, acceptLoss }: Opening, release: () => void): Promise<OpenDatabase> {
  const file = join(folder, DATABASE_FILE);
  // Where another process writes, its log is never whole, so it is not checked.
  const warnings = alone ? checkLog(`${file}-wal`, acceptLoss ?? false) : [];
  const sqlite = opened(file);
  // This takes seconds for a large database, once.
  if (alone) warnings.push(...findings(sqlite));

  // Kysely prepares every query anew; there are few of them, and preparing costs more than running.
  const prepared = new Map<string, Statement>();
  const prepare = (sql: string) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = guarded(sqlite.prepare(sql));
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
    warnings,
    async close() {
      await db.destroy();
      prepared.clear();
      // One file is left: a backup is a copy of the folder.
      sqlite.exec('pragma wal_checkpoint(truncate)');
      sqlite.close();
      release();
    },
  };
}

function opened(file: string): Sqlite {
  try {
    const sqlite = new Database(file);
    sqlite.exec('pragma journal_mode = wal');
    sqlite.exec('pragma synchronous = full');
    // The same pages of the log are written again and again, so they are folded back into the file less often.
    sqlite.exec('pragma wal_autocheckpoint = 8000');
    sqlite.exec('pragma busy_timeout = 5000');
    sqlite.exec('pragma foreign_keys = on');
    return sqlite;
  } catch (error) {
    const { message } = error as Error;
    // Its number for a file that cannot be opened.
    if (/\b14\b|unable to open/i.test(message)) throw new CannotOpen(w.unwritable, { folder: dirname(file), why: file });
    throw new CannotOpen(NOT_A_DATABASE, { file, why: message });
  }
}

/** Says what is wrong with the log; throws unless the loss is accepted, and then keeps a copy of it. */
function checkLog(log: string, acceptLoss: boolean): string[] {
  const damage = checkWal(log);
  if (!damage) return [];
  if (!acceptLoss) throw new CannotOpen(DAMAGED_LOG, { file: log, ...damage });
  copyFileSync(log, `${log}.damaged-${Date.now()}`);
  return [`the write-ahead log is damaged at frame ${damage.frame}: ${damage.commits} commits behind it are lost; a copy was kept`];
}

/** What the database finds wrong with itself. Matches that are not hit go on. */
function findings(sqlite: Sqlite): string[] {
  const rows = sqlite.prepare('pragma quick_check(10)').all() as { quick_check: string }[];
  return rows.flatMap(({ quick_check: said }) => (said === 'ok' ? [] : [`the database is damaged: ${said}`]));
}

/** A statement. A failure for want of room, or of a broken disk, is reported as such. */
function guarded(statement: Statement): Statement {
  for (const name of ['all', 'run', 'get'] as const) {
    const work = statement[name].bind(statement) as (...args: unknown[]) => unknown;
    (statement as unknown as Record<string, unknown>)[name] = (...args: unknown[]) => {
      try {
        return work(...args);
      } catch (error) {
        throw asOutage(error);
      }
    };
  }
  return statement;
}
