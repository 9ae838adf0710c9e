import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '@pocket-stadium/kernel';
import Database from 'libsql';
import * as w from '../../words/store.ts';
import { DATABASE_FILE } from '../config.ts';
import { CannotOpen } from './refusal.ts';

const LOCK_FILE = 'stadium.lock';
const OWNER_ALONE = 0o600;

const TAKEN: Words = w.taken;

/** Makes the folder; what lies in it is readable by its owner alone, whoever made it and however long ago. */
export function secureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, DATABASE_FILE);
  // The file is made before the database makes it: what SQLite writes beside it gets the same mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ALONE));
  for (const name of readdirSync(folder)) if (name.startsWith('stadium.')) chmodSync(join(folder, name), OWNER_ALONE);
}

/**
 * One folder, one server. The lock is the system's, taken by way of an empty database: it goes with the process,
 * however that ends, and leaves nothing that somebody would have to remove.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new Database(join(folder, LOCK_FILE));
  try {
    lock.exec('pragma busy_timeout = 0');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    // A lock that cannot be written is nobody else's.
    if (/readonly|read-only|unable to open/i.test((error as Error).message)) throw error;
    throw new CannotOpen(TAKEN, { folder });
  }
  chmodSync(join(folder, LOCK_FILE), OWNER_ALONE);
  return { release: () => lock.close() };
}
