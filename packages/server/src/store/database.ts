import * as w from '../../words/store.ts';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { CannotOpen } from './refusal.ts';
import type { Db } from './schema.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Whether other nodes may write to it. */
  readonly shared: boolean;
  /** What makes an acknowledged entry last. Embedded: `wal` and `2` (FULL); PostgreSQL: its synchronous_commit. */
  readonly durability: Durability;
  /** What an operator should know: damage, or protection that is not there. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

export interface Durability {
  readonly journal: string;
  readonly synchronous: number | string;
}

/** How a database is opened. */
export interface Opening {
  /** Whether it is opened for long readings and writings, without limits of time. */
  readonly patient?: boolean;
  /** Whether this is the only process on a folder: a second one is refused, and the data is checked first. */
  readonly alone?: boolean;
  /** Hears of connections that break while nobody waits for an answer. */
  readonly onTrouble?: (error: unknown) => void;
  /** Whether a folder with a damaged log is opened with what is left. */
  readonly acceptLoss?: boolean;
}

/** The database at an address, made or brought up to date: a folder is embedded, `postgres://…` is PostgreSQL. */
export function openDatabase(place: string, opening: Opening = {}): Promise<OpenDatabase> {
  return isPostgres(place) ? openPostgres(place, opening) : openEmbedded(place, opening);
}

/** The same where one of the two settings was made. An address that is none is never taken for a folder. */
export function openConfigured({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>, opening: Opening): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbedded(data, opening);
  if (!isPostgres(databaseUrl)) throw new CannotOpen(w.not_postgres);
  return openPostgres(databaseUrl, opening);
}

/** The driver is loaded for those who use it. */
async function openPostgres(url: string, opening: Opening): Promise<OpenDatabase> {
  const postgres = await import('./postgres.ts');
  return postgres.openPostgres(url, opening);
}

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
