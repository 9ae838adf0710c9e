import { type Next, type Seat, sideOf, type Viewer, viewOf } from './game.ts';
import type { Entry } from './match.ts';
import type { Moment, Play } from './play.ts';
import { namesFor } from './tell.ts';
import type { Lang } from './words.ts';

/** What may be taken back: one's own move made last, or the faces entered last. */
export interface TakeBack {
  /** The entry to go back to. */
  readonly to: number;
  readonly what: 'roll' | 'move';
}

/** Who acts: somebody at this device, a bot, somebody elsewhere, or nobody any more. */
export type Actor = 'here' | 'bot' | 'elsewhere' | 'nobody';

/**
 * How one device sits at a match: which seats its people decide for, who looks at its screen, whose move it is, what
 * may be taken back and who may look at hidden dice. App and terminal both ask here.
 */
export class Seating {
  constructor(
    /** The match. Another fold of it may replace it. */
    private readonly match: { readonly play: Play },
    /** The seats that people at this device decide for. */
    readonly here: readonly Seat[],
    /** Whether a bot decides for a seat now. */
    readonly isBot: (seat: Seat) => boolean,
    /** What a seat is called now, where that is not what the record says; null where it is. */
    private readonly calledNow: (seat: Seat) => string | null = () => null,
  ) {}

  /** A match on one device: everybody whom the record does not call a bot plays here. */
  static ofRecord(match: { readonly play: Play }): Seating {
    return new Seating(match, peopleOf(match.play), (seat) => isBotOf(match.play, seat));
  }

  get names(): readonly string[] {
    return namesOf(this.match.play).map((name, seat) => this.calledNow(seat) ?? name);
  }

  /** The one person at this device; null where several share it, or where all only watch. */
  get you(): Seat | null {
    return this.here.length === 1 ? (this.here[0] ?? null) : null;
  }

  /** What the seats are called at this device: "you" for the one person who sits there. */
  namesIn(lang: Lang): readonly string[] {
    return namesFor(this.names, this.you, lang);
  }

  isHere(seat: Seat): boolean {
    return this.here.includes(seat);
  }

  actor(next: Next): Actor {
    if (next.kind === 'over') return 'nobody';
    if (this.isHere(next.seat)) return 'here';
    return this.isBot(next.seat) ? 'bot' : 'elsewhere';
  }

  /** Who looks at the screen: the only side of those who play here; a spectator where there are several. */
  get viewer(): Viewer {
    return viewerOf(this.match.play, this.here);
  }

  /** A state as somebody may know it at a moment. When the match is over everything is open. */
  view(state: unknown, as: Viewer, { next }: { readonly next: Next } = this.match.play): unknown {
    return viewIn({ game: this.match.play.game, next }, state, as);
  }

  /** The faces of an entry as somebody may see them at a moment; null where they are hidden, or where it is no roll. */
  faces(index: number, as: Viewer, moment?: Moment): readonly number[] | null {
    return facesOf(this.match.play.seenBy(as, moment)[index]);
  }

  /** The people here who see the faces of a roll that those who only watch may not see. */
  peekers(index: number, moment?: Moment): readonly Seat[] {
    if (this.faces(index, 'spectator', moment) !== null) return [];
    return this.here.filter((seat) => this.faces(index, seat, moment) !== null);
  }

  /** The latest roll that is hidden from those who only watch, by its index; null where there is none. */
  hiddenRoll(): number | null {
    const { game, state, entries } = this.match.play;
    if (!game.secrets || game.secrets(state) === 0) return null;
    const watched = this.match.play.seenBy('spectator');
    const index = watched.findLastIndex((entry, i) => entry !== entries[i]);
    return index < 0 ? null : index;
  }

  /** What somebody here may take back now. Moves that bots made since go with the faces: they decide anew. */
  takeBack(): TakeBack | null {
    const { play } = this.match;
    const correction = play.correction();
    if (correction?.moves.every(({ seat }) => this.isBot(seat))) return { to: correction.to, what: 'roll' };
    const last = play.lastInForce();
    if (last?.type !== 'move' || !this.isHere(last.seat)) return null;
    const [to] = play.moveTargets();
    return to === undefined ? null : { to, what: 'move' };
  }
}

/** A state of a match as somebody may know it. When the match is over everything is open. */
export function viewIn({ game, next }: Pick<Play, 'game' | 'next'>, state: unknown, as: Viewer): unknown {
  return next.kind === 'over' ? state : viewOf(game, state, as);
}

/** The first seat that no bot has: that of somebody alone; -1 where bots have all. */
export function firstPerson(seats: readonly { readonly bot?: unknown }[]): number {
  return seats.findIndex(({ bot }) => bot === undefined || bot === null);
}

export function namesOf({ header }: Play): readonly string[] {
  return header.seats.map(({ name }) => name);
}

/** Who looks at a screen that people of these seats share. By default all people of the record do. */
export function viewerOf(play: Play, seats: readonly Seat[] = peopleOf(play)): Viewer {
  const [first] = seats;
  const sides = new Set(seats.map((seat) => sideOf(play.game, seat, play.header.options)));
  return first !== undefined && sides.size === 1 ? first : 'spectator';
}

/** The faces of an entry that is a roll; null while hidden. */
export function facesOf(entry: Entry | undefined): readonly number[] | null {
  return entry?.type === 'roll' ? entry.faces : null;
}

function isBotOf({ header }: Play, seat: Seat): boolean {
  return header.seats[seat]?.bot !== undefined;
}

function peopleOf(play: Play): Seat[] {
  return play.header.seats.flatMap((_, seat) => (isBotOf(play, seat) ? [] : [seat]));
}
