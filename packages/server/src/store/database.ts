import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Whether other nodes may write to it. */
  readonly shared: boolean;
  /** What makes an acknowledged entry last. Embedded: `wal` and `2` (FULL); PostgreSQL: its synchronous_commit. */
  readonly durability: Durability;
  /** What whoever operates it should know: damage, or protection that is not there. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

export interface Durability {
  readonly journal: string;
  readonly synchronous: number | string;
}

/** How a database is opened. */
export interface Opening {
  /** For long readings and writings, without limits of time. */
  readonly patient?: boolean;
  /** As the only process on a folder: a second one is refused, and what lies there is checked first. */
  readonly alone?: boolean;
  /** Hears of connections that break while nobody waits for an answer. */
  readonly onTrouble?: (error: unknown) => void;
  /** Open a folder whose log is damaged with what is left. */
  readonly acceptLoss?: boolean;
}

/** The database at an address, made or brought up to date: a folder is embedded, `postgres://…` is PostgreSQL. */
export function openDatabase(place: string, opening: Opening = {}): Promise<OpenDatabase> {
  return isPostgres(place) ? openPostgres(place, opening) : openEmbedded(place, opening);
}

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
