import type { Generated, Kysely, Transaction } from 'kysely';

/** Whole numbers of milliseconds since 1970. */
type Instant = number;

/** The server's own secrets and notes. */
export interface MetaRow {
  name: string;
  value: string;
}

export interface GuestRow {
  id: string;
  name: string;
  /** 1 for a bot from outside. */
  program: number;
  created: Instant;
}

/** A table: columns for finding it, the rest as JSON. `rev` counts its changes: two writers cannot both make change 7. */
export interface TableRow {
  id: string;
  rev: number;
  status: string;
  game: string;
  listed: number;
  quick: number;
  /** 1 while a clock runs, so that a restarted server finds the flags that may fall. */
  timed: number;
  created: Instant;
  updated: Instant;
  data: string;
}

export interface MatchRow {
  id: string;
  table_id: string;
  game: string;
  status: string;
  /** The server's secret until the match is over; null with dice by hand. */
  seed: string | null;
  /** Null until the match begins. */
  header: string | null;
  created: Instant;
  ended: Instant | null;
}

/**
 * The log. (match_id, n) is unique: two writers cannot both make entry 17. That makes keys unique too, without an
 * index of their own: whoever stores entry n has folded all entries before it, and knows the keys in them.
 */
interface StoredEntry {
  match_id: string;
  n: number;
  key: string;
  at: Instant;
  /** Milliseconds of the clock that the entry cost; 0 without a clock. */
  spent: number;
  data: string;
  /** Chained to the entry before it; null where an older node wrote it. */
  sum: string | null;
  /** When, by the database's own clock; null in the embedded one, whose server keeps the time. */
  stored: Generated<Instant | null>;
}

/** An entry as it is written and read. */
export type EntryRow = Omit<StoredEntry, 'stored'>;

/** Who sat where, so that a guest finds back, and can be forgotten. */
export interface SittingRow {
  guest_id: string;
  match_id: string;
  table_id: string;
  seat: number;
}

/** Who sits or sat at a table, from before its match begins. */
export interface ChairRow {
  guest_id: string;
  table_id: string;
}

export interface Tables {
  meta: MetaRow;
  guests: GuestRow;
  tables: TableRow;
  matches: MatchRow;
  entries: StoredEntry;
  sittings: SittingRow;
  chairs: ChairRow;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
