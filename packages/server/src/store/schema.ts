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

/** A table as it is stored. */
interface StoredTable extends TableRow {
  /**
   * When a flag may fall while a clock runs, as the node knew it that last had the table in memory. It is a hint: null
   * means look now.
   */
  due: Generated<Instant | null>;
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
 * index of their own: the node that stores entry n has folded all entries before it, and knows the keys in them.
 */
interface StoredEntry {
  match_id: string;
  n: number;
  key: string;
  at: Instant;
  /** Milliseconds of the clock that the entry cost; 0 without a clock. */
  spent: number;
  data: string;
  /** A checksum, chained to the entry before; null where an older node wrote the entry. */
  sum: string | null;
  /** When the entry was stored, by the database's own clock; null in the embedded database, whose server keeps the time. */
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

/** When a guest was last here, to the day. */
export interface VisitRow {
  guest_id: string;
  seen: Instant;
}

/** How a match ended, so that each is counted once. A match that goes on after a correction loses its row. */
export interface EndingRow {
  match_id: string;
  what: string;
}

/** How often something happened to the matches of a game: the counts outlive the matches. */
export interface TallyRow {
  game: string;
  what: string;
  count: number;
}

/** A season that somebody put here; all that is known of it is in its log. */
export interface SeasonRow {
  id: string;
  /** How often the link of those who may change it was renewed. */
  links: number;
  created: Instant;
  /** When something was last added. */
  updated: Instant;
}

/**
 * The events of a season in the order in which they came here. Neither number nor event comes twice: of two writers one
 * is refused its number, takes the next, and nothing is lost.
 */
export interface SeasonLogRow {
  season_id: string;
  n: number;
  /** The event's own id. */
  key: string;
  at: Instant;
  data: string;
}

/** The table at which a fixture is played. */
export interface SeasonTableRow {
  table_id: string;
  season_id: string;
  fixture: string;
}

/** Who plays for an entrant, as far as they came here themselves. */
export interface SeasonPersonRow {
  season_id: string;
  entrant: string;
  guest_id: string;
}

/** A code that was made up to be read aloud. */
export interface SpokenCodeRow {
  /** Twelve digits. */
  code: string;
  /** What it opens, as JSON. There is one code at a time for it. */
  target: string;
  until: Instant;
}

export interface Tables {
  meta: MetaRow;
  guests: GuestRow;
  tables: StoredTable;
  matches: MatchRow;
  entries: StoredEntry;
  sittings: SittingRow;
  chairs: ChairRow;
  endings: EndingRow;
  tallies: TallyRow;
  visits: VisitRow;
  seasons: SeasonRow;
  season_log: SeasonLogRow;
  season_tables: SeasonTableRow;
  season_people: SeasonPersonRow;
  /** Guests who entered under a name of their own. The name is theirs, whoever plays for the entrant later. */
  season_entrants: SeasonPersonRow;
  spoken_codes: SpokenCodeRow;
}

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
