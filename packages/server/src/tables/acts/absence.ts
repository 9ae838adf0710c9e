import { levelsOf } from '@pocket-stadium/bots';
import type { Seat } from '@pocket-stadium/kernel';
import type { CommandOf } from '@pocket-stadium/protocol';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { withSeat } from '../table.ts';
import { no } from '../words.ts';
import { ready } from './play.ts';

/** Whether the others may act: the person left, or has been away for as long as the table waits. */
async function isAbsent(room: Room, seat: Seat): Promise<boolean> {
  const { table, audience } = room;
  const holder = table.seats[seat]?.holder;
  if (holder?.kind !== 'person' || holder.standIn) return false;
  await room.presence.lookAround();
  return holder.left || audience.awayFor(seat) >= table.absentAfter * 1000;
}

export async function handOver(room: Room, { absent, level }: CommandOf<'hand-over'>): Promise<Reply> {
  const holder = room.table.seats[absent]?.holder;
  if (!room.match || room.match.play.over) return no('not-playing');
  if (holder?.kind !== 'person' || !(await isAbsent(room, absent))) return no('not-absent', { seat: absent });
  const [weakest] = levelsOf(room.table.game);
  const standIn = level ?? weakest;
  if (!standIn || !levelsOf(room.table.game).includes(standIn)) return no('no-such-level', { level: level ?? '' });
  await room.save(withSeat(room.table, absent, { holder: { ...holder, standIn } }));
  return DONE;
}

export async function claim(room: Room, { key, seat, n, absent }: CommandOf<'claim'>, lag: number): Promise<Reply> {
  const match = await ready(room, n, lag);
  if (!match.ok) return match;
  if (!(await isAbsent(room, absent))) return no('not-absent', { seat: absent });
  return room.append({ type: 'forfeit', seat: absent }, key, seat);
}

/** The person comes back and takes the kept seat over from the bot. */
export async function takeBackSeat(room: Room, { seat }: CommandOf<'return'>): Promise<Reply> {
  const holder = room.table.seats[seat]?.holder;
  if (holder?.kind !== 'person' || !(holder.standIn || holder.left)) return no('no-stand-in');
  await room.save(withSeat(room.table, seat, { holder: { ...holder, standIn: null, left: false } }));
  return DONE;
}
