import { type Entry, type Play, type Seat, sideOf, type Viewer } from '@pocket-stadium/rules';

export function isBot(play: Play, seat: Seat): boolean {
  return play.header.seats[seat]?.bot !== undefined;
}

export function namesOf(play: Play): string[] {
  return play.header.seats.map(({ name }) => name);
}

/** The seats of people at this device. */
export function people(play: Play): Seat[] {
  return play.header.seats.flatMap((_, seat) => (isBot(play, seat) ? [] : [seat]));
}

/** Who looks at a shared screen: the only side of people, else nobody in particular. */
export function viewerOf(play: Play): Viewer {
  const seats = people(play);
  const sides = new Set(seats.map((seat) => sideOf(play.game, seat)));
  return sides.size === 1 ? (seats[0] as Seat) : 'spectator';
}

/** A person who may look at faces that the viewer may not see. */
export function whoMayPeek(play: Play, viewer: Viewer, index: number): Seat | null {
  if (facesOf(play.seenBy(viewer)[index]) !== null) return null;
  return people(play).find((seat) => facesOf(play.seenBy(seat)[index]) !== null) ?? null;
}

/** The faces of an entry that is a roll; null while hidden. */
export function facesOf(entry: Entry | undefined): readonly number[] | null {
  return entry?.type === 'roll' ? entry.faces : null;
}

/** What a person may take back now: own moves, or faces entered by hand. */
export function takeBack(play: Play, last: Entry | undefined): { readonly to: number; readonly what: 'roll' | 'move' } | null {
  const [to] = play.backTargets();
  if (to === undefined || !last) return null;
  if (last.type === 'roll') return { to, what: 'roll' };
  return last.type === 'move' && !isBot(play, last.seat) ? { to, what: 'move' } : null;
}
