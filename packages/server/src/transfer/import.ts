import {
  accept,
  checkRecord,
  type Entry,
  foldMatch,
  GAMES,
  type Match,
  RECORD_FORMAT,
  type Refused,
  type Result,
  refuse,
  type Words,
} from '@pocket-stadium/rules';
import type Type from 'typebox';
import * as w from '../../words/transfer.ts';
import { checker } from '../http/validate.ts';
import { openDatabase } from '../store/database.ts';
import type { Db, EntryRow, Tables } from '../store/schema.ts';
import { storedMatch } from '../tables/archive.ts';
import { LINES, type Line, type LineKind, TRANSFER_FORMAT } from './lines.ts';

export interface Imported {
  /** Lines whose content was new. */
  readonly added: number;
  /** Lines whose content was there already; it was left as it was. */
  readonly known: number;
}

const WORDS = {
  'not-an-export': w.not_an_export,
  'newer-export': w.newer_export,
  'bad-export-line': w.bad_export_line,
  'cut-export': w.cut_export,
} as const satisfies Record<string, Words>;

const no = (code: keyof typeof WORDS, values: Parameters<typeof refuse>[2]): Refused => refuse(code, WORDS[code], values);

const CHECKS = Object.fromEntries(Object.entries(LINES).map(([kind, schema]) => [kind, checker(schema as Type.TSchema)])) as Record<
  LineKind,
  ReturnType<typeof checker>
>;

/** Adds what an export holds to a folder or a PostgreSQL database. Every line is checked, every match folded; what is there already stays. */
export async function importAll(place: string, lines: AsyncIterable<string> | Iterable<string>): Promise<Result<Imported>> {
  const { db, close } = await openDatabase(place, true);
  try {
    return await new Import(db).run(lines);
  } finally {
    await close();
  }
}

/** Entries stored by one statement. */
const PAGE = 100;

class Import {
  private line = 0;
  private added = 0;
  private known = 0;

  constructor(private readonly db: Db) {}

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
    return ended ? accept({ added: this.added, known: this.known }) : no('cut-export', { line: this.line });
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
        return this.insert('guests', (data as Line<'guest'>).guest);
      case 'table':
        return this.insert('tables', (data as Line<'table'>).table);
      case 'sitting':
        return this.insert('sittings', (data as Line<'sitting'>).sitting);
      case 'match':
        return this.takeMatch(data as Line<'match'>);
      case 'record':
        return this.takeRecord(data as Line<'record'>);
      case 'end':
        return null;
    }
  }

  /** The signing key comes along into an empty folder alone: elsewhere other links depend on another. */
  private async takeMeta(meta: Line<'meta'>['meta']): Promise<null> {
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

  private async insert<T extends 'guests' | 'tables' | 'sittings'>(into: T, row: Tables[T]): Promise<null> {
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
    const rows = entries.map(({ key, at, spent, entry }, i): EntryRow => {
      return { match_id: match.id, n: i + 1, key, at, spent, data: JSON.stringify(entry) };
    });
    const stored = readStored(() => storedMatch(match, rows));
    if (!stored.ok) return this.because(stored.problem.message);
    if (stored.value) {
      const folded = foldMatch(GAMES, stored.value);
      if (!folded.ok) return this.because(folded.problem.message);
    }
    return this.store(match, rows);
  }

  private async takeRecord({ record }: Line<'record'>): Promise<Refused | null> {
    const checked = checkRecord(record);
    const folded = checked.ok ? foldMatch(GAMES, checked.value) : checked;
    if (!folded.ok) return this.because(folded.problem.message);
    const { header, entries } = folded.value;
    if (!folded.value.over || header.id === undefined) {
      return this.because(w.not_over);
    }
    const { id } = header;
    const at = header.date === undefined ? 0 : Date.parse(header.date);
    const seed = header.dice.kind === 'fair' ? (header.dice.seed ?? null) : null;
    const row = { id, table_id: '', game: header.game, status: 'over', seed, header: JSON.stringify(header), created: at, ended: at };
    const rows = entries.map(
      (entry: Entry, i): EntryRow => ({ match_id: id, n: i + 1, key: `record-${i + 1}`, at, spent: 0, data: JSON.stringify(entry) }),
    );
    return this.store(row, rows);
  }

  private async store(match: Tables['matches'], rows: readonly EntryRow[]): Promise<null> {
    await this.db.transaction().execute(async (tx) => {
      const result = await tx
        .insertInto('matches')
        .values(match)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      const added = Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
      this.count(added);
      for (let from = 0; added && from < rows.length; from += PAGE) {
        await tx
          .insertInto('entries')
          .values(rows.slice(from, from + PAGE))
          .execute();
      }
    });
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

/** A stored match whose header may be damaged; null where it has none yet. */
function readStored(read: () => Match | null): Result<Match | null> {
  try {
    const match = read();
    return match ? checkRecord({ format: RECORD_FORMAT, ...match }) : accept(null);
  } catch {
    return refuse('malformed-record', w.damaged_header);
  }
}
