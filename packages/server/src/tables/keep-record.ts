import { accept, type Entry, isName, type Match, type Result } from '@pocket-stadium/kernel';
import * as w from '../../words/tables.ts';
import type { Services } from '../services.ts';
import { chained } from '../store/chain.ts';
import { removeMatch } from '../store/retention.ts';
import type { EntryRow, Tables } from '../store/schema.ts';
import { findMatch } from '../store/tables.ts';
import { isForbidden } from './forbidden.ts';
import { no } from './words.ts';

/** How many entries one statement stores. */
const PAGE = 100;

/** A finished match as it is stored, without a table. */
export function recordRows({ header, entries }: Match, id: string): { match: Tables['matches']; entries: EntryRow[] } {
  const at = header.date === undefined ? 0 : Date.parse(header.date);
  const seed = header.dice.kind === 'fair' ? (header.dice.seed ?? null) : null;
  return {
    match: { id, table_id: '', game: header.game, status: 'over', seed, header: JSON.stringify(header), created: at, ended: at },
    entries: chained(
      entries.map((entry: Entry, i) => ({ match_id: id, n: i + 1, key: `record-${i + 1}`, at, spent: 0, data: JSON.stringify(entry) })),
    ),
  };
}

/**
 * Keeps a match that was played on one device. Only what its own rules bring to an end is kept, and never one that says
 * it was played with the dice of a server. A match that is there already stays as it is, and the person who brings it again
 * does not hear how to remove it: anybody can have read it here.
 */
export async function keepRecord(
  { db, inspector, signer, order }: Services,
  match: Match,
  asker: string,
): Promise<Result<{ id: string; removal: string | null }>> {
  const { id, seats, dice } = match.header;
  const ours =
    dice.kind === 'fair' || match.entries.some((entry) => entry.type === 'roll' && (entry.faces === null || entry.from === 'fair'));
  if (id === undefined || !/^[0-9a-f]{32}$/.test(id) || ours || !seats.every(({ name }) => isName(name))) {
    return no('bad-record', { why: w.brought_unfit });
  }
  // Everybody can read the names there, so a name that is forbidden at a table is forbidden here.
  const { forbidden } = await order.read();
  if (seats.some(({ name }) => isForbidden(name, forbidden))) return no('forbidden-name');
  const folded = await inspector.fold(match, asker);
  if (!folded.ok) return folded;
  if (!folded.value.over) return no('not-over');
  const rows = recordRows({ header: { ...match.header, options: folded.value.options }, entries: match.entries }, id);
  const kept = await db.transaction().execute(async (tx) => {
    const result = await tx
      .insertInto('matches')
      .values(rows.match)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(result.numInsertedOrUpdatedRows ?? 0) === 0) return false;
    for (let from = 0; from < rows.entries.length; from += PAGE) {
      await tx
        .insertInto('entries')
        .values(rows.entries.slice(from, from + PAGE))
        .execute();
    }
    return true;
  });
  return accept({ id, removal: kept ? signer.removal(id) : null });
}

/** Removes a record that was brought here; matches of tables have more than one owner, and go when their time has come. */
export async function removeRecord({ db }: Services, id: string): Promise<Result<object>> {
  const row = await findMatch(db, id);
  if (row?.table_id !== '') return no('no-such-match');
  await db.transaction().execute((tx) => removeMatch(tx, id));
  return accept({});
}
