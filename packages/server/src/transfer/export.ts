import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, makeRecordJson } from '@pocket-stadium/kernel';
import { Breath } from '../breath.ts';
import { soundPart } from '../store/chain.ts';
import { openDatabase } from '../store/database.ts';
import { entriesOf } from '../store/entries.ts';
import { ORDER, SIGNING_KEY } from '../store/meta.ts';
import type { EntryRow, GuestRow, MatchRow, SeasonRow, SittingRow, TableRow, Tx } from '../store/schema.ts';
import { entrantsOfSeason, peopleOfSeason, seasonLog, tablesOfSeason } from '../store/seasons.ts';
import { storedMatch } from '../tables/archive.ts';
import { type Line, type LineKind, TRANSFER_FORMAT, WITHOUT_ORDER, WITHOUT_SEASONS } from './lines.ts';

/** Writes one line of the export. The next line waits for it. */
export type Write = (line: string) => void | Promise<void>;

/** A match of which only the beginning could be written out. */
interface Damaged {
  readonly match: string;
  readonly entry: number;
}

export interface Exported {
  /** How many lines there are, the first and the last among them. */
  readonly lines: number;
  readonly damaged: readonly Damaged[];
}

/**
 * Everything a folder or a PostgreSQL database holds, one JSON object a line: guests, tables, matches and seasons, those under way with their secret
 * seeds, the key that signs tokens, and the order of the stadium. It is as private as the database. A running server does not disturb it.
 */
export async function exportAll(place: string, write: Write): Promise<Exported> {
  return reading(place, async (tx) => {
    const damaged: Damaged[] = [];
    const out = counted(write);
    const seasons = await tx.selectFrom('seasons').selectAll().orderBy('created').orderBy('id').execute();
    const metas = await tx.selectFrom('meta').selectAll().where('name', 'in', [SIGNING_KEY, ORDER]).orderBy('name', 'desc').execute();
    const ordered = metas.some(({ name }) => name === ORDER);
    await out.say('stadium', { stadium: ordered ? TRANSFER_FORMAT : seasons.length > 0 ? WITHOUT_ORDER : WITHOUT_SEASONS });
    for (const meta of metas) await out.say('meta', { meta: plain(meta) });
    for await (const guest of inPages((after: GuestRow | undefined) =>
      tx
        .selectFrom('guests')
        .selectAll()
        .where('id', '>', after?.id ?? '')
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ))
      await out.say('guest', { guest: plain(guest) as Line<'guest'>['guest'] });
    for await (const table of inPages((after: TableRow | undefined) =>
      tx
        .selectFrom('tables')
        .selectAll()
        .where('id', '>', after?.id ?? '')
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ))
      await out.say('table', { table: tableLine(table) });
    for await (const { row, entries } of matches(tx, damaged)) {
      const rows = entries.map(({ key, at, spent, data }) => ({ key, at, spent, entry: JSON.parse(data) }));
      await out.say('match', { match: plain(row) as Line<'match'>['match'], entries: rows });
    }
    for await (const sitting of sittings(tx)) await out.say('sitting', { sitting: plain(sitting) });
    for (const season of seasons) await out.say('season', await wholeSeason(tx, season));
    return { lines: await out.finish(), damaged };
  });
}

/** The records of all finished matches: what is public anyway. */
export async function exportRecords(place: string, write: Write): Promise<Exported> {
  return reading(place, async (tx) => {
    const damaged: Damaged[] = [];
    const out = counted(write);
    await out.say('stadium', { stadium: WITHOUT_SEASONS });
    for await (const { row, entries } of matches(tx, damaged)) {
      const match = storedMatch(row, entries);
      const folded = match && foldMatch(GAMES, match);
      if (match && folded?.ok && folded.value.over) await out.say('record', { record: JSON.parse(makeRecordJson(match)) });
    }
    return { lines: await out.finish(), damaged };
  });
}

/** Everything is read as of one moment of the database, however long the writing takes. */
async function reading<T>(place: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(place, { patient: true });
  try {
    return await db.transaction().setIsolationLevel('repeatable read').execute(work);
  } finally {
    await close();
  }
}

/** How many rows are held in memory at a time. */
const PAGE = 500;

/** Rows page by page: `read` is given the last row of the page before, and answers with those that follow it. */
async function* inPages<R>(read: (after: R | undefined) => Promise<R[]>): AsyncGenerator<R> {
  const breath = new Breath();
  for (let last: R | undefined; ; ) {
    const page = await read(last);
    for (const row of page) {
      yield row;
      // What was read natively is given back between turns of the event loop, and a write to a file takes none.
      await breath.taken();
    }
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** Matches as they were begun, each with its entries: one at a time is in memory, however many there are. */
async function* matches(tx: Tx, damaged: Damaged[]): AsyncGenerator<{ row: MatchRow; entries: EntryRow[] }> {
  const pages = inPages((after: MatchRow | undefined) => {
    const all = tx.selectFrom('matches').selectAll().orderBy('created').orderBy('id').limit(PAGE);
    const rest = after && all.where(({ eb, refTuple, tuple }) => eb(refTuple('created', 'id'), '>', tuple(after.created, after.id)));
    return (rest ?? all).execute();
  });
  for await (const row of pages) {
    // Only the sound part of a damaged match is written: a backup with the rest could not be read back.
    const { sound, damagedAt } = soundPart(await entriesOf(tx, row.id));
    if (damagedAt !== null) damaged.push({ match: row.id, entry: damagedAt });
    yield { row, entries: [...sound] };
  }
}

async function wholeSeason(tx: Tx, season: SeasonRow): Promise<Line<'season'>> {
  const { id, links, created, updated } = season;
  const [log, tables, people, entered] = await Promise.all([
    seasonLog(tx, id),
    tablesOfSeason(tx, id),
    peopleOfSeason(tx, id),
    entrantsOfSeason(tx, id),
  ]);
  const byId = (one: string, other: string) => (one < other ? -1 : 1);
  const inSeason = (rows: typeof people) =>
    rows.map(({ entrant, guest_id }) => ({ entrant, guest_id })).sort((a, b) => byId(a.entrant, b.entrant));
  return {
    season: { id, links, created: Number(created), updated: Number(updated) },
    events: log.map(({ at, data }) => ({ at: Number(at), event: JSON.parse(data) })),
    tables: tables.map(({ table_id, fixture }) => ({ table_id, fixture })).sort((a, b) => byId(a.table_id, b.table_id)),
    people: inSeason(people),
    entered: inSeason(entered),
  };
}

/** Who sat where. */
function sittings(tx: Tx): AsyncGenerator<SittingRow> {
  return inPages((after: SittingRow | undefined) => {
    const all = tx.selectFrom('sittings').selectAll().orderBy('guest_id').orderBy('match_id').orderBy('seat').limit(PAGE);
    const rest =
      after &&
      all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('guest_id', 'match_id', 'seat'), '>', tuple(after.guest_id, after.match_id, after.seat)),
      );
    return (rest ?? all).execute();
  });
}

function counted(write: Write) {
  let lines = 0;
  return {
    async say<K extends LineKind>(_kind: K, line: Line<K>): Promise<void> {
      lines++;
      await write(`${JSON.stringify(line)}\n`);
    },
    /** The last line says how many came before it: a file that was cut is noticed. */
    async finish(): Promise<number> {
      await write(`${JSON.stringify({ end: lines } satisfies Line<'end'>)}\n`);
      return lines + 1;
    },
  };
}

/** The line of a table, without what is only a hint for nodes. */
function tableLine({ due: _, ...row }: TableRow & { readonly due?: unknown }): Line<'table'>['table'] {
  return plain(row) as Line<'table'>['table'];
}

/** The row's own columns, without what the driver adds to them. */
function plain<R extends object>(row: R): R {
  return { ...row };
}
