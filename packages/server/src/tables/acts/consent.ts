import type { Entry, Seat } from '@pocket-stadium/kernel';
import type { CommandOf, Offer } from '@pocket-stadium/protocol';
import { DONE, type Reply } from '../reply.ts';
import type { Room } from '../room.ts';
import { botAt, people } from '../table.ts';
import { no } from '../words.ts';
import { ready } from './play.ts';

/** A seat offers a draw, or agrees to one: both are the same request. */
export async function draw(room: Room, command: CommandOf<'draw'>, lag: number): Promise<Reply> {
  const match = await ready(room, command.n, lag);
  if (!match.ok) return match;
  const { game } = match.value.play;
  if (!game.about.draws) return no('no-draws', { game: game.about.names });
  if (room.table.seats.some((_, seat) => botAt(room.table, seat))) return no('bots-play-on');
  return agree(room, { kind: 'draw', seat: command.seat, n: command.n, agreed: [] }, { type: 'draw' }, command);
}

/** Going back is asked for by the seat whose moves it undoes, and agreed to by the others. */
export async function back(room: Room, command: CommandOf<'back'>, lag: number): Promise<Reply> {
  const match = await ready(room, command.n, lag);
  if (!match.ok) return match;
  const { play } = match.value;
  const { seat, n, to } = command;
  if (!play.backTargets().includes(to)) return no('back-too-far');
  const entry: Entry = { type: 'back', to };
  const correction = play.correction();
  if (correction?.to === to) {
    // Faces entered by hand are corrected at the table, where everybody sees it. Bots decide anew; people stand by what
    // they did.
    const people = correction.moves.some((move) => !botAt(room.table, move.seat));
    return people ? no('back-too-far') : room.append(entry, command.key, seat);
  }
  const undone = play.lastInForce();
  const offer: Offer = { kind: 'back', seat, n, to, agreed: [] };
  if (undone?.type === 'move' && undone.seat !== seat && !isSameOffer(room.table.offer, offer)) return no('back-too-far');
  return agree(room, offer, entry, command);
}

export async function decline(room: Room, _command: CommandOf<'decline'>): Promise<Reply> {
  if (!room.table.offer) return no('no-offer');
  await room.save({ offer: null });
  return DONE;
}

/** Adds a seat's consent; the entry is made when everybody has given it. */
async function agree(room: Room, wish: Offer, entry: Entry, { key, seat }: { key: string; seat: Seat }): Promise<Reply> {
  const { offer } = room.table;
  const before = offer && isSameOffer(offer, wish) ? offer : wish;
  const agreed = [...new Set([...before.agreed, seat])];
  if (people(room.table).every((person) => agreed.includes(person))) return room.append(entry, key, seat);
  await room.save({ offer: { ...before, agreed } });
  return DONE;
}

function isSameOffer(offer: Offer | null, wish: Offer): boolean {
  return offer !== null && offer.kind === wish.kind && offer.n === wish.n && offer.to === wish.to;
}
