import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, makeRecordJson } from '@pocket-stadium/kernel';
import { soundPart } from '../store/chain.ts';
import { openDatabase } from '../store/database.ts';
import { entriesOf } from '../store/entries.ts';
import { SIGNING_KEY } from '../store/meta.ts';
import type { EntryRow, MatchRow, Tx } from '../store/schema.ts';
import { storedMatch } from '../tables/archive.ts';
import { type Line, type LineKind, TRANSFER_FORMAT } from './lines.ts';

/** Takes one line of the export; the next waits for it. */
export type Write = (line: string) => void | Promise<void>;

/**
 * Everything a folder or a PostgreSQL database holds, one JSON object a line: guests, tables and matches, those under way with their secret
 * seeds, and the key that signs tokens. It is as private as the database. A running server does not disturb it.
 */
export async function exportAll(place: string, write: Write): Promise<number> {
  return reading(place, async (tx) => {
    const out = counted(write);
    await out.say('stadium', { stadium: TRANSFER_FORMAT });
    for (const meta of await tx.selectFrom('meta').selectAll().where('name', '=', SIGNING_KEY).execute())
      await out.say('meta', { meta: plain(meta) });
    for await (const guest of inPages((after) =>
      tx.selectFrom('guests').selectAll().where('id', '>', after).orderBy('id').limit(PAGE).execute(),
    ))
      await out.say('guest', { guest: plain(guest) as Line<'guest'>['guest'] });
    for await (const table of inPages((after) =>
      tx.selectFrom('tables').selectAll().where('id', '>', after).orderBy('id').limit(PAGE).execute(),
    ))
      await out.say('table', { table: plain(table) as Line<'table'>['table'] });
    for await (const { row, entries } of matches(tx)) {
      const rows = entries.map(({ key, at, spent, data }) => ({ key, at, spent, entry: JSON.parse(data) }));
      await out.say('match', { match: plain(row) as Line<'match'>['match'], entries: rows });
    }
    const sittings = tx.selectFrom('sittings').selectAll().orderBy('guest_id').orderBy('match_id').orderBy('seat');
    for (const sitting of await sittings.execute()) await out.say('sitting', { sitting: plain(sitting) });
    return out.finish();
  });
}

/** The records of all finished matches: what is public anyway. */
export async function exportRecords(place: string, write: Write): Promise<number> {
  return reading(place, async (tx) => {
    const out = counted(write);
    await out.say('stadium', { stadium: TRANSFER_FORMAT });
    for await (const { row, entries } of matches(tx)) {
      const match = storedMatch(row, entries);
      const folded = match && foldMatch(GAMES, match);
      if (match && folded?.ok && folded.value.over) await out.say('record', { record: JSON.parse(makeRecordJson(match)) });
    }
    return out.finish();
  });
}

/** One moment of the database, however long the writing takes. */
async function reading<T>(place: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(place, { patient: true });
  try {
    return await db.transaction().setIsolationLevel('repeatable read').execute(work);
  } finally {
    await close();
  }
}

/** Rows held in memory at a time. */
const PAGE = 500;

/** All rows of a table in the order of their ids, page by page. */
async function* inPages<R extends { readonly id: string }>(read: (after: string) => Promise<R[]>): AsyncGenerator<R> {
  for (let after = ''; ; ) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

async function* matches(tx: Tx): AsyncGenerator<{ row: MatchRow; entries: EntryRow[] }> {
  const ids = await tx.selectFrom('matches').select('id').orderBy('created').orderBy('id').execute();
  for (const { id } of ids) {
    const row = await tx.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    // Of a damaged match what is sound: a backup with the rest could not be read back.
    if (row) yield { row, entries: [...soundPart(await entriesOf(tx, id)).sound] };
  }
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
      return lines - 1;
    },
  };
}

/** The row's own columns, without what the driver adds. */
function plain<R extends object>(row: R): R {
  return { ...row };
}
