import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@pocket-stadium/dice';
import { accept, type DiceSource, type Header, newHeader, type Result, type Seat } from '@pocket-stadium/kernel';
import type { CommandOf, Sit } from '@pocket-stadium/protocol';
import { same } from '../../ids.ts';
import { noteChairs } from '../../store/chairs.ts';
import { countBegun } from '../../store/tallies.ts';
import { giveUp, nextStep, startAnew } from '../dice/start.ts';
import { nameFor } from '../naming.ts';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { type Holder, type SeatData, seatHeaders, seriesOf, type TableData, withSeat } from '../table.ts';
import { no } from '../words.ts';

/** The person who sits down. */
export interface Sitter {
  readonly guest: string;
  readonly name: string;
  readonly program: boolean;
}

/** Sits down: on the seat that a link opens, on a given open seat, or on the first that is free. */
export async function sit(room: Room, sitter: Sitter, wish: Sit): Promise<Result<Seat>> {
  const { table } = room;
  const already = table.seats.findIndex(({ holder }) => holder.kind === 'person' && holder.guest === sitter.guest);
  const found = wish.secret === undefined ? freeSeat(table, wish.seat) : openedSeat(room, sitter, wish.secret);
  // The person asked twice, or from another device: the seat is theirs already.
  if (already >= 0 && (wish.seat === undefined || wish.seat === already) && wish.secret === undefined) return accept(already);
  if (!found.ok) return found;
  const seat = found.value;
  const before = table.seats[seat]?.holder;
  if (before?.kind === 'person') return accept(seat);
  const name = await nameFor(room.services, await seatName(room, sitter, wish.name ?? (before?.kind === 'invited' ? before.name : null)));
  if (!name.ok) return name;
  const holder: Holder = { kind: 'person', guest: sitter.guest, name: name.value, program: sitter.program, standIn: null, left: false };
  await room.save(withSeat(table, seat, { holder, string: null, ...handedOver(table.seats[seat]) }), (tx) =>
    noteChairs(tx, table.id, [sitter.guest]),
  );
  await beginIfReady(room);
  return accept(seat);
}

/** What somebody is called at this seat: as they or their host say, or as themselves where names are drawn. */
async function seatName({ services }: Room, sitter: Sitter, said: string | null): Promise<string> {
  return said === null || (await services.order.read()).names === 'drawn' ? sitter.name : said;
}

function freeSeat(table: TableData, wanted: Seat | undefined): Result<Seat> {
  const seat = wanted ?? table.seats.findIndex(({ holder }) => holder.kind === 'open');
  if (seat < 0 || seat >= table.seats.length) return no('no-seat-free');
  return table.seats[seat]?.holder.kind === 'open' ? accept(seat) : no('seat-taken', { seat });
}

/** An invitation changes hands: the person who made the table knew its link, and knows nothing of the one that the guest gets. */
function handedOver(data: SeatData | undefined): Partial<SeatData> {
  return data?.holder.kind === 'invited' ? { invitation: data.links, links: data.links + 1 } : {};
}

function openedSeat({ table, services }: Room, sitter: Sitter, secret: string): Result<Seat> {
  const opens = ({ chair }: SeatData, links: number) => same(secret, services.signer.seatSecret(table.id, chair, links));
  const held = table.seats.map((data, seat) => ({ data, seat })).filter(({ data: { holder } }) => holder.kind !== 'open');
  const open = held.find(({ data }) => data.holder.kind !== 'bot' && opens(data, data.links));
  if (open) return accept(open.seat);
  const used = held.find(({ data }) => data.invitation !== undefined && opens(data, data.invitation));
  if (!used) return no('wrong-secret');
  // The guest who sat down with it may ask twice.
  const { holder } = used.data;
  return holder.kind === 'person' && holder.guest === sitter.guest ? accept(used.seat) : no('invitation-used');
}

/** Shuts the seat's link and makes another. */
export async function renewLink(room: Room, seat: Seat): Promise<void> {
  const { links } = room.table.seats[seat] as SeatData;
  await room.save(withSeat(room.table, seat, { links: links + 1 }));
}

/** A seat's own string for the dice: taken only after the server has promised its seed, and only once. */
export async function contribute(room: Room, command: CommandOf<'string'>): Promise<Reply> {
  const { table, seedRow } = room;
  const { seat, string, commitment } = command;
  if (table.dice === 'hand' || !seedRow?.seed) return no('no-strings');
  if (table.fair) return no('reload');
  if (commitment !== commitmentOf(seedRow.seed)) return no('other-commitment');
  // The request came again, perhaps after a restart or when the match has begun: the first answer stands.
  if (table.seats[seat]?.string === string) return DONE;
  if (table.status !== 'gathering') return no('not-gathering');
  if (!isWellFormed(string)) return no('bad-string');
  const before = table.seats[seat]?.string ?? null;
  if (before !== null) return no('string-set');
  await room.save(withSeat(table, seat, { string }));
  await beginIfReady(room);
  return DONE;
}

/** Whether the text has UTF-8 bytes: half a surrogate pair has none. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text, 'utf8').toString('utf8') === text;
}

/** The person gets up. While a match runs the seat is kept for them. */
export async function leave(room: Room, { seat }: CommandOf<'leave'>): Promise<Reply> {
  const { table } = room;
  const data = table.seats[seat];
  if (data?.holder.kind !== 'person') return DONE;
  if (table.status === 'playing') {
    await room.save(withSeat(table, seat, { holder: { ...data.holder, left: true } }));
    return DONE;
  }
  const without = withSeat(table, seat, { holder: { kind: 'open' }, links: data.links + 1, string: null, rematch: false });
  const empty = without.seats.every(({ holder }) => holder.kind !== 'person');
  if (empty && table.status === 'gathering') await giveUp(room, without);
  // Once the transcript is out no string is dropped: getting up makes a new start.
  else if (!empty && table.status === 'gathering' && table.fair?.transcript) await startAnew(room, { seats: without.seats });
  else await room.save(empty ? { ...without, status: 'over' } : without);
  return DONE;
}

/** The match begins when every seat is taken and, with fair dice, has given its string. */
export async function beginIfReady(room: Room): Promise<void> {
  const { table, seedRow, services } = room;
  const game = services.games.get(table.game);
  if (table.status !== 'gathering' || !game || !seedRow) return;
  const taken = table.seats.every(({ holder }) => holder.kind === 'person' || holder.kind === 'bot');
  if (!taken) return;
  if (table.fair) {
    const header = await nextStep(room, table.fair);
    if (header) await begin(room, header);
    return;
  }
  const strings = table.seats.map(({ holder, string }) => (holder.kind === 'bot' ? randomBytes(16).toString('hex') : string));
  if (table.dice === 'fair' && strings.includes(null)) return;
  const dice: DiceSource =
    table.dice === 'fair' && seedRow.seed
      ? { kind: 'fair', commitment: commitmentOf(seedRow.seed), strings: strings.map(String) }
      : { kind: 'hand' };
  const date = new Date(services.now()).toISOString().slice(0, 10);
  const header = newHeader(game, {
    seats: seatHeaders(table.seats),
    options: table.options,
    dice,
    id: table.match,
    date,
    ...seriesOf(table),
  });
  if (!header.ok) throw new Error(header.problem.message.en);
  await begin(room, header.value);
}

async function begin(room: Room, header: Header): Promise<void> {
  const { table } = room;
  const sittings = table.seats.flatMap(({ holder }, seat) =>
    holder.kind === 'person' && holder.guest !== null ? [{ guest_id: holder.guest, match_id: table.match, table_id: table.id, seat }] : [],
  );
  await room.save({ status: 'playing' }, async (tx) => {
    await tx
      .updateTable('matches')
      .set({ header: JSON.stringify(header), status: 'playing' })
      .where('id', '=', table.match)
      .execute();
    if (sittings.length > 0) await tx.insertInto('sittings').values(sittings).execute();
    await countBegun(tx, table.game);
  });
}
