import type { CommandOf } from '@pocket-stadium/protocol';
import { newSecond } from '../dice/second.ts';
import { newMatchRow } from '../new-table.ts';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { people, rotated, type SeatData, withSeat } from '../table.ts';
import { no } from '../words.ts';
import { beginIfReady } from './gather.ts';

/** When all the people at the table want it, the next match gathers with the seats rotated. */
export async function rematch(room: Room, { seat }: CommandOf<'rematch'>): Promise<Reply> {
  if (room.table.status !== 'over') return no('not-over-yet');
  const table = withSeat(room.table, seat, { rematch: true });
  if (!people(table).every((person) => table.seats[person]?.rematch)) {
    await room.save(table);
    return DONE;
  }
  const match = newMatchRow(table, room.services.now());
  const seats = rotated(table.seats).map(cleared);
  const seed = room.seedRow?.seed ?? null;
  const fair = newSecond(match, seats.length, [], { before: seed === null ? null : { id: table.match, seed } });
  await room.save({ seats, fair, status: 'gathering', match: match.id, round: table.round + 1, offer: null }, async (tx) => {
    await tx.insertInto('matches').values(match).execute();
  });
  await beginIfReady(room);
  return DONE;
}

/** A seat ready for the next match; whoever left makes room. */
function cleared(data: SeatData): SeatData {
  const { holder } = data;
  const gone = holder.kind === 'person' && (holder.left || holder.standIn !== null);
  return { ...data, string: null, rematch: false, ...(gone ? { holder: { kind: 'open' }, links: data.links + 1 } : {}) };
}
