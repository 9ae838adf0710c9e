import { foldMatch, GAMES, makeRecordJson } from '@pocket-stadium/rules';
import { openDatabase } from '../store/database.ts';
import { entriesOf } from '../store/entries.ts';
import type { EntryRow, MatchRow, Tx } from '../store/schema.ts';
import { storedMatch } from '../tables/archive.ts';
import { type Line, type LineKind, TRANSFER_FORMAT } from './lines.ts';

/** Takes one line of the export; the next waits for it. */
export type Write = (line: string) => void | Promise<void>;

/**
 * Everything a folder holds, one JSON object a line: guests, tables and matches, those under way with their secret
 * seeds, and the key that signs tokens. It is as private as the folder. A running server does not disturb it.
 */
export async function exportAll(folder: string, write: Write): Promise<number> {
  return reading(folder, async (tx) => {
    const out = counted(write);
    await out.say('stadium', { stadium: TRANSFER_FORMAT });
    for (const meta of await tx.selectFrom('meta').selectAll().execute()) await out.say('meta', { meta: plain(meta) });
    for (const guest of await tx.selectFrom('guests').selectAll().execute())
      await out.say('guest', { guest: plain(guest) as Line<'guest'>['guest'] });
    for (const table of await tx.selectFrom('tables').selectAll().execute())
      await out.say('table', { table: plain(table) as Line<'table'>['table'] });
    for await (const { row, entries } of matches(tx)) {
      const rows = entries.map(({ key, at, spent, data }) => ({ key, at, spent, entry: JSON.parse(data) }));
      await out.say('match', { match: plain(row), entries: rows });
    }
    for (const sitting of await tx.selectFrom('sittings').selectAll().execute()) await out.say('sitting', { sitting: plain(sitting) });
    return out.finish();
  });
}

/** The records of all finished matches: what is public anyway. */
export async function exportRecords(folder: string, write: Write): Promise<number> {
  return reading(folder, async (tx) => {
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
async function reading<T>(folder: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(folder);
  try {
    return await db.transaction().execute(work);
  } finally {
    await close();
  }
}

async function* matches(tx: Tx): AsyncGenerator<{ row: MatchRow; entries: EntryRow[] }> {
  const ids = await tx.selectFrom('matches').select('id').orderBy('created').orderBy('id').execute();
  for (const { id } of ids) {
    const row = await tx.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (row) yield { row, entries: await entriesOf(tx, id) };
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
