import { sameOptions, type Transcript } from '@pocket-stadium/dice';
import { type FairDiceSecond, type Header, newHeader, type OptionValues, type SeatHeader } from '@pocket-stadium/kernel';
import { entriesOf } from '../../store/entries.ts';
import { countEnding, countStart, type Ending } from '../../store/tallies.ts';
import { broughtRows, newMatchRow } from '../new-table.ts';
import type { Room } from '../room.ts';
import { seatHeaders, seriesOf, type TableData } from '../table.ts';
import { everybodyReady, heldAt, missingSeats, newSecond, promiseAt, type SecondDice } from './second.ts';

/** Since when each room has known its transcript, in steady time: no clock that jumps shortens anybody's two minutes. */
const known = new WeakMap<Room, { readonly promise: string; readonly since: number }>();

/** Seconds since this node has known the transcript. */
export function waitedFor(room: Room, promise: string): number {
  const waits = known.get(room);
  return waits?.promise === promise ? (room.services.steady() - waits.since) / 1000 : 0;
}

interface Setting {
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatHeader[];
}

/** What would be played now, as the record will have it. */
function settingOf({ table, services }: Room): Setting | null {
  const game = services.games.get(table.game);
  const header = game && newHeader(game, { seats: seatHeaders(table.seats), options: table.options, dice: { kind: 'hand' } });
  return header?.ok ? header.value : null;
}

/** The header of the match that begins now, if today's rules are those of the transcript. */
function headerOf(room: Room, second: SecondDice, transcript: Transcript): Header | null {
  const { table, services } = room;
  const game = services.games.get(table.game);
  const { length, end, openings, brought } = second;
  const dice: FairDiceSecond = {
    kind: 'fair',
    scheme: 2,
    length,
    end,
    starts: transcript.starts,
    ...(brought ? { brought: brought.entries } : {}),
    seats: openings.map((opening, seat) => opening && { hash: transcript.hashes[seat] ?? '', ...opening }),
  };
  const date = new Date(services.now()).toISOString().slice(0, 10);
  const header =
    game && newHeader(game, { seats: seatHeaders(table.seats), options: table.options, dice, id: table.match, date, ...seriesOf(table) });
  if (!header?.ok) return null;
  const { rules, options } = header.value;
  return rules === transcript.rules && sameOptions(options, transcript.options) ? header.value : null;
}

/** Takes the next step towards the match where everybody has done theirs: the transcript, and then the header with all strings. */
export async function nextStep(room: Room, second: SecondDice): Promise<Header | null> {
  const { transcript } = second;
  if (!transcript) {
    const made = makeTranscript(room, second);
    if (!made) return null;
    const next = { ...second, transcript: made };
    await room.save({ fair: next });
    return nextStep(room, next);
  }
  if (known.get(room)?.promise !== transcript.promise) known.set(room, { promise: transcript.promise, since: room.services.steady() });
  if (missingSeats(second).length > 0) return null;
  const header = headerOf(room, second, transcript);
  // The rules were changed in between, and nobody was asked about the new ones.
  if (!header) await startAnew(room);
  return header;
}

function makeTranscript(room: Room, second: SecondDice): Transcript | null {
  const { table } = room;
  const setting = everybodyReady(table) ? settingOf(room) : null;
  if (!setting) return null;
  const { rules, options } = setting;
  // A transcript says who sits there, not what they look like.
  const seats = setting.seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot }));
  const hashes = table.seats.map((_, seat) => heldAt(table, seat)?.hash ?? null);
  const { brought, given } = second;
  return { promise: promiseAt(table, second), game: table.game, rules, options, seats, hashes, brought, starts: given.length };
}

/** Gives a start up, with whatever changes at the table: a new promise, and the seed of the old one is out. It is counted. */
export async function startAnew(room: Room, change: Partial<TableData> = {}): Promise<void> {
  const { table, seedRow, services } = room;
  const { fair } = table;
  if (!fair || !seedRow?.seed) return room.save(change);
  const now = services.now();
  const match = newMatchRow(table, now);
  const rows = await entriesOf(services.db, table.match);
  const entries = rows.map(({ data }) => JSON.parse(data));
  const { length, given, before, earlier } = fair;
  const start = { id: table.match, length, seed: seedRow.seed, missing: missingSeats(fair) };
  const next = newSecond(match, table.seats.length, entries, { given: [...given, start], before, ...(earlier && { earlier }) });
  await room.save({ ...change, fair: next, match: match.id }, async (tx) => {
    await tx.updateTable('matches').set({ status: 'given-up', ended: now }).where('id', '=', table.match).execute();
    await tx.insertInto('matches').values(match).execute();
    for (const row of broughtRows(match.id, entries, now)) await tx.insertInto('entries').values(row).execute();
    await countStart(tx, table.game, start.missing);
  });
}

/** Everybody left before there was a match, so no entry can come any more. */
export async function giveUp(room: Room, change: Partial<TableData>): Promise<void> {
  const { match, game, fair } = room.table;
  await room.save({ ...change, status: 'over' }, async (tx) => {
    await tx.updateTable('matches').set({ status: 'given-up', ended: room.services.now() }).where('id', '=', match).execute();
    if (fair?.transcript) await countStart(tx, game, missingSeats(fair));
  });
}

/** Nobody plays on. That is the end of the match, stored before the seed is out. */
export const expire = (room: Room): Promise<void> => endByHouse(room, 'expired');

/** The host closes the table. */
export const stopByHost = (room: Room): Promise<void> => endByHouse(room, 'stopped');

async function endByHouse(room: Room, ending: Ending): Promise<void> {
  const { table, services } = room;
  if (!table.fair || table.fair.stopped || table.status !== 'playing') return;
  await room.save({ fair: { ...table.fair, stopped: true } }, async (tx) => {
    await tx.updateTable('matches').set({ status: 'stopped', ended: services.now() }).where('id', '=', table.match).execute();
    await countEnding(tx, table.match, table.game, ending);
  });
  room.doubt();
}

/** Today's rules no longer take the match. That is its end, stored before the seed is out. */
export async function endStopped(room: Room): Promise<void> {
  const { table, notice, services } = room;
  if (!table.fair || table.fair.stopped || table.status !== 'playing' || notice === null || notice.code === 'damaged') return;
  await room.save({ fair: { ...table.fair, stopped: true } }, async (tx) => {
    await tx.updateTable('matches').set({ status: 'stopped', ended: services.now() }).where('id', '=', table.match).execute();
    await countEnding(tx, table.match, table.game, 'stopped');
  });
}
