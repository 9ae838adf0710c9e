import { openHash } from '@pocket-stadium/dice';
import type { Result, Seat } from '@pocket-stadium/kernel';
import { accept } from '@pocket-stadium/kernel';
import type { CommandOf } from '@pocket-stadium/protocol';
import { missingSeats, promiseAt, type SecondDice } from '../dice/second.ts';
import { startAnew, waitedFor } from '../dice/start.ts';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { withSeat } from '../table.ts';
import { no } from '../words.ts';
import { beginIfReady } from './gather.ts';

/** The dice of a table that gathers, if the request answers their promise. */
function gathering({ table }: Room, promise: string): Result<SecondDice> {
  const { fair } = table;
  if (!fair) return no('no-strings');
  if (table.status !== 'gathering') return no('not-gathering');
  return promise === promiseAt(table, fair) ? accept(fair) : no('other-commitment');
}

/** A seat is ready: the hash of its string, which it may replace until the transcript is out. */
export async function giveHash(room: Room, { seat, promise, hash, instead }: CommandOf<'hash'>): Promise<Reply> {
  const found = gathering(room, promise);
  const holder = room.table.seats[seat]?.holder;
  // The request came again after the match had begun: the first answer stands.
  if (!found.ok) return wasGiven(room, seat, promise, hash) ? DONE : found;
  if (holder?.kind !== 'person' || holder.guest === null) return no('not-your-seat', { seat });
  const { guest } = holder;
  const second = found.value;
  const before = second.hashes[seat]?.guest === guest ? second.hashes[seat] : null;
  if (before && before.hash === hash) return DONE;
  if (second.transcript) return no('transcript-out');
  // Another device of the same person was first: it has the string.
  if (before && before.hash !== null && before.hash !== instead) return no('string-set');
  await room.save({ fair: { ...second, hashes: second.hashes.with(seat, { guest, hash }) } });
  await beginIfReady(room);
  return DONE;
}

function wasGiven({ table }: Room, seat: Seat, promise: string, hash: string | null): boolean {
  const { fair } = table;
  return !!fair && promise === promiseAt(table, fair) && fair.hashes[seat]?.hash === hash;
}

/** A seat's string, once the transcript is out. The match begins with the last one. */
export async function reveal(room: Room, { seat, promise, nonce, string }: CommandOf<'reveal'>): Promise<Reply> {
  const found = gathering(room, promise);
  if (!found.ok) return wasRevealed(room, seat, promise, nonce, string) ? DONE : found;
  const second = found.value;
  const hash = second.transcript?.hashes[seat] ?? null;
  if (!second.transcript || hash === null) return no('no-transcript');
  const opening = openHash(promise, seat, hash, { nonce, string });
  if (!opening.ok) return opening;
  if (second.openings[seat]) return DONE;
  await room.save({ fair: { ...second, openings: second.openings.with(seat, opening.value) } });
  await beginIfReady(room);
  return DONE;
}

/** Asked again after the match has begun, by another node or after a restart. */
function wasRevealed({ table }: Room, seat: Seat, promise: string, nonce: string, string: string): boolean {
  const { fair } = table;
  const opening = fair?.openings[seat];
  return fair?.transcript?.promise === promise && opening?.nonce === nonce && opening.string === string;
}

/**
 * A string is missing, and the others give the start up: after two minutes, or at once where they open the seat of
 * somebody who is away.
 */
export async function anew(room: Room, { promise, open }: CommandOf<'anew'>): Promise<Reply> {
  const found = gathering(room, promise);
  // Somebody else was faster, and that start is given up already.
  if (!found.ok) return found.problem.code === 'other-commitment' ? DONE : found;
  const second = found.value;
  const missing = missingSeats(second);
  if (!second.transcript || missing.length === 0) return no('nothing-missing');
  if (open !== undefined && !missing.includes(open)) return no('nothing-missing');
  await room.presence.lookAround();
  const gone = open !== undefined && room.audience.awayFor(open) > 0 && !room.audience.isHere(open);
  if (!gone && waitedFor(room, promise) < room.services.config.anewAfter) {
    return no('too-early', { seconds: room.services.config.anewAfter });
  }
  const { seats } = room.table;
  const seat = open === undefined ? undefined : seats[open];
  const change = seat && open !== undefined ? withSeat(room.table, open, { holder: { kind: 'open' }, links: seat.links + 1 }) : null;
  await startAnew(room, change ? { seats: change.seats } : {});
  return DONE;
}
