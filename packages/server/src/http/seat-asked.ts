import { accept, type Result, type Seat } from '@pocket-stadium/kernel';
import Type from 'typebox';
import { same } from '../ids.ts';
import type { Room } from '../tables/room.ts';
import { heldSeats } from '../tables/table.ts';
import { no } from '../tables/words.ts';
import { identityOf } from './identity.ts';
import type { Desk } from './route.ts';

export const SeatParameter = Type.String({ pattern: '^[0-9]{1,2}$' });

/** The secret of a seat's link. */
export function secretOf({ table, services }: Room, seat: Seat): string {
  const { chair, links } = table.seats[seat] ?? { chair: seat, links: 0 };
  return services.signer.seatSecret(table.id, chair, links);
}

/** A table, and the seats that the asker holds there. */
export async function visit({ services, lobby }: Desk, request: Parameters<typeof identityOf>[1], id: string) {
  const identity = await identityOf(services, request);
  if (!identity.ok) return identity;
  const room = await lobby.find(id);
  if (!room.ok) return room;
  // Another node may have changed it, so the store is asked who sits where.
  await room.value.fresh(async () => {});
  const seats = () => heldSeats(room.value.table, identity.value, services.signer);
  return accept({ room: room.value, seats, identity: identity.value });
}

/** The same for a seat that the asker holds, or to which they may still invite: they have the link. */
export async function visitSeat(
  desk: Desk,
  request: Parameters<typeof identityOf>[1],
  id: string,
  text: string,
): Promise<Result<{ room: Room; seat: Seat }>> {
  const visited = await visit(desk, request, id);
  if (!visited.ok) return visited;
  const { room, seats, identity } = visited.value;
  const seat = Number(text);
  const invites = room.table.seats[seat]?.holder.kind === 'invited' && identity.secrets.some((given) => same(given, secretOf(room, seat)));
  return invites || seats().includes(seat) ? accept({ room, seat }) : no('not-your-seat', { seat });
}
