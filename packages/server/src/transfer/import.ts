import { commitmentOf, endOf } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import {
  accept,
  checkRecord,
  type FairDiceFirst,
  type FairDiceSecond,
  foldMatch,
  isName,
  type Match,
  RECORD_FORMAT,
  type Refused,
  type Result,
  refuse,
  type Words,
} from '@pocket-stadium/kernel';
import { checkSeason, SEASON_FORMAT } from '@pocket-stadium/season';
import type Type from 'typebox';
import * as w from '../../words/transfer.ts';
import { checker } from '../http/validate.ts';
import { chained } from '../store/chain.ts';
import { guestsIn, noteChairs } from '../store/chairs.ts';
import { openDatabase } from '../store/database.ts';
import { ORDER, SIGNING_KEY } from '../store/meta.ts';
import type { EntryRow, Tables, Tx } from '../store/schema.ts';
import { insertSeason, noteEntrant, notePerson, noteSeasonTable } from '../store/seasons.ts';
import { countBegun, countEnding, type Ending, endingOf } from '../store/tallies.ts';
import { storedMatch } from '../tables/archive.ts';
import { recordRows } from '../tables/keep-record.ts';
import { readOrder } from '../tables/order.ts';
import { LINES, type Line, type LineKind, TRANSFER_FORMAT } from './lines.ts';
import { badTable, isDay } from './table-data.ts';

export interface Imported {
  /** How many lines held something new. */
  readonly added: number;
  /** How many lines held something that was there already. It was left as it was. */
  readonly known: number;
}

const WORDS = {
  'not-an-export': w.not_an_export,
  'newer-export': w.newer_export,
  'bad-export-line': w.bad_export_line,
  'cut-export': w.cut_export,
} as const satisfies Record<string, Words>;

const no = (code: keyof typeof WORDS, values: Parameters<typeof refuse>[2]): Refused => refuse(code, WORDS[code], values);

const NO_MATCH: Words = w.no_match;

const CHECKS = Object.fromEntries(Object.entries(LINES).map(([kind, schema]) => [kind, checker(schema as Type.TSchema)])) as Record<
  LineKind,
  ReturnType<typeof checker>
>;

/**
 * Adds what an export holds to a folder or a PostgreSQL database: all of it, or nothing where anything is wrong. Every
 * line is checked, every match folded; what is there already stays.
 */
export async function importAll(place: string, lines: AsyncIterable<string> | Iterable<string>): Promise<Result<Imported>> {
  const { db, close } = await openDatabase(place, { patient: true, alone: true });
  try {
    return await db.transaction().execute(async (tx) => {
      const imported = await new Import(tx).run(lines);
      // The error that undoes an import: an export with anything wrong is not kept at all.
      if (!imported.ok) throw new Spoilt(imported);
      return imported;
    });
  } catch (error) {
    if (error instanceof Spoilt) return error.refused;
    throw error;
  } finally {
    await close();
  }
}

/** Takes back what was stored before the line that is wrong. */
class Spoilt extends Error {
  constructor(readonly refused: Refused) {
    super(refused.problem.message.en);
  }
}

/** Entries stored by one statement. */
const PAGE = 100;

class Import {
  private line = 0;
  private added = 0;
  private known = 0;
  /** The matches that tables name; they come later. */
  private readonly promised = new Map<string, number>();

  constructor(private readonly db: Tx) {}

  async run(lines: AsyncIterable<string> | Iterable<string>): Promise<Result<Imported>> {
    let ended = false;
    for await (const text of lines) {
      if (text.trim() === '') continue;
      this.line++;
      const read = readLine(text, this.line);
      if (!read.ok) return read;
      const { kind, data } = read.value;
      if (this.line === 1 && kind !== 'stadium') return no('not-an-export', { line: 1 });
      if (kind === 'end') ended = (data as Line<'end'>).end === this.line - 1;
      const refused = await this.take(kind, data);
      if (refused) return refused;
    }
    if (!ended) return no('cut-export', { line: this.line });
    const missing = await this.brokenPromise();
    if (missing !== null) return no('bad-export-line', { line: missing, why: NO_MATCH });
    return accept({ added: this.added, known: this.known });
  }

  private async take(kind: LineKind, data: unknown): Promise<Refused | null> {
    switch (kind) {
      case 'stadium': {
        const given = (data as Line<'stadium'>).stadium;
        return given > TRANSFER_FORMAT ? no('newer-export', { given, known: TRANSFER_FORMAT }) : null;
      }
      case 'meta':
        return this.takeMeta((data as Line<'meta'>).meta);
      case 'guest':
        return this.takeGuest((data as Line<'guest'>).guest);
      case 'table':
        return this.takeTable((data as Line<'table'>).table);
      case 'sitting':
        return this.takeSitting((data as Line<'sitting'>).sitting);
      case 'match':
        return this.takeMatch(data as Line<'match'>);
      case 'record':
        return this.takeRecord(data as Line<'record'>);
      case 'season':
        return this.takeSeason(data as Line<'season'>);
      case 'end':
        return null;
    }
  }

  /** Key and order are taken into an empty folder alone. Elsewhere links depend on the key that is there, and its host keeps order. */
  private async takeMeta(meta: Line<'meta'>['meta']): Promise<Refused | null> {
    if (meta.name !== SIGNING_KEY && meta.name !== ORDER) return null;
    if (meta.name === SIGNING_KEY && !/^[0-9a-f]{64}$/.test(meta.value)) return this.because(w.text);
    if (meta.name === ORDER && readOrder(meta.value) === null) return this.because(w.bad_order);
    const guests = await this.db.selectFrom('guests').select('id').limit(1).execute();
    const tables = await this.db.selectFrom('tables').select('id').limit(1).execute();
    if (guests.length > 0 || tables.length > 0) return null;
    await this.db
      .insertInto('meta')
      .values(meta)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: meta.value }))
      .execute();
    return null;
  }

  private async takeGuest(guest: Line<'guest'>['guest']): Promise<Refused | null> {
    if (!isName(guest.name)) return this.because(w.text_2);
    return this.insert('guests', guest);
  }

  private async takeTable(table: Line<'table'>['table']): Promise<Refused | null> {
    const wrong = badTable(table);
    if (wrong) return this.because(wrong);
    await noteChairs(this.db, table.id, guestsIn(table.data));
    this.promised.set((JSON.parse(table.data) as { match: string }).match, this.line);
    return this.insert('tables', table);
  }

  private async takeSitting(sitting: Line<'sitting'>['sitting']): Promise<Refused | null> {
    const match = await this.db.selectFrom('matches').select('header').where('id', '=', sitting.match_id).executeTakeFirst();
    const seats = match?.header ? (JSON.parse(match.header) as Match['header']).seats.length : 0;
    if (sitting.seat >= seats) return this.because(w.text_3);
    return this.insert('sittings', sitting);
  }

  /** The line of a table whose match is nowhere; null when there is none. */
  private async brokenPromise(): Promise<number | null> {
    for (const [match, line] of this.promised) {
      const there = await this.db.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
      if (!there) return line;
    }
    return null;
  }

  private async insert<T extends 'guests' | 'tables' | 'sittings'>(into: T, row: Omit<Tables[T], 'due'>): Promise<null> {
    const result = await this.db
      .insertInto(into)
      .values(row as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    this.count(Number(result.numInsertedOrUpdatedRows ?? 0) > 0);
    return null;
  }

  private count(added: boolean): void {
    if (added) this.added++;
    else this.known++;
  }

  private async takeMatch({ match, entries }: Line<'match'>): Promise<Refused | null> {
    const rows = chained(
      entries.map(({ key, at, spent, entry }, i) => ({ match_id: match.id, n: i + 1, key, at, spent, data: JSON.stringify(entry) })),
    );
    const stored = readStored(() => storedMatch(match, rows));
    if (!stored.ok) return this.because(stored.problem.message);
    if (stored.value) {
      const wrong = badHeader(stored.value, match);
      if (wrong) return this.because(wrong);
      const folded = foldMatch(GAMES, stored.value);
      if (!folded.ok) return this.because(folded.problem.message);
      const over = folded.value.over ? endingOf(folded.value.entries) : null;
      return this.store(match, rows, match.status === 'stopped' ? 'stopped' : over);
    }
    return this.store(match, rows, null);
  }

  private async takeRecord({ record }: Line<'record'>): Promise<Refused | null> {
    const checked = checkRecord(record);
    const folded = checked.ok ? foldMatch(GAMES, checked.value) : checked;
    if (!folded.ok) return this.because(folded.problem.message);
    const { header, entries } = folded.value;
    if (!folded.value.over || header.id === undefined) {
      return this.because(w.not_over);
    }
    const wrong = badHeader({ header, entries }, { id: header.id, game: header.game });
    if (wrong) return this.because(wrong);
    const rows = recordRows({ header, entries }, header.id);
    return this.store(rows.match, rows.entries, endingOf(entries));
  }

  private async takeSeason({ season, events, tables, people, entered = [] }: Line<'season'>): Promise<Refused | null> {
    const { id } = season;
    const read = checkSeason({ format: SEASON_FORMAT, season: id, events: events.map(({ event }) => event) });
    if (!read.ok) return this.because(read.problem.message);
    const known = new Map(read.value.events.map((event) => [event.id, event]));
    const rows = events.map(({ at, event }, i) => {
      const key = (event as { id: string }).id;
      return { season_id: id, n: i + 1, key, at, data: JSON.stringify(known.get(key)) };
    });
    const added = await insertSeason(this.db, season, rows);
    this.count(added);
    for (const table of added ? tables : []) await noteSeasonTable(this.db, { ...table, season_id: id });
    for (const person of added ? people : []) await notePerson(this.db, { ...person, season_id: id });
    for (const person of added ? entered : []) await noteEntrant(this.db, { ...person, season_id: id });
    return null;
  }

  private async store(match: Tables['matches'], rows: readonly EntryRow[], ending: Ending | null): Promise<null> {
    const result = await this.db
      .insertInto('matches')
      .values(match)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const added = Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
    this.count(added);
    for (let from = 0; added && from < rows.length; from += PAGE) {
      await this.db
        .insertInto('entries')
        .values(rows.slice(from, from + PAGE))
        .execute();
    }
    if (added && match.header !== null) await countBegun(this.db, match.game);
    if (added && ending !== null) await countEnding(this.db, match.id, match.game, ending);
    return null;
  }

  private because(why: Words): Refused {
    return no('bad-export-line', { line: this.line, why });
  }
}

/** Which kind of line it is, and its content, checked. */
function readLine(text: string, line: number): Result<{ kind: LineKind; data: unknown }> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return no(line === 1 ? 'not-an-export' : 'bad-export-line', {
      line,
      why: w.not_json,
    });
  }
  const kinds = Object.keys(LINES) as LineKind[];
  const kind = kinds.find((name) => typeof data === 'object' && data !== null && Object.hasOwn(data, name));
  if (!kind) return no(line === 1 ? 'not-an-export' : 'bad-export-line', { line, why: w.unknown_line });
  const refused = CHECKS[kind](data);
  return refused ? no('bad-export-line', { line, why: refused.problem.message }) : accept({ kind, data });
}

/** What in a header does not fit its row, its seats or the promise of its dice; null when all of it does. */
function badHeader({ header }: Match, row: { readonly id: string; readonly game: string }): Words | null {
  const { dice, seats, date } = header;
  if (header.id !== row.id || header.game !== row.game) return w.text_4;
  if (date !== undefined && !isDay(date)) return w.text_5;
  if (dice.kind !== 'fair') return null;
  const given = dice.scheme === 2 ? dice.seats : dice.strings;
  if (given.length !== seats.length) return w.text_6;
  if (dice.seed !== undefined && !(isSeed(dice.seed) && keepsPromise(dice, dice.seed))) {
    return w.text_7;
  }
  return null;
}

/** Whether a seed is the one whose commitment, or whose chain's end, stood in the promise. */
const keepsPromise = (dice: FairDiceFirst | FairDiceSecond, seed: string) =>
  dice.scheme === 2 ? endOf(seed, dice.length) === dice.end : commitmentOf(seed) === dice.commitment;

const isSeed = (seed: string) => /^[0-9a-f]{64}$/.test(seed);

/** A stored match whose header may be damaged; null where it has none yet. */
function readStored(read: () => Match | null): Result<Match | null> {
  try {
    const match = read();
    return match ? checkRecord({ format: RECORD_FORMAT, ...match }) : accept(null);
  } catch {
    return refuse('malformed-record', w.damaged_header);
  }
}
