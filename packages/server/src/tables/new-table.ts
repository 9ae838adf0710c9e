import { characterOf, levelsOf } from '@pocket-stadium/bots';
import {
  accept,
  checkRecord,
  completeOptions,
  countSides,
  type Entry,
  findGame,
  type Game,
  newHeader,
  type Result,
  type SeriesPlan,
  type SeriesTag,
  startSeries,
  type Words,
} from '@pocket-stadium/kernel';
import type { NewSeat, NewTable } from '@pocket-stadium/protocol';
import * as w from '../../words/tables.ts';
import { newId, newSeed } from '../ids.ts';
import type { Services } from '../services.ts';
import { chained } from '../store/chain.ts';
import type { EntryRow, MatchRow, Tx } from '../store/schema.ts';
import { insertTable } from '../store/tables.ts';
import type { Sitter } from './acts/gather.ts';
import { newSecond } from './dice/second.ts';
import { nameFor } from './naming.ts';
import { type Holder, makeTableRow, type SeatData, seatHeaders, type TableData } from './table.ts';
import { no } from './words.ts';

/** A match that gathers: with fair dice its seed is made now, before any seat's string. */
export function newMatchRow(table: Pick<TableData, 'id' | 'game' | 'dice'>, now: number): MatchRow {
  const seed = table.dice === 'fair' ? newSeed() : null;
  return { id: newId(), table_id: table.id, game: table.game, status: 'gathering', seed, header: null, created: now, ended: null };
}

/** Makes the table that a guest asks for; the same request made twice makes it once. */
export async function createTable(
  services: Services,
  host: Sitter,
  wish: NewTable,
  asker = host.guest,
  quick = false,
): Promise<Result<string>> {
  const game = findGame(services.games, wish.game);
  if (!game.ok) return game;
  const brought = await readBrought(services, game.value, wish, asker);
  if (!brought.ok) return brought;
  const count = wish.seats.length;
  const given = brought.value ? brought.value.options : (wish.options ?? {});
  const options = completeOptions(game.value.about.options, given, count);
  if (!options.ok) return options;
  const filled: SeatData[] = [];
  for (const [chair, wished] of wish.seats.entries()) {
    const seat = await newSeat(services, wished, chair, host, wish.game);
    if (!seat.ok) return seat;
    filled.push(seat.value);
  }
  // This checks the number of seats too.
  const planned = wish.series && startSeries(wish.series as SeriesPlan, countSides(game.value, count, options.value));
  const series = brought.value ? brought.value.series : planned;
  const header = newHeader(game.value, {
    seats: seatHeaders(filled),
    options: options.value,
    dice: { kind: 'hand' },
    ...(series && { series }),
  });
  if (!header.ok) return header;
  if (filled.every(({ holder }) => holder.kind === 'bot')) return no('seat-yourself');

  const now = services.now();
  const id = services.signer.tableId(host.guest, wish.key);
  const match = newMatchRow({ id, game: wish.game, dice: wish.dice }, now);
  const table: TableData = {
    id,
    rev: 1,
    created: now,
    updated: now,
    status: 'gathering',
    game: wish.game,
    options: options.value,
    public: wish.public,
    quick,
    dice: wish.dice,
    fair: newSecond(match, filled.length, brought.value?.entries ?? []),
    clock: wish.clock ?? null,
    ...(series && { series }),
    absentAfter: wish.absentAfter ?? services.config.absentAfter,
    seats: filled,
    offer: null,
    match: match.id,
    round: 1,
  };
  const entries = broughtRows(match.id, brought.value?.entries ?? [], now);
  const created = await insertTable(services.db, makeTableRow(table), async (tx) => {
    await tx.insertInto('matches').values(match).execute();
    await insertAll(tx, entries);
  });
  if (created) services.metrics.tables.inc();
  return accept(id);
}

/** How many rows one statement stores. Others have their turn between two statements. */
const PAGE = 100;

async function insertAll(tx: Tx, rows: readonly EntryRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PAGE) {
    const page = rows.slice(from, from + PAGE);
    await tx.insertInto('entries').values(page).execute();
    await new Promise(setImmediate);
  }
}

async function newSeat(services: Services, seat: NewSeat, chair: number, host: Sitter, game: string): Promise<Result<SeatData>> {
  const holder = newHolder(seat, host);
  if (holder.kind === 'bot' && !levelsOf(game).includes(holder.level)) return no('no-such-level', { level: holder.level });
  if (holder.kind === 'bot' && !playsAs(holder, game)) return no('no-such-face', { level: holder.level });
  const data = { chair, links: 0, string: null, rematch: false };
  if (!('name' in holder)) return accept({ ...data, holder });
  // Where names are drawn, the names in the wish are not used.
  const { names } = await services.order.read();
  const name = await nameFor(services, names === 'drawn' && holder.kind === 'person' ? host.name : holder.name);
  return name.ok ? accept({ ...data, holder: { ...holder, name: name.value } }) : name;
}

/** Whether a face plays at this level. In a game without choices every face plays alike. */
function playsAs({ level, face }: Holder & { kind: 'bot' }, game: string): boolean {
  return face === undefined || levelsOf(game).length === 1 || characterOf(face)?.level === level;
}

function newHolder(seat: NewSeat, host: Sitter): Holder {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open' };
    case 'invited':
      return { kind: 'invited', name: seat.name };
    case 'bot':
      return { kind: 'bot', level: seat.level, ...(seat.face && { face: seat.face }) };
    case 'me':
      return { kind: 'person', guest: host.guest, name: seat.name ?? host.name, program: host.program, standIn: null, left: false };
  }
}

interface Brought {
  readonly options: TableData['options'];
  readonly entries: readonly Entry[];
  readonly series: SeriesTag | undefined;
}

/** A match begun on one device goes on at the table: its entries come along as they are, each with its own source. */
async function readBrought({ inspector }: Services, game: Game, wish: NewTable, asker: string): Promise<Result<Brought | null>> {
  if (wish.record === undefined) return accept(null);
  const record = checkRecord(wish.record);
  if (!record.ok) return record;
  const { header, entries } = record.value;
  const because = (why: Words) => no('bad-record', { why });
  if (header.game !== wish.game) return because(w.brought_other_game);
  if (header.seats.length !== wish.seats.length) return because(w.brought_other_seats);
  if (entries.some((entry) => entry.type === 'roll' && (entry.faces === null || entry.from === 'fair'))) {
    return because(w.brought_rolls);
  }
  const folded = await inspector.fold(record.value, asker);
  if (!folded.ok) return folded;
  if (folded.value.over) return because(w.brought_over);
  // A match ends with the rules it began with, so one of an older version ends where it was begun.
  if (header.rules !== game.about.rulesVersion) return because(w.brought_older_rules);
  return accept({ options: folded.value.options, entries, series: header.series });
}

/** Entries that are there before a match begins. */
export function broughtRows(match: string, entries: readonly Entry[], at: number): EntryRow[] {
  return chained(
    entries.map((entry, i) => ({ match_id: match, n: i + 1, key: `brought-${i + 1}`, at, spent: 0, data: JSON.stringify(entry) })),
  );
}
