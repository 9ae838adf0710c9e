import { type Entry, type Play, type Seat, sideOf, type Viewer } from '@pocket-stadium/rules';

export function isBot(play: Play, seat: Seat): boolean {
  return play.header.seats[seat]?.bot !== undefined;
}

export function namesOf(play: Play): string[] {
  return play.header.seats.map(({ name }) => name);
}

/** The seats of people, as the record knows them: on one device, those who play here. */
export function people(play: Play): Seat[] {
  return play.header.seats.flatMap((_, seat) => (isBot(play, seat) ? [] : [seat]));
}

/** Who looks at a shared screen: the only side of those who play here, else nobody in particular. */
export function viewerOf(play: Play, seats: readonly Seat[] = people(play)): Viewer {
  const sides = new Set(seats.map((seat) => sideOf(play.game, seat)));
  return sides.size === 1 ? (seats[0] as Seat) : 'spectator';
}

/** Somebody here who may look at faces that the viewer may not see. */
export function whoMayPeek(play: Play, here: readonly Seat[], viewer: Viewer, index: number): Seat | null {
  if (facesOf(play.seenBy(viewer)[index]) !== null) return null;
  return here.find((seat) => facesOf(play.seenBy(seat)[index]) !== null) ?? null;
}

/** The faces of an entry that is a roll; null while hidden. */
export function facesOf(entry: Entry | undefined): readonly number[] | null {
  return entry?.type === 'roll' ? entry.faces : null;
}

export interface TakeBack {
  readonly to: number;
  readonly what: 'roll' | 'move';
}

/** What somebody here may take back now: the own move made `last`, or the faces entered last with all that bots answered. */
export function takeBack(play: Play, here: readonly Seat[], bots: (seat: Seat) => boolean, last: Entry | undefined): TakeBack | null {
  const correction = play.correction();
  if (correction?.moves.every(({ seat }) => bots(seat))) return { to: correction.to, what: 'roll' };
  const [to] = play.moveTargets();
  return to !== undefined && last?.type === 'move' && here.includes(last.seat) ? { to, what: 'move' } : null;
}
