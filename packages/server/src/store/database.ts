import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Whether other nodes may write to it. */
  readonly shared: boolean;
  /** What makes an acknowledged entry last. Embedded: `wal` and `2` (FULL); PostgreSQL: its synchronous_commit. */
  readonly durability: Durability;
  close(): Promise<void>;
}

export interface Durability {
  readonly journal: string;
  readonly synchronous: number | string;
}

/** The database at an address, made or brought up to date: a folder is embedded, `postgres://…` is PostgreSQL. */
export function openDatabase(place: string, patient = false): Promise<OpenDatabase> {
  return isPostgres(place) ? openPostgres(place, patient) : openEmbedded(place);
}

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
