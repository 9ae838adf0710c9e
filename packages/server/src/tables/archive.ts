import { accept, atEntry, type Entry, findGame, type Header, type Match, Play, type Registry, type Result } from '@pocket-stadium/kernel';
import { Breath } from '../breath.ts';
import type { Services } from '../services.ts';
import { seal, soundPart } from '../store/chain.ts';
import { entriesOf } from '../store/entries.ts';
import type { EntryRow, MatchRow } from '../store/schema.ts';
import { findMatch } from '../store/tables.ts';
import { no } from './words.ts';

/** The whole match as it is stored, the seed included: for the server's own use. */
export function storedMatch(row: MatchRow, rows: readonly EntryRow[]): Match | null {
  if (row.header === null) return null;
  const header = JSON.parse(row.header) as Header;
  const entries = rows.map(({ data }) => JSON.parse(data) as Entry);
  if (header.dice.kind !== 'fair' || row.seed === null) return { header, entries };
  return { header: { ...header, dice: { ...header.dice, seed: row.seed } }, entries };
}

/** Folds a match in pieces, so that others have their turn meanwhile: it may be long. */
export async function foldSlowly(games: Registry, { header, entries }: Match): Promise<Result<Play>> {
  const game = findGame(games, header.game);
  const opened = game.ok ? Play.open(game.value, header) : game;
  if (!opened.ok) return opened;
  const breath = new Breath();
  for (const entry of entries) {
    const refused = opened.value.append(entry);
    if (refused) return atEntry(refused, opened.value.entries.length + 1);
    await breath.taken();
  }
  return opened;
}

/** The record of a finished match, for everybody. The rules say whether it is finished. */
export async function readMatch({ db, games }: Services, id: string): Promise<Result<Match>> {
  const row = await findMatch(db, id);
  const rows = row ? await entriesOf(db, id) : [];
  const { damagedAt, chain } = soundPart(rows);
  if (damagedAt !== null) return no('damaged', { n: damagedAt });
  const match = row && storedMatch(row, rows);
  if (!match) return row ? no('not-over') : no('no-such-match');
  const folded = await foldSlowly(games, match);
  // A match that today's rules no longer fold is shown if it was over when it was played.
  const over = folded.ok ? folded.value.over : row.status === 'over';
  if (over && chain.open) await seal(db, id, chain);
  return over ? accept(match) : no('not-over');
}
